"""Refuses pages that need a backend where there is none, and says what in them needs it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.pages import PageFile
from portfolio.errors import NOWHERE
from sandbox_islands.reflex_insides import BaseComponent, EventSpec, parts, state_of_vars

Render = Callable[[], rx.Component]

WAYS_OUT = (
    "put it into an island (docs/adding-an-island.md), keep the value in the browser with "
    "rx._x.client_state, or run a backend and set its address as api_url in rxconfig.py"
)


def without_state(route: str, render: Render, declared: PageFile | None = None) -> Render:
    """Returns a page's function that refuses components with state, and scripts that do not run.

    Args:
        route: The page's, for the error.
        render: Returns the page's component.
        declared: The place of a page in Python.

    Raises:
        ContentError: A component needs a backend, or is ``rx.script`` with code, which the
            security policy blocks; raised when the function is called.
    """

    @wraps(render)
    def checked() -> rx.Component:
        component = render()
        place = (declared.file, declared.line, 1) if declared else NOWHERE
        message = f"expected components that work without a backend, on {route}"
        uses = dict.fromkeys(_uses_of_state(component))
        errors = [Diagnostic(*place, "", message, it, WAYS_OUT) for it in uses]
        if any(map(_is_blocked_script, parts(component))):
            message = f"expected scripts that the security policy allows, on {route}"
            hint = "write rx.el.script, which stands in the page, or rx.script with src"
            errors.append(Diagnostic(*place, "", message, "rx.script with code", hint))
        if errors:
            raise ContentError(errors)
        return component

    return checked


def _uses_of_state(component: rx.Component) -> Iterator[str]:
    """Yields what kinds of components of a page use which states, in words."""
    for part in parts(component):
        if state := state_of(part):
            state_class = rx.State.get_class_substate(tuple(state.split(".")))
            yield f"{type(part).__name__} that uses {state_class.__name__}"


def _is_blocked_script(component: BaseComponent) -> bool:
    """Returns whether a component is ``rx.script`` with code, which React puts into the head."""
    scripts = component.children if type(component).__name__ == "Helmet" else []
    return any(isinstance(it, rx.el.Script) and it.children for it in scripts)


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
