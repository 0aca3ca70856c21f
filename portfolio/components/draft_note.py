"""The mark of a page or case study that only the development server shows."""

from __future__ import annotations

import reflex as rx

DRAFT = "Draft: only the development server shows this page."


def draft_note(*, is_fixed: bool = False) -> rx.Component:
    """Returns the mark.

    Args:
        is_fixed: Whether it stays at the foot of the window, above what the page shows.
    """
    return rx.el.p(DRAFT, class_name="draft-note draft-note--fixed" if is_fixed else "draft-note")
