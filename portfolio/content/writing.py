"""Finds and reads the articles in ``content/writing``, in each language of the site.

Drafts and dates to come leave the site in ``content/pages.py``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

from portfolio.content.diagnostics import Diagnostic
from portfolio.content.document import Document, Loc
from portfolio.content.markdown_file import MarkdownFile, read_markdown
from portfolio.content.pages import INDEX_STEM
from portfolio.content.translations import (
    SiteLanguage,
    language_of,
    translated_article,
    unknown_language,
)
from portfolio.models.article import LISTS, OTHER_NAMES, WRITING_ROUTE, Article
from portfolio.models.publish_date import is_after, publish_date
from portfolio.paths import files_below

WRITING_FOLDER = "writing"

DATE_LINE = re.compile(
    r"^[ \t\"']*(?:date|pubDate|publishDate)[\"']?[ \t]*[:=][ \t]*[\"']?"
    r"(.*?)[\"']?,?[ \t]*(?:#.*)?$",
    re.MULTILINE,
)
"""The line of a front matter that says the date."""

Place = TypeVar("Place")


@dataclass(frozen=True, slots=True)
class ArticleFile:
    """The file of an article in one language.

    Attributes:
        route: Address of the article, without the path of the language.
        file: The file.
        original: The file of the same article in the first language, if this is another one and
            there is any.
    """

    route: str
    file: Path
    original: Path | None = None


def article_files(content: Path) -> dict[Path, str]:
    """Returns the name in the address of every article, by its file, with those of translations.

    A translation has the language behind its name: ``first-steps.sv`` or ``first-steps/index.sv``
    without the ending.
    """
    files = {it: it.relative_to(content / WRITING_FOLDER) for it in shown_files(content)}
    return {it: path.with_suffix("").as_posix() for it, path in files.items() if it.suffix == ".md"}


def shown_files(content: Path) -> list[Path]:
    """Returns the files among the articles that no dot or underscore in their paths hides."""
    folder = content / WRITING_FOLDER
    files = {it: it.relative_to(folder).parts for it in files_below(folder)}
    return [file for file, parts in files.items() if not any(it[0] in "._" for it in parts)]


def articles_in(files: Mapping[Path, str], language: SiteLanguage) -> Iterator[ArticleFile]:
    """Yields the articles of one language. Each has only those that have a file in it.

    Args:
        files: All files of articles.
        language: The language.
    """
    originals = language.originals(files)
    if not language.language:
        yield from (ArticleFile(_route(name), file) for file, name in originals.items())
        return
    end = f".{language.language}"
    for file, name in files.items():
        if name.endswith(end):
            original = file.with_name(f"{file.stem.removesuffix(end)}{file.suffix}")
            is_there = original if original in originals else None
            yield ArticleFile(_route(name.removesuffix(end)), file, is_there)


def read_article(found: ArticleFile, language: str, root: Path) -> MarkdownFile:
    """Reads an article; what it leaves out, such as the date, is that of its original.

    Args:
        found: The article.
        language: BCP 47 tag.
        root: The project's folder.

    Raises:
        ContentError: If one of its files has no front matter, or that is no YAML.
    """
    article = _read(found.file, language, root)
    if not found.original:
        return article
    return translated_article(article, _read(found.original, language, root), root)


def _read(file: Path, language: str, root: Path) -> MarkdownFile:
    article = read_markdown(file, root, language, Article)
    return replace(article, front_matter=with_our_keys(article.front_matter))


def _route(name: str) -> str:
    return f"{WRITING_ROUTE}/{name.removesuffix(f'/{INDEX_STEM}')}"


def misplaced_files(
    files: Mapping[Path, str], content: Path, languages: Collection[str]
) -> dict[Path, Diagnostic]:
    """Returns an error for each file that is no article.

    It lies too deep, has no name, or is in a language that the site does not have.

    Args:
        files: All files of articles.
        content: The folder of the content.
        languages: The languages of the site beside the first one.
    """
    errors: dict[Path, Diagnostic] = {}
    for file, name in files.items():
        *folders, stem = name.split("/")
        is_index = stem.split(".")[0] == INDEX_STEM
        place = file.relative_to(content.parent).as_posix()
        if len(folders) == is_index:
            if language_of(file.name) not in {"", *languages}:
                errors[file] = unknown_language(place)
            continue
        message = f"expected {WRITING_FOLDER}/<name>.md, or {WRITING_FOLDER}/<name>/index.md"
        hint = "the name is the article's address"
        errors[file] = Diagnostic(place, 1, 1, "", message, name, hint)
    return errors


def scheduled_files(content: Path, now: datetime) -> list[str]:
    """Returns the names of the articles whose date has not come, without reading the content.

    A build is out of date when it is another list than at the last one.
    """
    return [
        file.relative_to(content).as_posix()
        for file in article_files(content)
        if (match := DATE_LINE.search(file.read_text(encoding="utf-8", errors="replace")))
        and (date := publish_date(match[1]))
        and is_after(date, now)
    ]


def with_our_keys(document: Document) -> Document:
    """Returns the front matter of an article with the keys of this site, each at its place.

    Of two keys that mean the same the first one of ``OTHER_NAMES`` counts; the other stays unknown.
    """
    said = document.data
    if not isinstance(said, dict):
        return document
    ours: dict[Any, str] = {}
    for key, meant in OTHER_NAMES.items():
        is_date = key == "published" and not isinstance(said.get(key), bool)  # And stays unknown.
        if key in said and not is_date and meant not in said and meant not in ours.values():
            ours[key] = meant

    def moved(places: dict[Loc, Place]) -> dict[Loc, Place]:
        return {(ours.get(loc[0], loc[0]), *loc[1:]): it for loc, it in places.items() if loc}

    data = {ours.get(key, key): value for key, value in said.items()}
    data |= {key: _listed(data[key]) for key in LISTS if key in data}
    if isinstance(data.get("cover"), str):
        data["cover"] = {"src": data["cover"], "alt": ""}
    if "published" in ours:
        data["draft"] = not said["published"]
    return replace(
        document,
        data=data,
        key_positions=moved(document.key_positions),
        value_positions=moved(document.value_positions),
        written=moved(document.written),
    )


def _listed(value: Any) -> Any:
    """Returns a list of what a text says with commas; nothing is an empty list."""
    if isinstance(value, str):
        return [it.strip() for it in value.split(",") if it.strip()]
    return [] if value is None else value
