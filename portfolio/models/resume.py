"""A JSON Resume document (schema 1.x), and the few fields the page needs beyond it.

The schema allows properties of one's own everywhere; those of this site are
``illustration`` and ``url`` of an award, ``icon`` and ``projects`` of a skill, ``logo``,
``projects`` and ``qualifications`` of an education entry, and ``page`` of the document's ``meta``.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import (
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationInfo,
    field_validator,
    model_validator,
)

from portfolio.file_names import find_file
from portfolio.i18n.locale import Locale
from portfolio.models.base import Model
from portfolio.models.field_types import (
    AssetPath,
    Lettering,
    Name,
    Organisation,
    PartialDate,
    StickerPath,
)
from portfolio.models.icon_name import IconName
from portfolio.models.link import Href
from portfolio.models.picture import ASSETS, SitePicture, measured
from portfolio.models.private_parts import without_private
from portfolio.paths import CONTENT, inside, is_file


class Entry(Model):
    """A part of the document; keys that the page does not show are allowed and kept."""

    model_config = ConfigDict(extra="allow")


class Period(Entry):
    """A part of the document with a start and an end."""

    start_date: PartialDate | None = Field(None, description="First day or month.")
    end_date: PartialDate | None = Field(None, description="Last day or month; none if not over.")


class Job(Period):
    """A paid role."""

    name: Organisation = Field("", description="Employer's name.", examples=["A digital agency"])
    position: str = Field("", description="Name of the role.", examples=["Front-End Web Developer"])
    location: str = Field("", description="Place of work.", examples=["Wellington, New Zealand"])
    description: str = Field("", description="Trade of the employer.", examples=["Insurer"])
    url: Href | None = Field(None, description="Address of the employer's site.")
    summary: str = Field(
        "", description="Summary of the role; a quotation if it is written in quotation marks."
    )
    highlights: tuple[str, ...] = Field((), description="Duties and results.")
    keywords: tuple[str, ...] = Field(
        (),
        description="Technologies of the role; the board of the home page names the first three of "
        "the first role.",
        examples=[["React", "GSAP", "SVG"]],
    )

    @property
    def title(self) -> str:
        """The role, or the employer where no role is named."""
        return self.position or self.name


class Volunteer(Period):
    """A role without pay."""

    organization: Organisation = Field("", description="Organisation.", examples=["Coastguard"])
    position: str = Field("", description="Title of the role.", examples=["Radio operator"])
    url: Href | None = Field(None, description="Address of the organisation's site.")
    summary: str = Field(
        "", description="Summary of the role; a quotation if it is written in quotation marks."
    )
    highlights: tuple[str, ...] = Field((), description="Duties and results.")


class CareerProject(Period):
    """A project of the career; case studies of the site are in ``content/projects``."""

    name: str = Field("", description="Name of the project.", examples=["A map of the harbour"])
    description: str = Field("", description="Description of the project in a sentence.")
    highlights: tuple[str, ...] = Field((), description="Results of the project.")
    keywords: tuple[str, ...] = Field((), description="Technologies of the project.")
    url: Href | None = Field(None, description="Address of the project.")
    roles: tuple[str, ...] = Field((), description="Roles that you had.", examples=[["Team lead"]])
    entity: str = Field("", description="Name of the client.", examples=["A harbour board"])
    type: str = Field("", description="Kind of project.", examples=["application"])


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
    url: Href | None = Field(None, description="Site of the school.")
    score: str | None = Field(None, description="Result of the studies.", examples=["Distinction"])
    courses: tuple[str, ...] = Field((), description="Subjects, expandable.")
    logo: StickerPath | None = Field(
        None,
        description="Drawing of the school's name below /svg/; the name itself is then only read "
        "out.",
    )
    projects: tuple[Brief, ...] = Field((), description="Briefs, expandable.")
    qualifications: tuple[Qualification, ...] = Field((), description="Qualifications, expandable.")


class Award(Entry):
    """An accomplishment."""

    title: str = Field("", description="Name of the award.", examples=["Innovation award"])
    summary: str = Field("", description="Reason for the award.")
    date: PartialDate | None = Field(None, description="Date of the award.")
    awarder: str | None = Field(None, description="Name of the awarder.")
    illustration: StickerPath | None = Field(
        None,
        description="Sticker, an address below /svg/; the page chooses one where it is left out.",
    )
    url: Href | None = Field(None, description="Address that 'Read more' leads to.")


class Certificate(Entry):
    """An examination that was passed."""

    name: str = Field("", description="Certificate's name.", examples=["Accessibility specialist"])
    date: PartialDate | None = Field(None, description="Date of the certificate.")
    url: Href | None = Field(None, description="Address for verification.")
    issuer: str = Field("", description="Name of the issuer.")


class Publication(Entry):
    """An article, a book or a talk."""

    name: str = Field("", description="Title of the publication.")
    publisher: str = Field("", description="Name of the publisher.")
    release_date: PartialDate | None = Field(None, description="Date of publication.")
    url: Href | None = Field(None, description="Address of the text.")
    summary: str = Field("", description="Summary of the publication in a sentence.")


class Reference(Entry):
    """Words that somebody says about the owner."""

    name: str = Field("", description="Name of the person.")
    reference: str = Field("", description="Words of the person about you.")


class Skill(Entry):
    """A technical skill with an icon."""

    name: str = Field("", description="Name of the skill.", examples=["React"])
    level: str = Field("", description="Level that you have reached.", examples=["Master"])
    keywords: tuple[str, ...] = Field((), description="Parts of the skill.", examples=[["Hooks"]])
    icon: IconName | None = Field(
        None, description="Icon of the skill; one that is found by its name where it is left out."
    )
    projects: tuple[Href, ...] = Field(
        (),
        description="Addresses of the work that proves the skill; the page links to each below its "
        "name.",
        examples=[["/projects/udc"]],
    )


class Language(Entry):
    """A language that the owner speaks."""

    language: str = Field("", description="Name of the language.", examples=["English"])
    fluency: str = Field("", description="Level of fluency.", examples=["Native speaker"])


class Interest(Entry):
    """An interest of the owner beside the work."""

    name: str = Field("", description="Name of the interest.", examples=["Sailing"])
    keywords: tuple[str, ...] = Field(
        (), description="Parts of the interest.", examples=[["Dinghies"]]
    )


class Profile(Entry):
    """A network where the owner can be found."""

    network: str = Field("", description="Name of the network.", examples=["GitHub"])
    username: str = Field("", description="Name of the account.", examples=["your-name"])
    url: Href | None = Field(None, description="Address of your profile.")

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
    url: Href | None = Field(None, description="Address of your site.")
    email: str | None = Field(None, description="Mail address, if it may be public.")
    phone: str | None = Field(None, description="Telephone number, if it may be public.")
    location: Location | None = Field(None, description="Place where you live.")
    profiles: tuple[Profile, ...] = Field((), description="Profiles in networks.")

    _portrait: SitePicture | None = PrivateAttr(default=None)

    @field_validator("image")
    @classmethod
    def _is_whole(cls, image: str | None, info: ValidationInfo) -> str | None:
        if image and (file := _in_assets(image, info)):
            measured(file)
        return image

    @model_validator(mode="after")
    def _with_portrait(self, info: ValidationInfo) -> Basics:
        # One that is missing is reported as every address of assets/ is.
        if self.image and _in_assets(self.image, info):
            said = {"src": self.image, "alt": self.name}
            self._portrait = SitePicture.model_validate(said, context=info.context)
        return self

    @property
    def portrait(self) -> SitePicture | None:
        """The portrait, if the site itself has it."""
        return self._portrait


def _in_assets(address: str, info: ValidationInfo) -> Path | None:
    """Returns the file of ``assets/`` that an address names, if there is one."""
    assets = (info.context or {}).get("content", CONTENT).parent / ASSETS
    file = inside(assets, find_file(assets, address.lstrip("/")))
    return file if address.startswith("/") and file and is_file(file) else None


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
    private: tuple[str, ...] = Field(
        default=(),
        description="Places of this file that neither page nor files show, also not `resume.json`.",
        examples=[["basics.phone", "basics.location.address"]],
    )
    pages: int = Field(
        default=2, description="Pages of the PDF above which `check` warns.", ge=1, le=500
    )


class Meta(Entry):
    """The schema's place for settings of tools; here it has the texts of the page."""

    page: Headings = Headings()


class Resume(Entry):
    """The whole document. A part without entries is left out everywhere."""

    basics: Basics
    awards: tuple[Award, ...] = Field((), description="Accomplishments, in order.")
    work: tuple[Job, ...] = Field(
        (), description="Roles, shown in this order; the current one belongs first."
    )
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

    @model_validator(mode="before")
    @classmethod
    def _leave_private_out(cls, data: Any) -> Any:
        return without_private(data)

    def heading_in(self, locale: Locale) -> str:
        """Returns the heading of the page: the owner's, or the word of the language."""
        return self.meta.page.heading or locale.words.resume.title

    @property
    def current_role(self) -> Job | None:
        """The first role that still lasts."""
        lasting = (it for it in self.work if it.start_date and not it.end_date)
        return next((it for it in lasting if it.title), None)


NO_RESUME = Resume.model_validate({"basics": {"name": "-"}})
"""The resume of a site that has none."""
