"""The sticker button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import reflex as rx

from portfolio.components.icon import icon
from portfolio.components.link import link
from portfolio.components.visually_hidden import visually_hidden
from portfolio.models.icon import Icon


def button(
    label: str,
    href: str,
    *,
    about: str = "",
    quiet: bool = False,
    mark: Icon | None = None,
    anchor: Callable[..., rx.Component] = link,
    **props: Any,
) -> rx.Component:
    """Returns a link that looks and peels like a sticker.

    Args:
        label: What it says.
        href: Where it leads.
        about: Goes on after the label, heard but not seen.
        quiet: White instead of lemon; one loud button a view.
        mark: An icon before the label.
        anchor: Makes the link; ``new_tab`` where it must open in one.
        **props: Further properties of the anchor.
    """
    more = [visually_hidden(f" {about}")] if about else []
    children = [*([icon(mark)] if mark else []), label, *more]
    kind = "button button--quiet" if quiet else "button"
    return anchor(*children, href=href, class_name=kind, **props)
