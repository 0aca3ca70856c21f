"""Refuses pages that need a backend where there is none, and says what in them needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.pages import PageFile
from sandbox_islands.reflex_insides import BaseComponent, EventSpec, parts, state_of_vars

Render = Callable[[], rx.Component]

WAYS_OUT = (
    "put it into an island (docs/adding-an-island.md), keep the value in the browser with "
    "rx._x.client_state, or run a backend and set its address as api_url in rxconfig.py"
)


def without_state(route: str, render: Render, declared: PageFile | None = None) -> Render:
    """Returns a page's function that refuses components with state.

    Args:
        route: The page's, for the error.
        render: Returns the page's component.
        declared: The place of a page in Python.

    Raises:
        ContentError: A component needs a backend; raised when the function is called.
    """

    @wraps(render)
    def checked() -> rx.Component:
        component = render()
        if uses := [*dict.fromkeys(_uses_of_state(component))]:
            place = (declared.file, declared.line, 1) if declared else ("", 0, 0)
            message = f"expected components that work without a backend, on {route}"
            raise ContentError(Diagnostic(*place, "", message, it, WAYS_OUT) for it in uses)
        return component

    return checked


def _uses_of_state(component: rx.Component) -> Iterator[str]:
    """Yields what kinds of components of a page use which states, in words."""
    for part in parts(component):
        if state := state_of(part):
            state_class = rx.State.get_class_substate(tuple(state.split(".")))
            yield f"{type(part).__name__} that uses {state_class.__name__}"


def state_of(component: BaseComponent) -> str:
    """Returns the full name of a state that a component itself reads or changes, or nothing."""
    if not isinstance(component, rx.Component):
        return ""
    if state := state_of_vars(component):
        return state
    for chain in component.event_triggers.values():
        for event in chain.events if isinstance(chain, rx.EventChain) else ():
            if isinstance(event, EventSpec) and event.handler.state_full_name:
                return event.handler.state_full_name
    return ""
