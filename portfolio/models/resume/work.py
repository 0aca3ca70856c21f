"""Roles, paid or not, and projects: what the resume shows along a timeline."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.link import DeepHref
from portfolio.models.resume.period import Period
from portfolio.models.text import Organisation


class Job(Period):
    """One role."""

    name: Organisation = Field("", description="The employer.", examples=["A digital agency"])
    position: str = Field("", description="The title.", examples=["Front-End Web Developer"])
    location: str = Field("", description="Where.", examples=["Wellington, New Zealand"])
    description: str = Field("", description="What the employer does.", examples=["Insurer"])
    url: DeepHref | None = Field(None, description="The employer's site.")
    summary: str = Field("", description="The quoted summary of the role.")
    highlights: tuple[str, ...] = Field((), description="Duties.")

    @property
    def title(self) -> str:
        """The role, or the employer where no role is named."""
        return self.position or self.name


class Volunteer(Period):
    """One role without pay."""

    organization: Organisation = Field("", description="For whom.", examples=["Coastguard"])
    position: str = Field("", description="The title.", examples=["Radio operator"])
    url: DeepHref | None = Field(None, description="The organisation's site.")
    summary: str = Field("", description="The quoted summary of the role.")
    highlights: tuple[str, ...] = Field((), description="Duties.")


class CareerProject(Period):
    """A project of the career; case studies of the site are in ``content/projects``."""

    name: str = Field("", description="Its name.", examples=["A map of the harbour"])
    description: str = Field("", description="What it is, in a sentence.")
    highlights: tuple[str, ...] = Field((), description="What was done.")
    keywords: tuple[str, ...] = Field((), description="What it was made with.")
    url: DeepHref | None = Field(None, description="Where it is.")
    roles: tuple[str, ...] = Field((), description="What you were.", examples=[["Team lead"]])
    entity: str = Field("", description="For whom.", examples=["A harbour board"])
    type: str = Field("", description="What kind.", examples=["application"])
