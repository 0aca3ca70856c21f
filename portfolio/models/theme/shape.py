"""The shape of things: corners, lines, shadows, edges."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.theme.part import ThemePart

DEFAULT_RADIUS = 16
DEFAULT_EDGE = 8
"""Pixels for which the stylesheets are written; other values scale what they say."""


class Shape(ThemePart):
    """The shape of things, in CSS pixels."""

    radius: float = Field(
        description="Radius of the corners of cards; all others follow in proportion. 0 is square.",
        examples=[16],
        ge=0,
        le=40,
    )
    pill: bool = Field(description="Whether buttons and labels have round ends.")
    border: float = Field(description="Width of lines around cards.", examples=[3], ge=0, le=6)
    edge: float = Field(
        description="Width of the edge of screens, stickers and round buttons.",
        examples=[8],
        ge=0,
        le=12,
    )
    shadow: bool = Field(description="Whether cards and buttons cast shadows.")
    waves: bool = Field(description="Whether grounds end in waves; else the ends are straight.")
