"""Sections of words: the hero, text, buttons, and the end of a case study."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field, ValidationInfo, model_validator

from portfolio.markdown.safe_html import to_html
from portfolio.models.field_types import BLACK, Color, Markdown
from portfolio.models.link import DeepHref, Href
from portfolio.models.picture import TabletPicture
from portfolio.models.sections.base import BodySection, Section
from portfolio.paths import CONTENT, OWN_ISLANDS

CASE_STUDY_PREFIX = "/projects/"
"""Beginning of the address of a case study."""


def _of_the_site(name: str, info: ValidationInfo) -> str:
    """Returns the name of an island that is there: beside the content, or in this site."""
    component = Path(name.replace("-", "_")) / "component.py"
    content = (info.context or {}).get("content", CONTENT)
    beside = content.parent / OWN_ISLANDS.name
    if not any((folder / component).exists() for folder in (beside, OWN_ISLANDS)):
        where = f"{OWN_ISLANDS.name}/{component.as_posix()}"
        raise ValueError(f"expected an island of this site; there is no {where}")
    return name


IslandName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$"), AfterValidator(_of_the_site)]
"""Name of an island of the site's own: its folder, with dashes."""


class Hero(Section):
    """Title, copy and a picture, or a component in its place."""

    kind: Literal["hero"]
    title: str = Field(description="Heading of the case study.", examples=["UDC"], min_length=1)
    copy_text: str = Field(
        alias="copy",
        description="Text below the heading, one or two sentences.",
        examples=["A lender's website."],
    )
    img_src: TabletPicture | None = Field(None, description="Picture beside the words.")
    hero_component: IslandName | None = Field(
        None,
        description="Name of an island of `islands/`, instead of a picture.",
        examples=["iag-logo"],
    )
    url: DeepHref | None = Field(None, description="Address of the website, opened in a new tab.")
    refresh_priority: int = Field(
        0, description="Order of measuring scroll positions; higher is earlier."
    )

    @model_validator(mode="after")
    def _one_visual(self) -> Hero:
        if bool(self.img_src) == bool(self.hero_component):
            raise ValueError("expected either imgSrc or heroComponent")
        return self


class Copy(BodySection):
    """A heading and a few paragraphs."""

    kind: Literal["copy"]
    title: str = Field(description="Heading.", examples=["One form for everyone"], min_length=1)
    body: Markdown = Field(
        description="Markdown: paragraphs, lists, links, emphasis.", min_length=1
    )
    align: Literal["left", "center"] = Field("left", description="Alignment of the words.")
    color: Color = Field(BLACK, description="Colour of the words; black follows the theme.")
    padding_top: int | None = Field(None, description="Padding above in pixels.", ge=0)
    padding_bottom: int | None = Field(None, description="Padding below in pixels.", ge=0)

    @property
    def html(self) -> str:
        """The body as safe HTML."""
        return to_html(self.body)


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
        to_project = (self.btn_url or CASE_STUDY_PREFIX).startswith(CASE_STUDY_PREFIX)
        if not to_project and not (self.header and self.btn_label):
            raise ValueError("expected header and btnLabel with a btnUrl that is no case study")
        return self
