"""A case study and its entry in the list."""

from __future__ import annotations

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator

from portfolio.models.base import Model
from portfolio.models.colour import Colour
from portfolio.models.picture import PhonePicture, WidePicture
from portfolio.models.sections import AnySection, Hero, NextProject


class Palette(Model):
    """The client's own colours; they are the same in light and dark."""

    ground: Colour = Field(description="Behind the hero.", examples=["#2e3fd9"])
    ring: Colour = Field(description="The rings on it.", examples=["#3d4ee6"])
    text: Colour = Field(description="Words on the ground.", examples=["#ffffff"])


class Project(Model):
    """One folder of ``content/projects``: its name is the slug.

    Validate with ``context={"slug": str, "folder": Path, "content": Path}``.
    """

    order: int = Field(description="Place in the list, from 1.", examples=[1], ge=1)
    title: str = Field(description="Name in the list.", examples=["UDC"], min_length=1)
    sub_title: str = Field(description="Line below it.", examples=["Website development"])
    description: str = Field(description="One sentence for search results.", max_length=200)
    img: WidePicture = Field(description="Thumbnail in the list.")
    phone: PhonePicture | None = Field(
        None, description="Beside the thumbnail, where there is room."
    )
    palette: Palette
    sections: tuple[AnySection, ...] = Field(
        description="In order, the hero first. At the end is the next project, also if there is no "
        "next-project section."
    )
    draft: bool = Field(
        False, description="Whether only `make dev` shows the case study, and no build has it."
    )

    _slug: str = PrivateAttr(default="")

    @field_validator("sections")
    @classmethod
    def _framed(cls, sections: tuple[AnySection, ...]) -> tuple[AnySection, ...]:
        if not sections or not isinstance(sections[0], Hero):
            raise ValueError("expected a hero as the first section")
        if any(isinstance(section, NextProject) for section in sections[:-1]):
            raise ValueError("expected a next-project section only as the last one")
        if not isinstance(sections[-1], NextProject):
            return (*sections, NextProject(kind="next-project"))
        return sections

    @model_validator(mode="after")
    def _named(self, info: ValidationInfo) -> Project:
        self._slug = (info.context or {}).get("slug", "")
        return self

    @property
    def slug(self) -> str:
        """The folder's name."""
        return self._slug

    @property
    def href(self) -> str:
        """The route of the case study."""
        return f"/projects/{self._slug}"
