"""The whole document of a resume."""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.locale import Locale
from portfolio.models.resume.basics import Basics
from portfolio.models.resume.education import Education
from portfolio.models.resume.entry import Entry
from portfolio.models.resume.records import (
    Award,
    Certificate,
    Interest,
    Language,
    Publication,
    Reference,
    Skill,
)
from portfolio.models.resume.work import CareerProject, Job, Volunteer
from portfolio.models.text import Lettering


class Headings(Entry):
    """The words of the page that are not in the schema."""

    heading: Lettering = Field(
        default="",
        description="Heading of the page; the word of your language where it is left out.",
        examples=["Resume"],
    )
    description: str = Field(
        default="",
        description="Description for search results; your name and `label` where it is left out.",
        max_length=200,
    )
    text: str = Field(
        default="", description="Words below the heading; the summary where they are left out."
    )
    contact: bool = Field(
        default=True,
        description="Whether the page shows portrait, place, number, address and networks.",
    )
    pages: int = Field(default=2, description="Most pages of the PDF.", ge=1, le=50)


class Meta(Entry):
    """The schema's place for settings of tools; here it has the texts of the page."""

    page: Headings = Headings()


class Resume(Entry):
    """The whole document. A part without entries is left out everywhere."""

    basics: Basics
    awards: tuple[Award, ...] = Field((), description="Accomplishments, in order.")
    work: tuple[Job, ...] = Field((), description="Roles, the current one first.")
    volunteer: tuple[Volunteer, ...] = Field((), description="Roles without pay, in order.")
    projects: tuple[CareerProject, ...] = Field((), description="Projects, in order.")
    skills: tuple[Skill, ...] = Field((), description="Skills, in order.")
    education: tuple[Education, ...] = Field((), description="Places of study.")
    certificates: tuple[Certificate, ...] = Field((), description="Examinations, in order.")
    publications: tuple[Publication, ...] = Field((), description="Articles, books, talks.")
    languages: tuple[Language, ...] = Field((), description="Languages that you speak.")
    interests: tuple[Interest, ...] = Field((), description="Interests, in order.")
    references: tuple[Reference, ...] = Field((), description="Words of others about you.")
    meta: Meta = Meta()

    def heading_in(self, locale: Locale) -> str:
        """Returns the heading of the page: the owner's, or the word of the language."""
        return self.meta.page.heading or locale.words.resume.title

    @property
    def current_role(self) -> Job | None:
        """The first role that still lasts."""
        lasting = (it for it in self.work if it.start_date and not it.end_date)
        return next((it for it in lasting if it.title), None)
