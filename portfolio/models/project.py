"""A case study and its entry in the list."""

from __future__ import annotations

from math import inf

from pydantic import Field, PrivateAttr, ValidationInfo, field_validator, model_validator

from portfolio.color import contrast, ratio_text
from portfolio.models.base import Model
from portfolio.models.field_types import BLACK, GREY, WHITE, Color, StickerPath
from portfolio.models.link import Href, HttpsHref
from portfolio.models.picture import PhonePicture, WidePicture
from portfolio.models.section_kinds import AnySection
from portfolio.models.site.old_address import OldAddresses
from portfolio.models.theme.faces import Face
from portfolio.sections.facts.model import Facts
from portfolio.sections.hero.model import Hero
from portfolio.sections.next_project.model import NextProject
from portfolio.sections.summary.model import Summary

NIGHT_CONTRAST = 11.5
"""Contrast between white and a night that is dark enough for the colours of code, and for white."""

CARD_STACK = 3
"""Technologies on a card."""


class ClientColors(Model):
    """The client's own colours; they are the same in light and dark."""

    ground: Color = Field(description="Colour behind the hero.", examples=["#2e3fd9"])
    ring: Color = Field(description="Colour of the rings behind the hero.", examples=["#3d4ee6"])
    text: Color = Field(description="Colour of words on the ground.", examples=["#ffffff"])
    night: Color | None = Field(
        None,
        description="Colour behind code; without it, a dark one of the ground's hue.",
        examples=["#101a5c"],
    )
    accent: Color | None = Field(
        None,
        description="Colour of marks on `night`; without it, the accent of the theme.",
        examples=["#ff6b4a"],
    )

    @field_validator("night")
    @classmethod
    def _dark(cls, night: str | None) -> str | None:
        if night and (found := contrast(night, WHITE)) < NIGHT_CONTRAST:
            raise ValueError(
                f"expected a darker colour: white on it has a contrast of {ratio_text(found)}, "
                f"and code needs {NIGHT_CONTRAST}:1"
            )
        return night


class Project(Model):
    """A folder of ``content/projects``; its name is the slug.

    Title and description are enough: card and first screen are drawn of them.

    Validate with ``context={"slug": str, "folder": Path, "content": Path}``.
    """

    order: int | None = Field(
        None,
        description="Place of the project in the list, from 1; without one it comes after those "
        "that have one.",
        examples=[1],
        ge=1,
    )
    title: str = Field(description="Name in the list.", examples=["UDC"], min_length=1)
    sub_title: str = Field(
        "",
        description="Line below the name; without it, the description.",
        examples=["Website development"],
    )
    description: str = Field(
        description="Sentence for search results, and below the title of a project without "
        "sections.",
        max_length=200,
    )
    leads_to: Href | None = Field(
        None,
        alias="href",
        description="Address that the card leads to; then the project has no page of its own.",
        examples=["https://github.com/you/thing"],
    )
    repository: HttpsHref | None = Field(
        None,
        description="Address of the public code; the list and the hero link to it.",
        examples=["https://github.com/you/thing"],
    )
    year: str = Field(
        "",
        description="Year or years of the work, in quotation marks; the cards show them.",
        examples=["2018", "2014 to 2017"],
    )
    claim: str = Field(
        "",
        description="Subject of the work, in the large words of its cards; the name and the "
        "years are above it. Without it, the name is in large words.",
        examples=["Ready before the rain"],
        max_length=40,
    )
    result: str = Field(
        "",
        description="Result in a few words, for the cards: with a number, a name or a date, so "
        "that it can be checked.",
        examples=["10,000 visitors in April 2018"],
        max_length=60,
    )
    stack: tuple[str, ...] = Field(
        (),
        description="Languages, libraries and tools, of which the cards show three; without them, "
        "`builtWith` of the facts.",
        examples=[["HTML5", "SCSS"]],
    )
    did: str = Field(
        "",
        description="Sentence in the list about what was done; without it, `did` of the summary.",
        examples=["Built a calculator that shows two loans side by side."],
        max_length=200,
    )
    img: WidePicture | None = Field(
        None, description="Picture of the project in the list; without it, its title is drawn."
    )
    phone: PhonePicture | None = Field(
        None, description="Picture beside `img`, where there is room."
    )
    sticker: StickerPath | None = Field(
        None,
        description="Sticker drawn from the work, an address below /svg/: it lies on the card, and "
        "at the end of the case study, where visitors take it; `sprite add --project` makes it.",
        examples=["/svg/prize-wheel.svg"],
    )
    palette: ClientColors = Field(
        default_factory=lambda: ClientColors(
            ground=WHITE, ring=GREY, text=BLACK, night=None, accent=None
        ),
        description="Client's own colours; without them, a hue of the theme.",
    )
    face: Face | None = Field(
        None,
        description="Face of the client: for the title, headings, results, quotes, one's part in a "
        "team and the specimen of a palette. Without it, the theme's face of titles.",
        examples=["Shrikhand", {"family": "face.woff2", "weight": 800}],
    )
    sections: tuple[AnySection, ...] = Field(
        (),
        description="Sections in order, the hero first. At the end is the next project, also if "
        "there is no next-project section. Without sections there is a hero with title and "
        "description.",
        validate_default=True,
    )
    draft: bool = Field(
        False, description="Whether only `make dev` shows the case study, and no build has it."
    )
    aliases: OldAddresses = ()

    _slug: str = PrivateAttr(default="")

    @field_validator("phone")
    @classmethod
    def _beside(cls, phone: PhonePicture | None, info: ValidationInfo) -> PhonePicture | None:
        if phone and info.data.get("img", phone) is None:
            raise ValueError("expected img, too, beside which it is shown")
        return phone

    @field_validator("sections")
    @classmethod
    def _framed(
        cls, sections: tuple[AnySection, ...], info: ValidationInfo
    ) -> tuple[AnySection, ...]:
        if info.data.get("leads_to"):
            if sections:
                raise ValueError("expected either href or sections: what leads out has no page")
            return ()
        if not sections:
            words = {"title": info.data.get("title", "-"), "copy": info.data.get("description", "")}
            sections = (Hero.model_validate({"kind": "hero", **words}),)
        if not isinstance(sections[0], Hero):
            raise ValueError("expected a hero as the first section")
        if any(isinstance(section, Facts) for section in sections[2:]):
            raise ValueError("expected facts only once, right after the hero")
        if sum(isinstance(section, Summary) for section in sections) > 1:
            raise ValueError("expected only one summary")
        if any(isinstance(section, NextProject) for section in sections[:-1]):
            raise ValueError("expected a next-project section only as the last one")
        if not isinstance(sections[-1], NextProject):
            return (*sections, NextProject.model_validate({"kind": "next-project"}))
        return sections

    @model_validator(mode="after")
    def _named(self, info: ValidationInfo) -> Project:
        self._slug = (info.context or {}).get("slug", "")
        return self

    @property
    def slug(self) -> str:
        """The folder's name."""
        return self._slug

    @property
    def client_words(self) -> tuple[str, ...]:
        """The words that are set in the client's face."""
        heading = (self.result,) if self.sticker else ()
        titles = (getattr(section, "title", "") for section in self.sections)
        others = (words for section in self.sections for words in section.client_words)
        return (*heading, *titles, *others)

    @property
    def body(self) -> tuple[AnySection, ...]:
        """The sections between the hero and the next project."""
        return self.sections[1:-1]

    @property
    def has_page(self) -> bool:
        """Whether it is a case study, and no card that leads out."""
        return self.leads_to is None

    @property
    def route(self) -> str:
        """The route of the case study."""
        return f"/projects/{self._slug}"

    @property
    def href(self) -> str:
        """The address that the card leads to."""
        return self.leads_to or self.route

    @property
    def card_text(self) -> str:
        """The words below the title in the list."""
        return self.sub_title or self.description

    @property
    def card_sentence(self) -> str:
        """The sentence of the list about what was done; nothing where the content has none."""
        summaries = (it for it in self.sections if isinstance(it, Summary))
        return self.did or next((it.did for it in summaries), "")

    @property
    def card_title(self) -> str:
        """The large words of its cards."""
        return self.claim or self.title

    @property
    def card_label(self) -> str:
        """The name and the years above the large words, or the years alone."""
        return " · ".join(filter(None, (self.title if self.claim else "", self.year)))

    @property
    def card_stack(self) -> tuple[str, ...]:
        """The technologies of its cards, at most three."""
        facts = (it.built_with for it in self.sections if isinstance(it, Facts))
        return (self.stack or next(facts, ()))[:CARD_STACK]

    @property
    def sticker_outline(self) -> str:
        """The address of the sticker's outline for collisions; nothing without a sticker."""
        name = (self.sticker or "").removeprefix("/svg/").removesuffix(".svg")
        return name and f"/vertices/{name}-path.json"

    @property
    def list_key(self) -> tuple[float, str]:
        """What the list is sorted by: those without a place come last, by their slugs."""
        return (inf if self.order is None else self.order, self._slug)
