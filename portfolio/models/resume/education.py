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

    name: str = Field(description="Name of the brief.")
    brief: str = Field(description="Task that the brief sets.")
    technologies: tuple[str, ...] = Field(description="Technologies that were used.")


class Course(Entry):
    """A paper that was passed."""

    code: str = Field(description="Code of the course.", examples=["BC101"])
    name: str = Field(description="Name of the course.")
    merit: bool = Field(False, description="Whether the course was passed with merit.")


class Qualification(Entry):
    """A qualification within the studies."""

    name: str = Field(
        description="Qualification's name.", examples=["Diploma in Business Computing"]
    )
    courses: tuple[Course, ...] = Field(description="Courses of the qualification.")


class Education(Period):
    """A place of study."""

    institution: Organisation = Field(
        "", description="Name of a school.", examples=["A design school"]
    )
    area: str = Field("", description="Field of study.", examples=["Digital Media"])
    study_type: str = Field("", description="Kind of qualification.", examples=["Diploma"])
    url: DeepHref | None = Field(None, description="Site of the school.")
    score: str | None = Field(None, description="Result of the studies.", examples=["Distinction"])
    courses: tuple[str, ...] = Field((), description="Subjects, expandable.")
    logo: StickerPath | None = Field(
        None,
        description="Drawing of the school's name below /svg/; the name itself is then only read "
        "out.",
    )
    projects: tuple[Brief, ...] = Field((), description="Briefs, expandable.")
    qualifications: tuple[Qualification, ...] = Field((), description="Qualifications, expandable.")
