"""Refuses pages that need a backend where there is none, and says which component needs it."""

from __future__ import annotations

from functools import wraps

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.routing.places import UNKNOWN, Place, Render, parts, recorded_places
from sandbox_islands.reflex_insides import BaseComponent, EventSpec, state_of_vars

WAYS_OUT = (
    "put it into an island (docs/adding-an-island.md), keep the value in the browser with "
    "rx._x.client_state, or run a backend and set its address as api_url in rxconfig.py"
)


def without_state(route: str, render: Render, declared: Place = UNKNOWN) -> Render:
    """Returns a page's function that refuses components with state.

    Args:
        route: The page's, for the error.
        render: Returns the page's component.
        declared: The place of what the page does by itself, such as when it is opened.

    Raises:
        ContentError: A component needs a backend; raised when the function is called.
    """

    @wraps(render)
    def checked() -> rx.Component:
        component = render()
        if any(state_of(part) for part, _ in parts(component)):
            raise ContentError(_state_errors(route, render, declared))
        return component

    return checked


def _state_errors(route: str, render: Render, declared: Place) -> list[Diagnostic]:
    """Renders a page and returns an error for each place that makes a component with state."""
    with recorded_places() as places:
        component = render()
    found: dict[Place, Diagnostic] = {}
    for part, place in parts(component, places, declared):
        if state := state_of(part):
            message = f"expected a component that works without a backend, on {route}"
            state_class = rx.State.get_class_substate(tuple(state.split(".")))
            used = f"{place.made} that uses {state_class.__name__}"
            error = Diagnostic(place.file, place.line, 1, "", message, used, WAYS_OUT)
            found.setdefault(place, error)
    return [*found.values()]


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
