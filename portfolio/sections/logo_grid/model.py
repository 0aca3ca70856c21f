"""Fields of brand marks in a grid."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field

from portfolio.models.field_types import DisplayWidth
from portfolio.models.picture import Picture
from portfolio.models.section import BodySection, Heading


class Logo(Picture):
    """A brand mark, SVG or not; its alternative text is the brand's name."""

    @property
    def has_files(self) -> bool:
        """Whether the build makes files of it; the shapes of an SVG stand in the page."""
        return not self.is_vector


class LogoGrid(BodySection):
    """Brand marks in a grid."""

    kind: Literal["logo-grid"]
    title: Heading = Field(examples=["Twelve brands"])
    logos: tuple[Annotated[Logo, DisplayWidth(0)], ...] = Field(
        description="Brand marks, in order.", min_length=1
    )

    @property
    def inline_drawings(self) -> tuple[Path, ...]:
        """The files of the logos that are drawings."""
        return tuple(logo.file for logo in self.logos if logo.is_vector)
