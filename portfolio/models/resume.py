"""A JSON Resume document (schema 1.x), and the few fields the page needs beyond it.

The schema allows properties of one's own everywhere; those of this site are
``illustration`` and ``url`` of an award, ``logo``, ``projects`` and
``qualifications`` of an education entry, and ``page`` of the document's ``meta``.
"""

from __future__ import annotations

import re
from typing import Annotated

from pydantic import AfterValidator, ConfigDict, Field

from portfolio.models.base import Model
from portfolio.models.link import Href


def _partial_date(value: str) -> str:
    if not re.fullmatch(r"\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?", value):
        raise ValueError("expected a date as 2017-11 or 2017-11-30")
    return value


PartialDate = Annotated[
    str,
    AfterValidator(_partial_date),
    Field(description="ISO 8601: a year, a month or a day.", examples=["2017-11"]),
]

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def in_words(date: str) -> str:
    """Returns ``2017-11`` as ``November 2017``."""
    year, _, rest = date.partition("-")
    return f"{MONTHS[int(rest[:2]) - 1]} {year}" if rest else year


class Entry(Model):
    """A part of the document; what the schema knows and the page does not is kept."""

    model_config = ConfigDict(extra="allow")


class Profile(Entry):
    """A network where the owner can be found."""

    network: str = Field("", description="Its name.", examples=["Github"])
    url: Href | None = Field(None, description="Where.")


class Basics(Entry):
    """Who the resume is about."""

    name: str = Field(description="Your name.", examples=["Your Name"], min_length=1)
    label: str = Field("", description="What you do.", examples=["Front-End Engineer"])
    summary: str = Field("", description="Two sentences about you.")
    url: Href | None = Field(None, description="Your site.")
    email: str | None = Field(None, description="Your address, if it may be public.")
    profiles: tuple[Profile, ...] = Field((), description="Networks.")


class Job(Entry):
    """One role."""

    name: str = Field("", description="The employer.", examples=["A digital agency"])
    position: str = Field("", description="The title.", examples=["Front-End Web Developer"])
    start_date: PartialDate | None = Field(None, description="First month.")
    end_date: PartialDate | None = Field(None, description="Left out for the current role.")
    summary: str = Field("", description="The quoted summary of the role.")
    highlights: tuple[str, ...] = Field((), description="Duties.")

    @property
    def title(self) -> str:
        """The role, or the employer where no role is named."""
        return self.position or self.name

    @property
    def period(self) -> str:
        """The dates in words, e.g. ``November 2017 to present``."""
        if not self.start_date:
            return in_words(self.end_date) if self.end_date else ""
        return f"{in_words(self.start_date)} to {_end(self.end_date)}"


def _end(date: str | None) -> str:
    return in_words(date) if date else "present"


class Award(Entry):
    """One of the accomplishments."""

    title: str = Field("", description="What it is.", examples=["Innovation award"])
    summary: str = Field("", description="What it was for.")
    date: PartialDate | None = Field(None, description="When.")
    awarder: str | None = Field(None, description="By whom.")
    illustration: str | None = Field(
        None,
        description="The sticker, served from /svg/; the page chooses one where it is left out.",
        pattern=r"^/svg/[\w-]+\.svg$",
    )
    url: Href | None = Field(None, description="Where 'Read more' leads.")


class Skill(Entry):
    """A technical skill with a mark."""

    name: str = Field("", description="Its name.", examples=["React"])


class Brief(Entry):
    """A project of the studies."""

    name: str = Field(description="Its name.")
    brief: str = Field(description="What was asked.")
    technologies: tuple[str, ...] = Field(description="What it was made with.")


class Course(Entry):
    """A paper that was passed."""

    code: str = Field(description="Its code.", examples=["BC101"])
    name: str = Field(description="Its name.")
    merit: bool = Field(False, description="Passed with merit.")


class Qualification(Entry):
    """A qualification within the studies."""

    name: str = Field(description="Its name.", examples=["Diploma in Business Computing"])
    courses: tuple[Course, ...] = Field(description="Its papers.")


class Education(Entry):
    """One place of study."""

    institution: str = Field("", description="The school.", examples=["A design school"])
    area: str = Field("", description="The field.", examples=["Digital Media"])
    study_type: str = Field("", description="The qualification.", examples=["Diploma"])
    start_date: PartialDate | None = Field(None, description="First day.")
    end_date: PartialDate | None = Field(None, description="Last day.")
    score: str | None = Field(None, description="The result.", examples=["Distinction"])
    logo: str | None = Field(
        None, description="The school's mark, served from /svg/.", pattern=r"^/svg/[\w-]+\.svg$"
    )
    projects: tuple[Brief, ...] = Field((), description="Briefs, expandable.")
    qualifications: tuple[Qualification, ...] = Field((), description="Nested, expandable.")

    @property
    def title(self) -> str:
        """What was studied, e.g. ``Diploma of Digital Media``."""
        return " of ".join(filter(None, (self.study_type, self.area))) or self.institution


class Headings(Entry):
    """The words of the page that are not in the schema."""

    heading: str = Field("Resume", description="The page's heading.")
    description: str = Field(description="One sentence for search results.", max_length=200)
    text: str = Field(description="Below the heading.")


class Meta(Entry):
    """The schema's own place for tools' settings; the page's words live here."""

    page: Headings


class Resume(Entry):
    """The whole document."""

    basics: Basics
    awards: tuple[Award, ...] = Field((), description="Accomplishments, in order.")
    work: tuple[Job, ...] = Field((), description="Roles, the current one first.")
    skills: tuple[Skill, ...] = Field((), description="In order.")
    education: tuple[Education, ...] = Field((), description="Places of study.")
    meta: Meta
