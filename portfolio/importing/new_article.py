"""An article on its way into the site, with the pictures that it shows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import InitVar, dataclass, field
from datetime import datetime
from html import unescape
from pathlib import Path
from typing import Any
from unicodedata import category

from selectolax.lexbor import LexborHTMLParser

from portfolio.content.file_reader import CONTROL
from portfolio.content.rendered_texts import rendered
from portfolio.content.writing import WRITING_FOLDER
from portfolio.editing.yaml_editor import inline_scalar, scalar
from portfolio.models.article import ADDRESS_LENGTH, TITLE_LENGTH
from portfolio.models.link import UNSAFE
from portfolio.models.publish_date import iso_text
from portfolio.slug import slug

DESCRIPTION_LENGTH, TAG_LENGTH, MOST_TAGS = 200, 40, 12

_ENDS = "。、\uff0c\uff1b\uff01\uff1f"
LAST_WORD = re.compile(rf"(?<=.{{20}}) [^ {_ENDS}]{{0,40}}$")
LAST_CLAUSE = re.compile(rf"(?<=.{{19}}[{_ENDS}])[^{_ENDS}]*$")
"""What of a text that is cut is left out: no word is longer than 40 letters."""

ASIDE = "_"
"""Sign before the name of an article that is not part of the site."""


@dataclass
class NewArticle:
    """An article that the site does not have yet.

    Attributes:
        source: Name by which messages call it: a file, or an address.
        names: What its name in the address may be made of; the first one that can be counts.
        pictures: The pictures beside it by their names.
        aside: Whether the site cannot be built with it.
    """

    source: str
    names: InitVar[Iterable[str]]
    title: str
    date: datetime
    text: str = ""
    description: str = ""
    updated: datetime | None = None
    tags: Iterable[Any] = ()
    series: str = ""
    cover: str = ""
    cover_alt: str = ""
    canonical: str = ""
    aliases: list[str] = field(default_factory=list)
    draft: bool = False
    pictures: dict[str, bytes] = field(default_factory=dict)
    aside: bool = False

    def __post_init__(self, names: Iterable[str]) -> None:
        """Makes texts of what other programs have as the site has them."""
        self.title = plain(self.title, TITLE_LENGTH) or "Untitled"
        name = next(filter(None, map(slug, (*names, self.title))), "article")
        self.name = name[:ADDRESS_LENGTH].rstrip("-")
        self.tags = plain_tags(self.tags)

    def describe(self, about: str, blocks: Mapping[str, str]) -> None:
        """Sets the description: some words, or else the first paragraph that has any."""
        html = LexborHTMLParser(rendered(self.text, self.title, blocks).html, is_fragment=True)
        paragraphs = (plain(it.text()) for it in html.css("p"))
        words = about or next(filter(None, paragraphs), self.title)
        self.description = plain(words, DESCRIPTION_LENGTH)

    @property
    def file(self) -> str:
        """Its file within the content."""
        name = f"{ASIDE}{self.name}" if self.aside else self.name
        return (
            f"{WRITING_FOLDER}/{name}/index.md" if self.pictures else f"{WRITING_FOLDER}/{name}.md"
        )

    def add_picture(self, name: str, data: bytes) -> str:
        """Adds a picture, and returns its name beside the article, which no other one has."""
        stem = slug(Path(name).stem)[:60] or "picture"
        suffix = Path(name).suffix.lower()
        free, number = f"{stem}{suffix}", 1
        while self.pictures.get(free, data) != data:
            number += 1
            free = f"{stem}-{number}{suffix}"
        self.pictures[free] = data
        return free

    def files(self) -> dict[str, str | bytes]:
        """Returns its file and its pictures, by their paths within the content."""
        folder = self.file.rpartition("/")[0]
        pictures = {f"{folder}/{name}": data for name, data in self.pictures.items()}
        return {self.file: self._written(), **pictures}

    def _written(self) -> str:
        """Returns the front matter, and below it the text as it is."""
        alt = inline_scalar(self.cover_alt) if self.cover_alt else '"", decorative: true'
        is_updated = self.updated and self.updated.date() > self.date.date()
        said = {
            "title": scalar(self.title),
            "description": scalar(self.description),
            "date": iso_text(self.date),
            "updated": iso_text(self.updated) if self.updated and is_updated else "",
            "tags": f"[{', '.join(map(inline_scalar, self.tags))}]" if self.tags else "",
            "series": scalar(self.series) if self.series else "",
            "cover": f"{{ src: {self.cover}, alt: {alt} }}" if self.cover else "",
            "canonical": scalar(self.canonical) if self.canonical else "",
            "aliases": "".join(f"\n  - {scalar(it)}" for it in self.aliases),
            "draft": "true" if self.draft else "",
        }
        lines = (f"{key}: {value}".replace(": \n", ":\n") for key, value in said.items() if value)
        return "\n".join(("---", *lines, "---", self.text))


def plain(value: Any, length: int = 10_000) -> str:
    """Returns a text in one line, without control characters, and shortened to a length.

    It ends behind a word, or behind a mark of Chinese and Japanese, or else behind any letter.
    """
    if not isinstance(value, str | int | float) or isinstance(value, bool):
        return ""
    words = " ".join(CONTROL.sub("", unescape(str(value))).split())
    if len(words) <= length:
        return words
    start = words[: length - 1]
    while start and category(words[len(start)]).startswith(
        "M"
    ):  # It belongs to the letter before it.
        start = start[:-1]
    end = LAST_WORD.search(start) or LAST_CLAUSE.search(start)
    return (start[: end.start()] if end else start) + "…"


def plain_tags(values: Iterable[Any]) -> tuple[str, ...]:
    """Returns those of some tags that the site can have, each once."""
    tags: dict[str, str] = {}
    for tag in map(plain, values):
        if (name := slug(tag)) and len(tag) <= TAG_LENGTH and len(name) <= ADDRESS_LENGTH:
            tags.setdefault(name, tag)
    return tuple(tags.values())[:MOST_TAGS]


def is_old_address(address: str) -> bool:
    """Returns whether an article may have had an address."""
    return bool(re.fullmatch(r"(/[^/?#:]+)+/?", address)) and not UNSAFE.search(address)
