"""How drawings look that stand on pages as stickers: as they are, or drawn again by the build."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, Field, ValidationInfo, field_validator
from pydantic_core import PydanticCustomError

from portfolio.models.colour import parse_colour
from portfolio.models.theme.colors import SchemeColour
from portfolio.models.theme.part import ThemePart

MOST_INKS = 8
PRINT_INKS = 4
"""Red, blue, yellow, and the shadow of the paper."""


def _in_both_schemes(value: Any) -> Any:
    """Returns an ink that is one colour as the same in light and dark, once it is found to be one.

    So a mistake is said once, and not for both.
    """
    return (
        dict.fromkeys(("light", "dark"), parse_colour(value)) if isinstance(value, str) else value
    )


def _require_inks(value: Any) -> Any:
    if isinstance(value, list | tuple) and 1 <= len(value) <= MOST_INKS:
        return value
    message = "expected a list of 1 to {most} colours"
    raise PydanticCustomError(
        "inks", message, {"most": MOST_INKS, "fix": "write a list, such as [amber, red, blue]"}
    )


Ink = Annotated[SchemeColour, BeforeValidator(_in_both_schemes)]
"""A colour in light and dark; one colour alone is the same in both."""


class Sprites(ThemePart):
    """The mascot, the playground's sprites, and the stickers of pages, experiments and awards."""

    style: Literal["drawn", "pixels", "overprint"] = Field(
        description="`drawn`: as the files are. `pixels`: square pixels, 48 across and 96 for the "
        "mascot, in the inks and without the border of class `cut`; a line of "
        "`colors.stickerBorder` goes around them, and black and white are the darker and the "
        "lighter of `colors.text` and `colors.surface`. `overprint`: a print with two of the inks, "
        "lines a little out of register, on paper (`colors.stickerBorder`) cut with scissors."
    )
    inks: Annotated[
        tuple[Ink, ...],
        Field(min_length=1, max_length=MOST_INKS),
        BeforeValidator(_require_inks),
    ] = Field(
        description="The colours of `pixels`, as names of hues or of roles of `colors`, or with "
        "light and dark, such as `[accent, red, { light: blue, dark: sky }]`; a colour of a "
        "drawing becomes the ink of the nearest hue. For `overprint` four: red, blue, yellow, "
        "and the shadow of the paper."
    )

    @field_validator("inks")
    @classmethod
    def _require_four_for_a_print(
        cls, inks: tuple[SchemeColour, ...], info: ValidationInfo
    ) -> tuple[SchemeColour, ...]:
        if info.data.get("style") == "overprint" and len(inks) != PRINT_INKS:
            fix = "write red, blue, yellow and the shadow of the paper"
            raise PydanticCustomError("inks", "expected four inks for `overprint`", {"fix": fix})
        return inks
