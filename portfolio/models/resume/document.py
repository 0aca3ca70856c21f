"""The whole document of a resume, and its basics: the person and their profiles."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.link import DeepHref
from portfolio.models.resume.education import Education
from portfolio.models.resume.entry import Entry
from portfolio.models.resume.work import Award, Job, Skill
from portfolio.models.text import Lettering


class Profile(Entry):
    """A network where the owner can be found."""

    network: str = Field("", description="Its name.", examples=["Github"])
    url: DeepHref | None = Field(None, description="Where.")


class Basics(Entry):
    """The person the resume is about."""

    name: str = Field(description="Your name.", examples=["Your Name"], min_length=1)
    label: str = Field("", description="What you do.", examples=["Front-End Engineer"])
    summary: str = Field("", description="Two sentences about you.")
    url: DeepHref | None = Field(None, description="Your site.")
    email: str | None = Field(None, description="Your address, if it may be public.")
    profiles: tuple[Profile, ...] = Field((), description="Networks.")


class Headings(Entry):
    """The words of the page that are not in the schema."""

    heading: Lettering = Field("Resume", description="The page's heading.")
    description: str = Field(description="One sentence for search results.", max_length=200)
    text: str = Field(description="Below the heading.")


class Meta(Entry):
    """The schema's place for settings of tools; here it has the texts of the page."""

    page: Headings


class Resume(Entry):
    """The whole document."""

    basics: Basics
    awards: tuple[Award, ...] = Field((), description="Accomplishments, in order.")
    work: tuple[Job, ...] = Field((), description="Roles, the current one first.")
    skills: tuple[Skill, ...] = Field((), description="In order.")
    education: tuple[Education, ...] = Field((), description="Places of study.")
    meta: Meta
