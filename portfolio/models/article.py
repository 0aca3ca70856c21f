"""An article of ``content/writing``."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import (
    AfterValidator,
    ConfigDict,
    Field,
    PrivateAttr,
    ValidationInfo,
    field_validator,
    model_validator,
)

from portfolio.models.field_types import DisplayWidth
from portfolio.models.link import Href
from portfolio.models.picture import SitePicture
from portfolio.models.publish_date import PublishDate, is_after, moment_of
from portfolio.models.site.old_address import OldAddresses
from portfolio.models.text.markdown_page import MarkdownText
from portfolio.slug import slug

WRITING_ROUTE = "/writing"
"""Address of the list; articles are below it."""

TITLE_LENGTH = 120

ADDRESS_LENGTH = 100
"""Characters of a tag in its address, which is the name of a file; one emoji may be a dozen."""


WORDS_A_MINUTE = 220
"""Words that people read in a minute."""

OTHER_NAMES = {
    **dict.fromkeys(("pubDate", "publishDate"), "date"),
    **dict.fromkeys(("lastmod", "updatedDate", "last_modified_at"), "updated"),
    **dict.fromkeys(("summary", "excerpt"), "description"),
    "categories": "tags",
    **dict.fromkeys(("heroImage", "image"), "cover"),
    "canonical_url": "canonical",
    "redirect_from": "aliases",
    "published": "draft",
}
"""Keys of other programs, each with ours for it; what is not ``published`` is a ``draft``."""

LISTS = frozenset({"tags", "aliases"})
"""Keys whose value may be one text, with commas where there are several."""


def _tag(value: str) -> str:
    name = slug(value)
    if not name:
        raise ValueError("expected a tag with a letter or a digit")
    if len(name) > ADDRESS_LENGTH:
        raise ValueError(f"expected a tag whose address has at most {ADDRESS_LENGTH} characters")
    return value


Tag = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(_tag)]


class Article(MarkdownText):
    """An article: the front matter, which is the lines between two ``---`` at the top.

    The file's name is the address: ``first-steps.md`` and ``first-steps/index.md`` are
    ``/writing/first-steps``. A folder holds the article's pictures, too.

    A key that is not listed is a warning. Keys of other programs are read, too: ``pubDate``,
    ``lastmod``, ``summary``, ``categories``, ``image`` and others.

    Validate with the context of ``MarkdownText`` and ``{"now": datetime}``, a moment with a zone.
    """

    model_config = ConfigDict(extra="allow")

    title: str = Field(
        description="Title of the article: in the tab, in previews, lists and as its heading.",
        examples=["First steps"],
        min_length=1,
        max_length=TITLE_LENGTH,
    )
    description: str = Field(
        description="Description of the article in one or two sentences: below the heading, in "
        "lists, search results and shared links.",
        examples=["What I learned in a week of drawing circles."],
        min_length=1,
        max_length=200,
    )
    date: PublishDate = Field(
        description="Day, or moment, at which it appears; until then it is a draft.",
        examples=["2026-05-18"],
    )
    updated: PublishDate | None = Field(
        None,
        description="Day, or moment, at which it was last changed for its readers.",
        examples=["2026-06-02"],
    )
    tags: tuple[Tag, ...] = Field(
        (), description="Tags; each has a page.", examples=[["SVG", "Motion"]], max_length=12
    )
    series: str = Field(
        "",
        description="Name of the series that it is a part of; the parts are in the order of "
        "their dates.",
        examples=["A site from nothing"],
        max_length=80,
    )
    cover: Annotated[SitePicture, DisplayWidth(960)] | None = Field(
        None,
        description="Picture above the text, and in shared links; an address that starts with "
        "`/` is of a file in assets/.",
        examples=[{"src": "cover.webp", "alt": "A sheet of paper full of circles"}],
    )
    canonical: Href | None = Field(
        None,
        description="Whole address at which it was published first, which search engines then "
        "list instead.",
        examples=["https://magazine.example/first-steps"],
    )

    aliases: OldAddresses = ()

    _scheduled: bool = PrivateAttr(default=False)

    @field_validator("canonical", mode="before")
    @classmethod
    def _is_elsewhere(cls, canonical: object) -> object:
        if isinstance(canonical, str) and not canonical.startswith(("https://", "http://")):
            raise ValueError("expected a whole address elsewhere, such as https://magazine.example")
        return canonical

    @field_validator("updated")
    @classmethod
    def _not_before(cls, updated: datetime | None, info: ValidationInfo) -> datetime | None:
        date = info.data.get("date")
        # A day has no zone, so that a moment of the same day may be before its first in UTC.
        if updated and date and updated.date() < date.date():
            raise ValueError("expected a day that is not before `date`")
        return updated

    @model_validator(mode="after")
    def _until_its_date(self, info: ValidationInfo) -> Article:
        now = (info.context or {}).get("now")
        self._scheduled = bool(now) and is_after(self.date, now)
        return self

    @property
    def slug(self) -> str:
        """Name of the article in its address."""
        return self.route.removeprefix(f"{WRITING_ROUTE}/")

    @property
    def minutes(self) -> int:
        """How long it takes to read without its code, in whole minutes of at least one."""
        return max(1, round(self.words / WORDS_A_MINUTE))

    @property
    def needs_react(self) -> bool:
        """Whether its text has a section or an island, which React renders."""
        return bool(self.body.sections or self.body.islands)

    @property
    def is_scheduled(self) -> bool:
        """Whether its date was in the future when it was read."""
        return self._scheduled

    @property
    def is_hidden(self) -> bool:
        """Whether only the development server shows it."""
        return self.draft or self.is_scheduled

    @property
    def published(self) -> datetime:
        """The moment at which it appeared."""
        return moment_of(self.date)

    @property
    def changed(self) -> datetime:
        """The moment of the last change that readers are told of."""
        return moment_of(self.updated or self.date)
