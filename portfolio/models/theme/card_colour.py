"""The background of a card: a pastel of the theme by its name, or any colour."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from portfolio.models.colour import parse_colour
from portfolio.models.theme.colors import Pastels
from portfolio.models.theme.theme import DEFAULT, read_theme

NAMES = (*Pastels.model_fields,)


def parse_card_colour(value: str) -> str:
    """Returns the name of a pastel, or a colour as #rrggbb.

    Args:
        value: Value in the content.

    Raises:
        ValueError: The value is neither.
    """
    if value in NAMES:
        return value
    try:
        colour = parse_colour(value)
    except ValueError:
        names = ", ".join(NAMES)
        raise ValueError(f"expected one of {names}, or a colour such as #d2f4da") from None
    return _BY_VALUE.get(colour, colour)


_BY_VALUE = {it["light"]: name for name, it in read_theme(DEFAULT)["pastels"].items()}
"""Names of the default theme's pastels: sites made before pastels had names say their values."""

CardColour = Annotated[
    str,
    AfterValidator(parse_card_colour),
    Field(description="Pastel of the theme, or a CSS colour.", examples=["mint", "#d2f4da"]),
]
