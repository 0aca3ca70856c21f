"""A picture in the text of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import field_validator

from portfolio.models.picture.picture import Picture, located
from portfolio.models.picture.size import VECTOR, Measures, measure_raster, measure_vector

ASSETS = "assets"


class PagePicture(Picture):
    """A picture beside the page, or one of ``assets/`` if its address starts with a slash.

    A drawing (SVG) has to be in ``assets/``, since it is served as it is.
    """

    @field_validator("alt")
    @classmethod
    def _described(cls, alt: str) -> str:
        if not alt:
            raise ValueError("expected words between the brackets: what the picture shows")
        return alt

    @property
    def is_asset(self) -> bool:
        """Whether the picture lies in ``assets/``."""
        return self.src.startswith("/")

    @classmethod
    def _located(cls, src: str, context: dict[str, Any]) -> Path:
        if not src.startswith("/"):
            return super()._located(src, context)
        assets = context.get("content", Path()).parent / ASSETS
        return located(src.lstrip("/"), assets, assets)

    @classmethod
    def _measured(cls, file: Path, src: str) -> Measures:
        served = src.startswith("/") and file.suffix.lower() == VECTOR
        return measure_vector(file) if served else measure_raster(file)
