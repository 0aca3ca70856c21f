"""The decorator that makes a function a page of the site."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import currentframe
from pathlib import Path
from typing import Any, TypeVar

import reflex as rx

from portfolio.content.pages import PageFile
from portfolio.errors import Place
from portfolio.paths import source_name
from sandbox_islands.reflex_insides import EventType

PageFunction = Callable[..., rx.Component]
Function = TypeVar("Function", bound=PageFunction)


@dataclass(frozen=True, slots=True)
class Declaration:
    """The declaration of a page in a file, not yet validated.

    Attributes:
        values: Values for the model ``PythonPage``.
        function: Returns what the page shows below its heading.
        on_load: Events of Reflex that happen when the page is opened.
    """

    values: dict[str, Any]
    function: PageFunction
    on_load: Any = None


DECLARED: dict[PageFile, Declaration] = {}
"""The pages of all modules that have been imported."""


def page(
    route: str,
    *,
    title: str,
    description: str,
    nav: str = "",
    lettering: str = "",
    header: bool = True,
    image: str = "",
    meta: Sequence[Mapping[str, str]] = (),
    aliases: Sequence[str] = (),
    on_load: EventType[()] | None = None,
) -> Callable[[Function], Function]:
    """Makes a function a page, with its route, head, heading, previews and link.

    The function returns what the page shows below its heading: any component. It may take one
    argument, ``content``, which is everything that ``content/`` says.

    Args:
        route: Address of the page, e.g. ``/about``.
        title: Name of the page, which is also the heading.
        description: Sentence below the heading, in search results and shared links.
        nav: Label of its link in the navigation; without it there is none.
        lettering: Words to draw as the heading, if not the title.
        header: Whether the heading is drawn above the content; without it the function returns
            the page's ``h1`` itself.
        image: Address of a picture in ``assets/`` for link previews, in place of the drawn one.
        meta: Further meta elements of the head, such as ``{"name": "keywords", "content": "…"}``.
        aliases: Addresses of this site that the page had before; they lead on to it.
        on_load: What happens when the page is opened, as ``on_load`` of Reflex.
    """
    caller = currentframe()
    place = _place(route, caller.f_back if caller else None)
    values = {
        "title": title,
        "description": description,
        "nav": nav,
        "lettering": lettering,
        "header": header,
        "image": image,
        "meta": meta,
        "aliases": aliases,
    }

    def declare(function: Function) -> Function:
        DECLARED[place] = Declaration(values, function, on_load)
        return function

    return declare


def page_at(route: str) -> Place | None:
    """Returns the place of the function of a page, if it is written in Python."""
    found = (it for it in DECLARED if it.route == f"/{route.strip('/')}")
    return next(((place.file, place.line, 1) for place in found), None)


def _place(route: str, frame: Any) -> PageFile:
    """Returns the place of the call that a stack frame is at."""
    file = Path(frame.f_code.co_filename)
    return PageFile(route, source_name(file) or str(file), frame.f_lineno)
