"""The model of a card of the experiments page."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Self

from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    ValidationInfo,
    WithJsonSchema,
    model_validator,
)

from portfolio.color import parse_color
from portfolio.models.base import Model
from portfolio.models.field_types import AssetPath, StickerPath
from portfolio.models.icon_name import IconName
from portfolio.models.link import Href
from portfolio.models.picture import HalfPicture
from portfolio.models.site.old_address import OldAddresses
from portfolio.models.theme.colors import Pastels

NAMES = (*Pastels.model_fields,)

DATE_FORMAT = "%Y%m%dT%H%M%S"

DATE_SCHEMA = {"type": "string", "pattern": r"^\d{8}T\d{6}$"}
"""The JSON Schema of a date, for editors."""


def _card_color(value: str, info: ValidationInfo) -> str:
    if value in NAMES:
        return value
    try:
        colour = parse_color(value)
    except ValueError:
        names = ", ".join(NAMES)
        raise ValueError(f"expected one of {names}, or a colour such as #d2f4da") from None
    pastels = (info.context or {}).get("pastels", {})
    return pastels.get(colour, colour)


CardColor = Annotated[
    str,
    AfterValidator(_card_color),
    Field(description="Pastel of the theme, or a CSS colour.", examples=["mint", "#d2f4da"]),
]


def _parse_date(value: object) -> object:
    if not isinstance(value, str):
        return value
    try:
        return datetime.strptime(value, DATE_FORMAT)
    except ValueError:
        raise ValueError("expected a date as yyyymmddThhmmss") from None


ExperimentDate = Annotated[datetime, BeforeValidator(_parse_date), WithJsonSchema(DATE_SCHEMA)]


class Experiment(Model):
    """A link to something playful, opened in a new tab.

    Validate with ``context={"pastels": Mapping[str, str]}``, the names of the default theme's
    pastels by their values, which follow light and dark, too.
    """

    title: str = Field(description="Title of the card.", examples=["Fill the beaker"], min_length=1)
    description: str = Field(description="Words on the card, one or two sentences.", min_length=1)
    tags: tuple[str, ...] = Field(description="Tags on the card.", examples=[["SVG", "GSAP"]])
    date: ExperimentDate = Field(
        description="Date and time of the experiment, as yyyymmddThhmmss.",
        examples=["20240518T093000"],
    )
    thumb: StickerPath = Field(
        description="Sticker on the card where it has no preview, an address below /svg/.",
        examples=["/svg/bomb.svg"],
    )
    full: AssetPath = Field(
        "",
        description="Larger picture that a link below the card opens, or nothing.",
        examples=["/pictures/beaker.webp"],
        pattern=r"^(/.+)?$",
    )
    preview: HalfPicture | None = Field(
        None, description="Picture of the experiment, 16 to 9; without it the sticker is large."
    )
    loop: AssetPath = Field(
        "",
        description="Short video without sound that plays over the preview below the pointer.",
        examples=["/loops/beaker.webm"],
        pattern=r"^(/.+\.(webm|mp4))?$",
    )
    wide: bool = Field(
        False,
        description="Whether the card is as wide as the page; the newest with a preview always is.",
    )
    url: Href
    icon: IconName = Field(
        description="Icon beside the title; docs/icons.md lists them.", examples=["flask"]
    )
    background_color: CardColor = Field(
        description="Colour behind the words: a pastel of the theme by its name, or any colour.",
        examples=["mint"],
    )

    draft: bool = Field(
        False, description="Whether only `make dev` shows the card, and no build has it."
    )
    aliases: OldAddresses = ()

    @model_validator(mode="after")
    def _has_a_preview_below_its_loop(self) -> Self:
        if self.loop and not self.preview:
            raise ValueError(
                "loop plays over the preview: expected `preview` too, which is seen until then"
            )
        return self

    @property
    def has_pastel(self) -> bool:
        """Whether the background is a pastel of the theme, which follows light and dark."""
        return self.background_color in NAMES


def newest_first(experiments: Iterable[Experiment]) -> tuple[Experiment, ...]:
    """Returns experiments in the order of the page."""
    return tuple(sorted(experiments, key=lambda it: it.date, reverse=True))
