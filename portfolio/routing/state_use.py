"""Refuses pages that need a backend where there is none, and says which component needs it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.paths import source_name
from sandbox_islands import reflex_insides
from sandbox_islands.reflex_insides import (
    BaseComponent,
    EventSpec,
    components_in_props,
    made_components,
    state_of_vars,
)

Render = Callable[[], rx.Component]
Place = tuple[str, int, str]
"""File and line at which a component was made, and its kind."""

Places = dict[int, Place]
"""The places of components, by ``id()``."""

WAYS_OUT = (
    "put it into an island (docs/adding-an-island.md), keep the value in the browser with "
    "rx._x.client_state, or run a backend and set its address as api_url in rxconfig.py"
)


def without_state(route: str, render: Render) -> Render:
    """Returns a page's function that refuses components with state.

    Args:
        route: The page's, for the error.
        render: Returns the page's component.

    Raises:
        ContentError: A component needs a backend; raised when the function is called.
    """

    @wraps(render)
    def checked() -> rx.Component:
        component = render()
        if any(_state_of(part) for part, _ in parts(component)):
            raise ContentError(_state_errors(route, render))
        return component

    return checked


def _state_errors(route: str, render: Render) -> list[Diagnostic]:
    """Renders a page and returns an error for each place that makes a component with state."""
    with recorded_places() as places:
        component = render()
    found: dict[Place, Diagnostic] = {}
    for part, (file, line, name) in parts(component, places):
        if state := _state_of(part):
            message = f"expected a component that works without a backend, on {route}"
            state_class = rx.State.get_class_substate(tuple(state.split(".")))
            used = f"{name} that uses {state_class.__name__}"
            error = Diagnostic(file, line, 1, "", message, used, WAYS_OUT)
            found.setdefault((file, line, name), error)
    return [*found.values()]


def _state_of(component: BaseComponent) -> str:
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


def parts(
    component: BaseComponent, places: Places | None = None, outer: Place = ("portfolio", 1, "")
) -> Iterator[tuple[BaseComponent, Place]]:
    """Yields a component and all that is in it and in its props, each with its place.

    Args:
        component: The component.
        places: Places where components were made. Text and vars have the place of what they are in.
        outer: The place of what the component is in.
    """
    place = (places or {}).get(id(component), outer)
    yield component, place
    for part in (*component.children, *components_in_props(component)):
        yield from parts(part, places, place)


@contextmanager
def recorded_places() -> Iterator[Places]:
    """Records where the components that are made within the block are made."""
    places: Places = {}
    made: list[rx.Component] = []

    def record(component: rx.Component) -> None:
        made.append(component)  # Keeps the id() from being used again.
        places[id(component)] = (*_caller(), type(component).__name__)

    with made_components(record):
        yield places


def _caller() -> tuple[str, int]:
    """Returns file and line of the innermost call in this project, apart from the recording."""
    recording = (Path(__file__), Path(reflex_insides.__file__))
    frame = sys._getframe()
    while frame := frame.f_back:
        file = Path(frame.f_code.co_filename)
        if file not in recording and (name := source_name(file)):
            return name, frame.f_lineno
    return "portfolio", 1
