"""Fields of a view of a site with notes."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.device_pictures import DevicePictures
from portfolio.models.section import Lead

Percent = Annotated[float, Field(ge=0, le=100)]
"""A share of the width or height of a picture."""


class Note(Model):
    """A note at a place in the picture. Places are percentages, from the picture's upper left."""

    x: Percent = Field(description="Percent from the left of the wide picture.", examples=[34.8])
    y: Percent = Field(description="Percent from the top of the wide picture.", examples=[8])
    tx: Percent | None = Field(
        None, description="Percent from the left of the tablet picture; else `x`.", examples=[50]
    )
    ty: Percent | None = Field(
        None, description="Percent from the top of the tablet picture; else `y`.", examples=[63]
    )
    nx: Percent | None = Field(
        None, description="Percent from the left of the phone picture; else `x`.", examples=[74]
    )
    ny: Percent | None = Field(
        None, description="Percent from the top of the phone picture; else `y`.", examples=[61]
    )
    title: str = Field(description="Title in a few words.", examples=["One place"], min_length=1)
    text: str = Field(
        description="Reason in a sentence.",
        examples=["Map and gauges share a screen: nobody changes pages in a storm."],
        min_length=1,
    )

    def places(self) -> dict[str, tuple[float, float]]:
        """Returns x and y in percent of the picture of each device."""
        return {
            "desktop": (self.x, self.y),
            "tablet": (_or(self.tx, self.x), _or(self.ty, self.y)),
            "mobile": (_or(self.nx, self.x), _or(self.ny, self.y)),
        }


class Anatomy(DevicePictures):
    """A view of a site with numbers in it, and a note for each."""

    kind: Literal["anatomy"]
    lead: Lead = Field("", examples=["A storm does not wait."])
    notes: tuple[Note, ...] = Field(
        description="Notes in the order of their numbers.", min_length=3, max_length=6
    )


def _or(value: float | None, default: float) -> float:
    return default if value is None else value
