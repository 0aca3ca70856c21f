"""The look of page titles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, ValidatorFunctionWrapHandler, WrapValidator
from pydantic_core import PydanticCustomError

from portfolio.color import parse_color
from portfolio.models.base import ThemePart
from portfolio.models.field_types import Color
from portfolio.models.theme_colors import SchemeColor

MAX_BANDS = 8


def _require_bands(value: Any) -> Any:
    if isinstance(value, list) and 2 <= len(value) <= MAX_BANDS:
        return value
    fix = "for letters of one colour write it twice, such as [red, red]"
    message = "expected a list of 2 to {most} colours"
    raise PydanticCustomError("gradient", message, {"most": MAX_BANDS, "fix": fix})


def _read_band(value: Any, _: ValidatorFunctionWrapHandler) -> str | SchemeColor:
    """Reads a colour or a pair, so that a mistake is said once and not for each of the two."""
    return parse_color(value) if isinstance(value, str) else SchemeColor.model_validate(value)


Band = Annotated[Color | SchemeColor, WrapValidator(_read_band)]
"""A colour; one alone is the same in light and dark."""

Gradient = Annotated[
    tuple[Band, ...],
    Field(min_length=2, max_length=MAX_BANDS),
    BeforeValidator(_require_bands),
]
"""Colours from top to bottom, or inks."""


class Gradients(ThemePart):
    """The colours of each page's title; your own pages have one of the four."""

    home: Gradient = Field(description="Colours of the home page's title.")
    projects: Gradient = Field(description="Colours of the projects page's title.")
    experiments: Gradient = Field(description="Colours of the experiments page's title.")
    resume: Gradient = Field(description="Colours of the resume page's title.")


TitleStyleName = Literal["sticker", "flat", "outline", "overprint", "grain", "text"]


class TitleStyle(ThemePart):
    """Style and colours of page titles."""

    style: TitleStyleName = Field(
        description="Style of page titles: bands of colour with an outline, a shadow and a border "
        "(`sticker`), alone (`flat`) or with an outline (`outline`); a print of inks whose plates "
        "have slipped (`overprint`); pixels whose colours fall and trickle down (`grain`); or "
        "words in the display face (`text`)."
    )
    gradients: Gradients = Field(
        description="Colours of page titles from top to bottom; one alone is the same in light "
        "and dark, the name of a role of `colors` stands for both of its own. In `overprint` the "
        "last is the fringe and the others are inks: each line is printed in one, in turn, with "
        "dots of the next. In `grain` the last of three or more is that of the grains that "
        "trickle down."
    )
