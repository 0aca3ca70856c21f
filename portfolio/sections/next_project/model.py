"""Fields of the end of a case study."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from portfolio.models.link import Href
from portfolio.models.section import Section

CASE_STUDY_PREFIX = "/projects/"
"""Beginning of the address of a case study."""


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
        to_project = (self.btn_url or CASE_STUDY_PREFIX).startswith(CASE_STUDY_PREFIX)
        if not to_project and not (self.header and self.btn_label):
            raise ValueError("expected header and btnLabel with a btnUrl that is no case study")
        return self
