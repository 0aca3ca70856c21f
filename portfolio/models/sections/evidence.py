"""Sections that show the work itself: its parts, how it grew, its figures, its colours."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field, model_validator

from portfolio.models.base import Model
from portfolio.models.field_types import CalendarDate, Color
from portfolio.models.picture import HalfPicture
from portfolio.models.sections.base import BodySection, Heading, Lead, Title
from portfolio.models.sections.pictures import DevicePictures

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


class Step(Model):
    """A round, and what it looked like."""

    title: str = Field(description="Name of the step.", examples=["Wireframe"], min_length=1)
    text: str = Field(
        description="Description of the step in a sentence.",
        examples=["List and map side by side, in the same order."],
        min_length=1,
    )
    image: HalfPicture = Field(description="Picture of the step's result; shown 8 wide and 5 high.")


class Process(BodySection):
    """Three to five rounds, from the first sketch to what was shipped; their pictures grow."""

    kind: Literal["process"]
    title: Heading = Field(examples=["A map that knows the way"])
    lead: Lead = Field("", examples=["Four rounds."])
    steps: tuple[Step, ...] = Field(description="Steps, in order.", min_length=3, max_length=5)


ChartValue = Annotated[Decimal, Field(ge=0, json_schema_extra={"type": "number"})]
"""A number that is shown with the digits that it is written with."""


class ChartPart(Model):
    """A part of what a chart shows, as a bar."""

    label: str = Field(description="Name of the part.", examples=["Pictures"], min_length=1)
    value: ChartValue = Field(description="Size of the part, in the chart's unit.", examples=[72])


class Chart(Model):
    """A figure, and the parts that it is made of."""

    title: str = Field(
        description="Name of what was measured.",
        examples=["Weight on a phone, 390 px"],
        min_length=1,
    )
    value: ChartValue = Field(description="Figure of the chart.", examples=[163])
    unit: str = Field("", description="Unit of the figures.", examples=["kB"])
    parts: tuple[ChartPart, ...] = Field(
        (), description="Parts of the figure, as bars.", max_length=8
    )
    note: str = Field("", description="Sentence below the chart.", examples=["Up to 0.1 is good."])


class Measurements(BodySection):
    """Up to three charts with the same scale, who measured, when, and a table of all figures."""

    kind: Literal["measurements"]
    title: Title = Field(examples=["Measured"])
    lead: str = Field(
        "", description="Sentence beside the title.", examples=["On the first visit."]
    )
    charts: tuple[Chart, ...] = Field(description="Charts, in order.", min_length=1, max_length=3)
    source: str = Field(
        description="Method of measuring, or where it can be read.",
        examples=["Lab measurement of the built page, compressed sizes"],
        min_length=1,
    )
    date: CalendarDate = Field(description="Date of measuring.", examples=["2026-11-21"])

    @model_validator(mode="after")
    def _comparable(self) -> Measurements:
        units = {chart.unit for chart in self.charts if chart.parts}
        if len(units) > 1:
            named = " and ".join(f"'{unit}'" for unit in sorted(units))
            raise ValueError(
                "expected one unit for all charts with parts, whose bars share a scale, "
                f"and these have {named}"
            )
        return self

    @property
    def labels(self) -> tuple[str, ...]:
        """The labels of all parts, each once, in order."""
        return tuple(dict.fromkeys(part.label for chart in self.charts for part in chart.parts))

    @property
    def greatest(self) -> Decimal:
        """The value whose bar has the whole length; 1 where there is none above 0."""
        values = (part.value for chart in self.charts for part in chart.parts)
        return max(values, default=Decimal(1)) or Decimal(1)


class Swatch(Model):
    """A colour of the design."""

    name: str = Field(description="Name of the colour.", examples=["Lime"], min_length=1)
    colour: Color = Field(description="Value of the colour.", examples=["#b6ee4c"])
    use: str = Field(description="Use of the colour.", examples=["the next step"], min_length=1)


class ButtonState(Model):
    """The look of a button in one state."""

    name: str = Field(description="Name of the state.", examples=["Hover"], min_length=1)
    background: Color = Field(description="Colour of the button.", examples=["#0a3324"])
    text: Color = Field(description="Colour of the button's words.", examples=["#ffffff"])
    focus: bool = Field(False, description="Whether the button has the outline of the focus.")


class DesignPalette(BodySection):
    """A specimen of the client's face, three to six colours, and the states of one button."""

    kind: Literal["palette"]
    title: Title = Field(examples=["One voice, five colours"])
    lead: str = Field(
        "", description="Sentence beside the title.", examples=["All is made of these."]
    )
    face: str = Field(
        description="Name of the client's face, as it is shown.",
        examples=["Caprasimo"],
        min_length=1,
    )
    letters: str = Field(
        "Aa", description="Letters of the specimen, very large.", min_length=1, max_length=3
    )
    sample: str = Field(
        description="Sentence in the client's face.", examples=["Put it to work."], min_length=1
    )
    colours: tuple[Swatch, ...] = Field(
        description="Colours of the design; the first is behind the specimen.",
        min_length=3,
        max_length=6,
    )
    button: str = Field(
        "", description="Words of the button whose states are shown.", examples=["Compare two"]
    )
    states: tuple[ButtonState, ...] = Field((), description="States of the button.", max_length=6)

    @model_validator(mode="after")
    def _with_button(self) -> DesignPalette:
        if bool(self.button) != bool(self.states):
            raise ValueError("expected button, its words, together with states, or neither")
        return self

    @property
    def client_words(self) -> tuple[str, ...]:
        """The specimen, the sentence and the button."""
        return (self.letters, self.sample, self.button)
