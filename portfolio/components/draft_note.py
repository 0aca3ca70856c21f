"""The mark of a page or case study that only the development server shows."""

from __future__ import annotations

import reflex as rx

from portfolio.i18n.current import words


def draft_note(*, is_fixed: bool = False) -> rx.Component:
    """Returns the mark of a draft.

    Args:
        is_fixed: Whether it stays at the foot of the window, above what the page shows.
    """
    name = "draft-note draft-note--fixed" if is_fixed else "draft-note"
    return rx.el.p(words().layout.draft, class_name=name)
