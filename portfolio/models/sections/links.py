"""Sections that lead on."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.link import Href
from portfolio.models.sections.base import BodySection, Section

PROJECTS = "/projects/"
"""Beginning of the address of a case study."""


class TwoButtons(BodySection):
    """Two buttons side by side; below a video that they follow, on its background."""

    kind: Literal["two-buttons"]
    btn01_label: str = Field(description="Words on the first button.", examples=["Launch Project"])
    btn01_url: Href
    btn02_label: str = Field(description="Words on the second button.", examples=["More Info"])
    btn02_url: Href
    btn02_about: str = Field(
        default="",
        description="Words after the second button's label, for screen readers only.",
        examples=["about the prize draw"],
    )


class NextProject(Section):
    """The end of a case study: the next one, or all of them.

    What is left out is that of the next project in the list; the last one leads to the first.
    """

    kind: Literal["next-project"]
    header: str = Field("", description="Name of the next project.", examples=["UDC"])
    copy_text: str = Field("", alias="copy", description="Sentence about the next project.")
    btn_url: Href | None = Field(
        None,
        description="Address that the button leads to; without it, to the next project in the "
        "list.",
    )
    btn_label: str = Field("", description="Words on the button.", examples=["UDC casestudy"])

    @model_validator(mode="after")
    def _named(self) -> NextProject:
        to_project = (self.btn_url or PROJECTS).startswith(PROJECTS)
        if not to_project and not (self.header and self.btn_label):
            raise ValueError("expected header and btnLabel with a btnUrl that is no case study")
        return self
