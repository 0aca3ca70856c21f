"""Fields of phones side by side."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.section import BodySection, Heading


class PhoneScreen(Picture):
    """A phone of several, with a word about it."""

    caption: str = Field(
        "",
        description="Decision that the screen shows; the alternative text says what is to be seen.",
        examples=["Four answers, one tap: nobody types with gloves on"],
    )


class MobileShowcase(BodySection):
    """Phones side by side, each in a card with its caption."""

    kind: Literal["mobile-showcase"]
    title: Heading = Field(examples=["In the hand"])
    images: tuple[Annotated[PhoneScreen, DisplayWidth(390)], ...] = Field(
        description="Pictures of phone screens.", min_length=2, max_length=5
    )
