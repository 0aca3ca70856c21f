"""The front matter of an article from elsewhere, in the words of this site."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from textwrap import shorten
from typing import Any

from portfolio.editing.yaml_editor import inline_scalar, scalar
from portfolio.importing.blog import Post, texts
from portfolio.importing.dates import is_future, moment, written
from portfolio.importing.plain_text import first_paragraph, plain_text

TITLE_LENGTH = 120
DESCRIPTION_LENGTH = 200
SERIES_LENGTH = 80
TAG_LENGTH = 40
MOST_TAGS = 12

TITLES = ("title",)
DESCRIPTIONS = ("description", "summary", "excerpt", "subtitle", "abstract", "og_description")
DATES = ("date", "pubdate", "pubdatetime", "publishdate", "published", "published_at", "created")
UPDATES = (
    *("updated", "lastmod", "last_modified_at", "updateddate", "moddatetime", "modified"),
    *("lastupdated", "updated_at", "update"),
)
TAGS = ("tags", "tag", "keywords")
CATEGORIES = ("categories", "category", "topics")
COVERS = (
    *("cover", "image", "heroimage", "hero", "featured_image", "featuredimage", "thumbnail"),
    *("ogimage", "feature", "banner", "header", "images"),
)
CANONICALS = ("canonical", "canonicalurl", "canonical_url")
FOLDERS = ("media_subpath", "img_path")
"""Keys of other programs, in small letters, by what they say; the first that says it counts."""

KNOWN = frozenset(
    (
        *(*TITLES, *DESCRIPTIONS, *DATES, *UPDATES, *TAGS, *CATEGORIES, *COVERS, *CANONICALS),
        *("series", "draft", "published", "aliases", "redirect_from", "permalink", "url", "slug"),
        *FOLDERS,
    )
)
"""Keys that have a place here, or say the address."""


@dataclass
class ArticleFields:
    """What the front matter of one article says.

    Attributes:
        title: Title.
        description: Description.
        date: Day or moment at which it appeared.
        updated: Day or moment of the last change.
        tags: Tags.
        series: Name of a series.
        cover: Name of a picture beside the article, and its words.
        draft: Whether it is a draft.
        canonical: Address at which it was published first.
        aliases: Addresses that it had.
    """

    title: str
    description: str = ""
    date: datetime | None = None
    updated: datetime | None = None
    tags: list[str] = field(default_factory=list)
    series: str = ""
    cover: tuple[str, str] | None = None
    draft: bool = False
    canonical: str = ""
    aliases: list[str] = field(default_factory=list)

    @property
    def is_hidden(self) -> bool:
        """Whether a build of today leaves it out."""
        return self.draft or bool(self.date and is_future(self.date))

    def yaml(self, *, is_translation: bool = False) -> str:
        """Returns the front matter; a translation has what its original does not say."""
        lines = [f"title: {scalar(self.title)}", f"description: {scalar(self.description)}"]
        if not is_translation:
            lines += [*self._shared()]
        return "\n".join(["---", *lines, "---", ""])

    def _shared(self) -> Iterator[str]:
        if self.date:
            yield f"date: {written(self.date)}"
        if self.updated:
            yield f"updated: {written(self.updated)}"
        if self.tags:
            yield f"tags: [{', '.join(map(inline_scalar, self.tags))}]"
        if self.series:
            yield f"series: {scalar(self.series)}"
        if self.cover:
            src, alt = self.cover
            words = f"alt: {inline_scalar(alt)}" if alt else 'alt: "", decorative: true'
            yield f"cover: {{ src: {inline_scalar(src)}, {words} }}"
        if self.draft:
            yield "draft: true"
        if self.canonical:
            yield f"canonical: {scalar(self.canonical)}"
        if self.aliases:
            yield "aliases:"
            yield from (f"  - {scalar(alias)}" for alias in self.aliases)


def read_fields(post: Post, body: str, leave: Callable[[int, str], None]) -> ArticleFields:
    """Returns the fields of an article.

    Args:
        post: The article.
        body: Its text as this site writes it.
        leave: Is told the line and what of it was changed.
    """
    title = _title(post, leave)
    date = _date(post, leave)
    updated = moment(_first_text(post.fields, UPDATES))
    is_later = updated and date and written(updated) > written(date)
    return ArticleFields(
        title=title,
        description=_description(post, body) or title,
        date=date,
        updated=updated if is_later else None,
        tags=_tags(post.fields),
        series=shorten(next(iter(texts(post.fields.get("series"))), ""), SERIES_LENGTH),
        draft=post.is_draft,
        canonical=_canonical(post.fields),
    )


def _title(post: Post, leave: Callable[[int, str], None]) -> str:
    title = _first_text(post.fields, TITLES)
    if not title:
        heading = re.search(r"^#{1,2}[ \t]+(.+?)[ \t#]*$", post.text, re.MULTILINE)
        title = plain_text(heading[1]) if heading else post.slug.replace("-", " ").capitalize()
        leave(1, f"no title, now: {title}")
    if len(title) > TITLE_LENGTH:
        leave(1, f"title of more than {TITLE_LENGTH} characters, now shorter: {title}")
    return shorten(title, TITLE_LENGTH, placeholder="…")


def _date(post: Post, leave: Callable[[int, str], None]) -> datetime:
    said = _first_text(post.fields, DATES)
    if date := moment(said) or moment(post.day):
        return date
    date = datetime.fromtimestamp(post.file.stat().st_mtime).replace(hour=0, minute=0)
    found = f"date that is none ({said})" if said else "no date"
    leave(1, f"{found}, now that of the file: {written(date)}")
    return date


def _description(post: Post, body: str) -> str:
    said = plain_text(_first_text(post.fields, DESCRIPTIONS))
    return shorten(said or first_paragraph(body), DESCRIPTION_LENGTH, placeholder="…")


def _tags(fields: Mapping[str, Any]) -> list[str]:
    """Returns tags and categories, each once; one text may name several."""
    found: dict[str, str] = {}
    for key in (*TAGS, *CATEGORIES):
        value = fields.get(key)
        separator = "," if isinstance(value, str) and "," in value else " "
        for tag in texts(value, separator):
            found.setdefault(tag.casefold(), tag.strip("#")[:TAG_LENGTH].strip())
    return [tag for tag in found.values() if re.search(r"\w", tag)][:MOST_TAGS]


def _canonical(fields: Mapping[str, Any]) -> str:
    address = _first_text(fields, CANONICALS)
    return address if re.fullmatch(r"https?://[^\s/]+\.[^\s\"<>\\]+", address) else ""


def cover_of(fields: Mapping[str, Any]) -> tuple[str, str]:
    """Returns the source of the cover, and the words that say what it shows."""
    for key in COVERS:
        value = fields.get(key)
        first = value[0] if isinstance(value, list) and value else value
        if isinstance(first, str) and first.strip():
            words = (f"{key}_alt", f"{key}alt", "image_alt", "imagealt", "alt", "coveralt")
            return first.strip(), _first_text(fields, words)
        if isinstance(first, dict):
            keys = ("src", "url", "image", "path", "teaser", "overlay_image", "og_image")
            if src := _first_text(first, keys):
                return src, plain_text(_first_text(first, ("alt", "caption", "image_description")))
    return _named_resource(fields), ""


def _named_resource(fields: Mapping[str, Any]) -> str:
    """Returns the file of a bundle that Hugo names as the cover, such as ``featured-image``."""
    resources = fields.get("resources")
    for resource in resources if isinstance(resources, list) else ():
        if isinstance(resource, dict):
            name = _first_text(resource, ("name",)).casefold()
            if re.sub(r"[-_]", "", name) in COVERS:
                return _first_text(resource, ("src",))
    return ""


def folder_of(fields: Mapping[str, Any]) -> str:
    """Returns the folder that the pictures of an article are in; nothing if it names none."""
    return _first_text(fields, FOLDERS).rstrip("/")


def unused_keys(fields: Mapping[str, Any]) -> list[str]:
    """Returns the keys that have no place here, although they say something."""
    return [key for key, it in fields.items() if key not in KNOWN and it not in (None, "", [], {})]


def _first_text(fields: Mapping[str, Any], keys: Sequence[str]) -> str:
    values = (fields.get(key) for key in keys)
    return next((" ".join(it.split()) for it in values if isinstance(it, str) and it.strip()), "")
