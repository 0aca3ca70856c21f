"""Gives a page that shows toasts of Reflex the component that draws them."""

from __future__ import annotations

from functools import wraps

import reflex as rx

from portfolio.routing.places import Render, parts
from portfolio.routing.state_use import state_of
from sandbox_islands.reflex_insides import calls_toast

TOASTER = "Toaster"
"""Name of the component, which npm's package sonner exports."""


def with_toaster(render: Render) -> Render:
    """Returns a page's function whose toasts are drawn.

    Reflex has the drawing component in every page. Here it is in a page with an event that shows a
    toast, and in one with state, because events of a backend may show one too.

    Args:
        render: Returns the page's component.
    """

    @wraps(render)
    def complete() -> rx.Component:
        component = render()
        found = [part for part, _ in parts(component) if isinstance(part, rx.Component)]
        is_drawn = any(part.tag == TOASTER for part in found)
        if is_drawn or not any(calls_toast(part) or state_of(part) for part in found):
            return component
        return rx.fragment(component, rx.toast.provider())

    return complete
