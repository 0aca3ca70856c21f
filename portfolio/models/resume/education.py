"""Places of study, with what was studied there."""

from __future__ import annotations

from pydantic import Field

from portfolio.models.asset import StickerPath
from portfolio.models.link import DeepHref
from portfolio.models.resume.entry import Entry
from portfolio.models.resume.period import Period
from portfolio.models.text import Organisation


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


class Education(Period):
    """One place of study."""

    institution: Organisation = Field("", description="The school.", examples=["A design school"])
    area: str = Field("", description="The field.", examples=["Digital Media"])
    study_type: str = Field("", description="The qualification.", examples=["Diploma"])
    url: DeepHref | None = Field(None, description="The school's site.")
    score: str | None = Field(None, description="The result.", examples=["Distinction"])
    courses: tuple[str, ...] = Field((), description="Subjects, expandable.")
    logo: StickerPath | None = Field(
        None, description="The school's name as it writes it, served from /svg/; said only there."
    )
    projects: tuple[Brief, ...] = Field((), description="Briefs, expandable.")
    qualifications: tuple[Qualification, ...] = Field((), description="Nested, expandable.")
