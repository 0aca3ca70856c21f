"""Pages fade into each other, unless reduced motion is preferred."""

from __future__ import annotations

import reflex as rx

from portfolio.theme.stylesheet import VIEW_TRANSITION


def view_transition() -> rx.Component:
    """Returns the rule, for the head of every page, behind its scripts.

    In a stylesheet of its own file it would come too late: Chromium then gives the transition up,
    with an error in the console.
    """
    return rx.el.style(VIEW_TRANSITION)
