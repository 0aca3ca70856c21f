"""Roles, paid or not, and projects: what the resume shows along a timeline."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.link import DeepHref
from portfolio.models.resume.period import Period
from portfolio.models.text import Organisation


class Job(Period):
    """A paid role."""

    name: Organisation = Field("", description="Employer's name.", examples=["A digital agency"])
    position: str = Field("", description="Name of the role.", examples=["Front-End Web Developer"])
    location: str = Field("", description="Place of work.", examples=["Wellington, New Zealand"])
    description: str = Field("", description="Trade of the employer.", examples=["Insurer"])
    url: DeepHref | None = Field(None, description="Address of the employer's site.")
    summary: str = Field("", description="Summary of the role, shown as a quotation.")
    highlights: tuple[str, ...] = Field((), description="Duties and results.")

    @property
    def title(self) -> str:
        """The role, or the employer where no role is named."""
        return self.position or self.name


class Volunteer(Period):
    """A role without pay."""

    organization: Organisation = Field("", description="Organisation.", examples=["Coastguard"])
    position: str = Field("", description="Title of the role.", examples=["Radio operator"])
    url: DeepHref | None = Field(None, description="Address of the organisation's site.")
    summary: str = Field("", description="Summary of the role, shown as a quotation.")
    highlights: tuple[str, ...] = Field((), description="Duties and results.")


class CareerProject(Period):
    """A project of the career; case studies of the site are in ``content/projects``."""

    name: str = Field("", description="Name of the project.", examples=["A map of the harbour"])
    description: str = Field("", description="Description of the project in a sentence.")
    highlights: tuple[str, ...] = Field((), description="Results of the project.")
    keywords: tuple[str, ...] = Field((), description="Technologies of the project.")
    url: DeepHref | None = Field(None, description="Address of the project.")
    roles: tuple[str, ...] = Field((), description="Roles that you had.", examples=[["Team lead"]])
    entity: str = Field("", description="Name of the client.", examples=["A harbour board"])
    type: str = Field("", description="Kind of project.", examples=["application"])
