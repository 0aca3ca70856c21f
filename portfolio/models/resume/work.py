"""Roles, awards and skills."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.asset import StickerPath
from portfolio.models.link import DeepHref
from portfolio.models.resume.dates import PartialDate
from portfolio.models.resume.entry import Entry
from portfolio.models.text import Organisation


class Job(Entry):
    """One role."""

    name: Organisation = Field("", description="The employer.", examples=["A digital agency"])
    position: str = Field("", description="The title.", examples=["Front-End Web Developer"])
    start_date: PartialDate | None = Field(None, description="First month.")
    end_date: PartialDate | None = Field(None, description="Left out for the current role.")
    summary: str = Field("", description="The quoted summary of the role.")
    highlights: tuple[str, ...] = Field((), description="Duties.")

    @property
    def title(self) -> str:
        """The role, or the employer where no role is named."""
        return self.position or self.name


class Award(Entry):
    """One of the accomplishments."""

    title: str = Field("", description="What it is.", examples=["Innovation award"])
    summary: str = Field("", description="What it was for.")
    date: PartialDate | None = Field(None, description="When.")
    awarder: str | None = Field(None, description="By whom.")
    illustration: StickerPath | None = Field(
        None,
        description="The sticker, served from /svg/; the page chooses one where it is left out.",
    )
    url: DeepHref | None = Field(None, description="Where 'Read more' leads.")


class Skill(Entry):
    """A technical skill with an icon."""

    name: str = Field("", description="Its name.", examples=["React"])
