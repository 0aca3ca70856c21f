"""The drawings that stand for the owner: the mascot, and what is beside the name."""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator

from portfolio.models.asset import DRAWING
from portfolio.models.meaning import Meaning

NONE = "none"
MASCOT = "mascot"
"""Word that a theme may say in the place of an address."""


def parse_mascot(value: str) -> str:
    """Returns the address of a drawing, or ``none``.

    Raises:
        ValueError: The value is neither.
    """
    if value == NONE or re.fullmatch(DRAWING, value):
        return value
    raise ValueError(f"expected the address of an SVG in assets/, or {NONE}")


def parse_logo(value: str) -> str:
    """Returns the address of a drawing, ``mascot`` or ``none``.

    Raises:
        ValueError: The value is none of these.
    """
    if value in {NONE, MASCOT} or re.fullmatch(DRAWING, value):
        return value
    raise ValueError(f"expected {MASCOT}, {NONE}, or the address of an SVG in assets/")


Mascot = Annotated[str, Meaning.ASSET, AfterValidator(parse_mascot)]
"""The address of a drawing, or ``none``."""

Logo = Annotated[str, Meaning.ASSET, AfterValidator(parse_logo)]
"""The address of a drawing, ``none``, or ``mascot``."""
