"""Types of fields, each with its role for the checks.

A type carries a role with ``Annotated``, e.g. ``Annotated[str, FieldRole.LINK]``. The checks of
``portfolio/content/checks`` look for roles, not for keys by name, so they include every new field
that has one of these types.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto
from typing import Annotated

from pydantic import AfterValidator, Field

from portfolio.color import parse_color
from portfolio.invisible_characters import describe
from portfolio.models.partial_date import PartialDate

DRAWING = r"^/[\w\-./]+\.svg$"
"""The address of a drawing anywhere below ``assets/``."""

NO_DRAWING = "none"
BACKSLASH = "\\"

MASCOT = "mascot"
"""Word that a theme may say in the place of an address."""

BLACK, WHITE, GREY = "#000000", "#ffffff", "#f2f2f2"
"""Colours of words, of a section and of every other section. As values of the content they stand
for the theme's own, which follow light and dark."""


class FieldRole(Enum):
    """The role of a text for the checks."""

    LINK = auto()
    """Leads to a page or a section; within the site it has to exist."""
    ASSET = auto()
    """Address of a file below ``assets/``; it has to exist, and a drawing has to be safe."""
    OLD_ADDRESS = auto()
    """Address of this site that something had before; nothing else may have it."""
    FILE = auto()
    """Name of a file beside the one that names it."""
    ANCHOR = auto()
    """Id of an element of the page, which links may lead to."""
    MARKDOWN = auto()
    """Is rendered as Markdown; its links are checked as links."""
    ALT_TEXT = auto()
    """Alternative text of a picture; an empty one is reported."""
    LETTERING = auto()
    """Is drawn as stickers; it has to have a visible letter."""
    NAME = auto()
    """Name of a person; it is the same in every language."""
    ORGANISATION = auto()
    """Name of an employer or a school; a description such as "An agency" is a placeholder."""


@dataclass(frozen=True, slots=True)
class DisplayWidth:
    """The width at which a picture is shown, on a screen of one pixel a point.

    Attributes:
        pixels: A narrower picture looks soft and is reported; 0 accepts any.
    """

    pixels: int


Markdown = Annotated[str, FieldRole.MARKDOWN]

AltText = Annotated[str, FieldRole.ALT_TEXT]
"""The alternative text of a picture."""


def _file_name(value: str) -> str:
    if not value.strip():
        raise ValueError("expected the name of a file")
    if BACKSLASH in value:
        found = describe(BACKSLASH)
        raise ValueError(f"expected / between folders and a name without {found}")
    return value


FileName = Annotated[str, FieldRole.FILE, AfterValidator(_file_name)]
"""Name of a file beside the one that names it, or its path from there."""

Lettering = Annotated[str, FieldRole.LETTERING]
"""Words that are drawn as stickers, letter by letter."""

Name = Annotated[str, FieldRole.NAME]
"""The name of a person."""

Organisation = Annotated[str, FieldRole.ORGANISATION]
"""The name of an employer or a school."""

AssetPath = Annotated[str, FieldRole.ASSET]
"""Address of any file, e.g. ``/svg/bomb.svg``."""

DrawingPath = Annotated[AssetPath, Field(pattern=DRAWING)]
"""A drawing anywhere below ``assets/``."""

StickerPath = Annotated[AssetPath, Field(pattern=r"^/svg/[\w-]+\.svg$")]
"""A drawing, served from ``/svg/``."""

OutlinePath = Annotated[AssetPath, Field(pattern=r"^/vertices/[\w-]+-path\.json$")]
"""A collision outline, an array of {x, y}, served from ``/vertices/``."""


def _calendar_date(value: str) -> str:
    if value.count("-") == 2:
        try:
            date.fromisoformat(value)
        except ValueError as error:
            raise ValueError("expected a day that the calendar has") from error
    return value


CalendarDate = Annotated[PartialDate, AfterValidator(_calendar_date)]
"""A partial date whose day is shown, and therefore has to exist."""


def _mascot(value: str) -> str:
    if value == NO_DRAWING or re.fullmatch(DRAWING, value):
        return value
    raise ValueError(f"expected the address of an SVG in assets/, or {NO_DRAWING}")


def _logo(value: str) -> str:
    if value in {NO_DRAWING, MASCOT} or re.fullmatch(DRAWING, value):
        return value
    raise ValueError(f"expected {MASCOT}, {NO_DRAWING}, or the address of an SVG in assets/")


MascotAddress = Annotated[str, FieldRole.ASSET, AfterValidator(_mascot)]
"""The address of a drawing, or ``none``."""

LogoAddress = Annotated[str, FieldRole.ASSET, AfterValidator(_logo)]
"""The address of a drawing, ``none``, or ``mascot``."""

Color = Annotated[
    str,
    AfterValidator(parse_color),
    Field(description="CSS colour: #rgb, #rrggbb or a name.", examples=["#ffe14a", "black"]),
]
