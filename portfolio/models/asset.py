"""Addresses of files below ``assets/``, which are served as they are."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from portfolio.models.meaning import Meaning

AssetPath = Annotated[str, Meaning.ASSET]
"""Address of any file, e.g. ``/svg/bomb.svg``."""

StickerPath = Annotated[AssetPath, Field(pattern=r"^/svg/[\w-]+\.svg$")]
"""A drawing, served from ``/svg/``."""

DRAWING = r"^/[\w\-./]+\.svg$"
"""The address of a drawing anywhere below ``assets/``."""

OutlinePath = Annotated[AssetPath, Field(pattern=r"^/vertices/[\w-]+-path\.json$")]
"""A collision outline, an array of {x, y}, served from ``/vertices/``."""
