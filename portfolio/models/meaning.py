"""The meaning of a field for the checks, carried by its type.

A type carries a meaning with ``Annotated``, e.g. ``Annotated[str, Meaning.LINK]``. The checks of
``portfolio/content/checks`` look for meanings, not for keys by name, so they include every new
field that has one of these types.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Meaning(Enum):
    """The meaning of a text."""

    LINK = auto()
    """Leads to a page or a section; within the site it has to exist."""
    DEEP_LINK = auto()
    """Leads to one thing; the front page of a site is a placeholder."""
    ASSET = auto()
    """Address of a file below ``assets/``; it has to exist, and a drawing has to be safe."""
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
