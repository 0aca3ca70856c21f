"""Pages fade into each other, unless reduced motion is preferred."""

from __future__ import annotations

import reflex as rx

from portfolio.theme.stylesheet import VIEW_TRANSITION


def view_transition() -> rx.Component:
    """Returns the rule, which comes first in the head of every page.

    Further down, or in a file, it may come too late: Chromium then gives the transition up, with an
    error in the console.
    """
    return rx.el.style(VIEW_TRANSITION)
