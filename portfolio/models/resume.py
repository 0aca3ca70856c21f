"""A JSON Resume document (schema 1.x), and the few fields the page needs beyond it.

The schema allows properties of one's own everywhere; those of this site are
``illustration`` and ``url`` of an award, ``logo``, ``projects`` and
``qualifications`` of an education entry, and ``page`` of the document's ``meta``.
"""

from __future__ import annotations

from pydantic import Field

from portfolio.i18n.locale import Locale
from portfolio.models.field_types import AssetPath, Lettering, Name
from portfolio.models.link import DeepHref
from portfolio.models.resume_entries import (
    Award,
    CareerProject,
    Certificate,
    Education,
    Entry,
    Interest,
    Job,
    Language,
    Publication,
    Reference,
    Skill,
    Volunteer,
)


class Profile(Entry):
    """A network where the owner can be found."""

    network: str = Field("", description="Name of the network.", examples=["Github"])
    username: str = Field("", description="Name of the account.", examples=["your-name"])
    url: DeepHref | None = Field(None, description="Address of your profile.")

    @property
    def label(self) -> str:
        """The network's name, or what else tells the profile from others."""
        return self.network or self.username or (self.url or "").partition("://")[2]


class Location(Entry):
    """The place where the owner lives; leave out what may not be public."""

    address: str = Field("", description="Street and house; several lines are possible.")
    postal_code: str = Field("", description="Postal code.")
    city: str = Field("", description="Name of the town.", examples=["Wellington"])
    region: str = Field("", description="State or province.")
    country_code: str = Field("", description="Country, as in ISO 3166-1.", examples=["NZ"])

    @property
    def line(self) -> str:
        """The whole place in one line, e.g. ``1 Quay Street, 6011 Wellington, NZ``."""
        street = ", ".join(it.strip() for it in self.address.splitlines())
        town = " ".join(filter(None, (self.postal_code, self.city)))
        return ", ".join(filter(None, (street, town, self.region, self.country_code)))


class Basics(Entry):
    """The person the resume is about."""

    name: Name = Field(description="Name of the person.", examples=["Your Name"], min_length=1)
    label: str = Field("", description="Profession, in short.", examples=["Front-End Engineer"])
    image: AssetPath | None = Field(
        None,
        description="Portrait, a file in assets/; one elsewhere is only in resume.json.",
        examples=["/portrait.webp"],
    )
    summary: str = Field("", description="Summary of yourself in two sentences.")
    url: DeepHref | None = Field(None, description="Address of your site.")
    email: str | None = Field(None, description="Mail address, if it may be public.")
    phone: str | None = Field(None, description="Telephone number, if it may be public.")
    location: Location | None = Field(None, description="Place where you live.")
    profiles: tuple[Profile, ...] = Field((), description="Profiles in networks.")

    @property
    def portrait(self) -> str | None:
        """Address of the portrait, if the site itself has it."""
        return self.image if self.image and self.image.startswith("/") else None


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
