"""The places in the code at which the components of a page were made."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import reflex as rx

from portfolio.paths import own_source_name, source_name
from sandbox_islands import reflex_insides
from sandbox_islands.reflex_insides import BaseComponent, components_in_props, made_components

Render = Callable[[], rx.Component]


class Place(NamedTuple):
    """A line of code.

    Attributes:
        file: File as messages call it.
        line: The line.
        made: Kind of the component that is made there.
        is_own: Whether the file is the site's, and not the engine's.
    """

    file: str
    line: int
    made: str = ""
    is_own: bool = False


UNKNOWN = Place("portfolio", 1)

Places = dict[int, Place]
"""The places of components, by ``id()``."""

_RECORDING = (Path(__file__), Path(reflex_insides.__file__))
_LIST_OF_PAGES = Path(__file__).with_name("site_pages.py")
"""Module that renders each page: what calls it is no part of one."""


def parts(
    component: BaseComponent, places: Places | None = None, outer: Place = UNKNOWN
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
        if place := caller():
            places[id(component)] = place._replace(made=type(component).__name__)

    with made_components(record):
        yield places


def caller() -> Place | None:
    """Returns the innermost call in the site's own code, or else in the engine's, for a page."""
    place, frame = None, sys._getframe()
    while frame := frame.f_back:
        file = Path(frame.f_code.co_filename)
        if file == _LIST_OF_PAGES:
            break
        if name := own_source_name(file):
            return Place(name, frame.f_lineno, is_own=True)
        if not place and file not in _RECORDING and (name := source_name(file)):
            place = Place(name, frame.f_lineno)
    return place
