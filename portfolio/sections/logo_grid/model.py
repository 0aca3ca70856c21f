"""Fields of brand marks in a grid."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import (
    Picture,
)
from portfolio.models.section import BodySection, Heading
from portfolio.picture_files.measure import SVG_SUFFIX, Measures, measure_raster
from portfolio.picture_files.measure_svg import measure_vector


class Logo(Picture):
    """A brand mark, SVG or not; its alternative text is the brand's name."""

    @classmethod
    def _measured(cls, file: Path, src: str) -> Measures:
        return measure_vector(file) if file.suffix.lower() == SVG_SUFFIX else measure_raster(file)


class LogoGrid(BodySection):
    """Brand marks in a grid."""

    kind: Literal["logo-grid"]
    title: Heading = Field(examples=["Twelve brands"])
    logos: tuple[Annotated[Logo, DisplayWidth(0)], ...] = Field(
        description="Brand marks, in order.", min_length=1
    )
