"""The decorator that makes a function a page of the site."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import currentframe
from pathlib import Path
from typing import Any, TypeVar

import reflex as rx

from portfolio.content.pages import PageFile
from portfolio.paths import source_name

PageFunction = Callable[..., rx.Component]
Function = TypeVar("Function", bound=PageFunction)


@dataclass(frozen=True, slots=True)
class Declaration:
    """The declaration of a page in a file, not yet validated.

    Attributes:
        values: Values for the model ``PythonPage``.
        function: Returns what the page shows below its heading.
    """

    values: dict[str, Any]
    function: PageFunction


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
    """
    caller = currentframe()
    place = _place(route, caller.f_back if caller else None)
    values = {"title": title, "description": description, "nav": nav, "lettering": lettering}

    def declare(function: Function) -> Function:
        DECLARED[place] = Declaration({**values, "header": header}, function)
        return function

    return declare


def _place(route: str, frame: Any) -> PageFile:
    """Returns the place of the call that a stack frame is at."""
    file = Path(frame.f_code.co_filename)
    return PageFile(route, source_name(file) or str(file), frame.f_lineno)
