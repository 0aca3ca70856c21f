"""Fields of charts with a table of their figures."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import Field, model_validator

from portfolio.models.base import Model
from portfolio.models.field_types import CalendarDate
from portfolio.models.section import BodySection, Title

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
