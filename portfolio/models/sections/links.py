"""Sections that lead on."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from portfolio.models.link import Href
from portfolio.models.sections.base import Section


class TwoButtons(Section):
    """Two buttons side by side."""

    kind: Literal["two-buttons"]
    btn01_label: str = Field(description="The first button.", examples=["Launch Project"])
    btn01_url: Href
    btn02_label: str = Field(description="The second button.", examples=["More Info"])
    btn02_url: Href
    btn02_about: str = Field(
        default="",
        description="Words after the second button's label, for screen readers only.",
        examples=["about the prize draw"],
    )


class NextProject(Section):
    """The end of a case study: the next one, or all of them."""

    kind: Literal["next-project"]
    header: str = Field(description="The next project's name.", examples=["UDC"])
    copy_text: str = Field(alias="copy", description="A sentence about it.")
    btn_url: Href
    btn_label: str = Field(description="The button.", examples=["UDC casestudy"])
