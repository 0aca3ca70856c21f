"""Refuses links and pictures of the owner's components that lead nowhere."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import wraps
from urllib.parse import unquote

import reflex as rx

from portfolio.content.checks.taken_addresses import MADE_FOLDERS
from portfolio.content.diagnostics import ContentError, Diagnostic, format_value
from portfolio.content.routes import BUILT_FILES, path_of, served_files, served_routes
from portfolio.content.suggest import closest
from portfolio.models.content import Content
from portfolio.paths import ASSETS, BUILT_ASSETS
from portfolio.routing.places import Render, parts, recorded_places
from sandbox_islands.reflex_insides import BaseComponent, literal_value

EXPECTED = {
    **dict.fromkeys(("href", "to"), "expected a page of this site or a file in assets/"),
    **dict.fromkeys(("src", "poster"), "expected a file in assets/"),
}
"""What to expect, by the props that hold an address; ``to`` is that of React Router's links."""

_MADE = (*MADE_FOLDERS, "/icons/", *(f"/{name}/" for name in BUILT_ASSETS))
"""Beginnings of the addresses of files that a build makes."""


def known_addresses(content: Content, pages: Iterable[str]) -> frozenset[str]:
    """Returns every address of the site that a component may name.

    Args:
        content: The content of the site.
        pages: Routes of all pages.
    """
    prefixes = [language.site.prefix for language in content.languages]
    files = (f"{prefix}/{name}" for prefix in prefixes for name in BUILT_FILES)
    return frozenset({*pages, *files, *served_routes(served_files(ASSETS))})


def with_known_addresses(render: Render, known: Collection[str]) -> Render:
    """Returns a page's function that refuses addresses which the site does not have.

    Those of the engine's own components come from content, which is checked by itself.

    Args:
        render: Returns the page's component.
        known: The addresses that the site has.

    Raises:
        ContentError: An address is not known; raised when the function is called.
    """

    @wraps(render)
    def checked() -> rx.Component:
        component = render()
        is_dead = any(any(_dead(part, known)) for part, _ in parts(component))
        if is_dead and (errors := [*_errors(render, known)]):
            raise ContentError(errors)
        return component

    return checked


def _errors(render: Render, known: Collection[str]) -> Iterator[Diagnostic]:
    """Renders a page and yields an error for each unknown address, where it is written."""
    with recorded_places() as places:
        component = render()
    for part, place in parts(component, places):
        for prop, address in _dead(part, known) if place.is_own else ():
            similar = closest(path_of(address), known, cutoff=0.3)
            hint = f"nearest is {similar}" if similar else ""
            line = (place.file, place.line, 1)
            name = "href" if prop == "to" else prop
            yield Diagnostic(*line, name, EXPECTED[prop], format_value(address), hint)


def _dead(component: BaseComponent, known: Collection[str]) -> Iterator[tuple[str, str]]:
    """Yields the props of a component that hold an address of the site that it does not have."""
    for prop in EXPECTED:
        address = literal_value(getattr(component, prop, None))
        # Two slashes begin the address of another site.
        if isinstance(address, str) and address.startswith("/") and address[1:2] != "/":
            path = path_of(address)
            is_known = path in known or unquote(path) in known
            if not is_known and not path.startswith(_MADE):
                yield prop, address
