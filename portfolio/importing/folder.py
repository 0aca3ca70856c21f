"""Reads articles of another program from a folder, with the pictures that they show."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote, urlsplit

from pydantic_core import PydanticCustomError

from portfolio.content.article_keys import with_our_keys
from portfolio.content.checks.writing import MARKDOWN_SUFFIXES
from portfolio.content.diagnostics import ContentError
from portfolio.content.file_reader import CONTROL, MAX_TEXT_BYTES
from portfolio.content.front_matter import START, read_front_matter
from portfolio.content.rendered_texts import rendered
from portfolio.errors import CommandError
from portfolio.importing import new_article
from portfolio.importing.new_article import NewArticle, plain
from portfolio.models.article import OTHER_NAMES, TITLE_LENGTH, Article
from portfolio.models.link import UNSAFE
from portfolio.models.partial_date import iso_date
from portfolio.models.picture import measured
from portfolio.models.publish_date import publish_date
from portfolio.picture_files.measure import RASTER_SUFFIXES, SVG_SUFFIX
from portfolio.slug import slug

POSTS, DRAFTS = "_posts", "_drafts"
SERVED = ("static", "public", "assets", "")
"""Folders whose files have addresses without them; the last one is the whole folder."""

SKIPPED = {"node_modules", "vendor", "themes", "layouts", "archetypes", *SERVED}
NO_ARTICLES = {"readme", "license", "changelog", "contributing", "code_of_conduct"}
USED = {*Article.model_fields, *OTHER_NAMES, "slug", "permalink", "url", "published"}

DAY = re.compile(r"(\d{4}-\d\d-\d\d)[-_ ]?(.*)")
"""A day before the name of a file or folder."""

PICTURE = re.compile(
    r"(?P<code>(`+)[^`]+\2)|!\[(?P<alt>(?:[^\[\]\\]|\\.)*)\]"
    r"\((?P<src><[^<>]*>|[^\s()]+)(?P<title>\s+[\"'][^\n]*?[\"'])?\s*\)(?P<braces>\{[^}]*\})?"
)

PATTERN_PARTS = ("year", "month", "day", "title", "slug", "name")


def require_pattern(pattern: str) -> None:
    """Refuses a pattern of old addresses that is no path, or has an unknown part.

    Raises:
        CommandError: It is such a pattern.
    """
    if pattern and (pattern[0] != "/" or {*re.findall(r":(\w+)", pattern)} - {*PATTERN_PARTS}):
        parts = ", ".join(f":{it}" for it in PATTERN_PARTS)
        raise CommandError(f"{pattern!r} is no pattern of a path, which may have {parts}.")


@dataclass
class Folder:
    """A folder with articles of another program; nothing outside of it is read.

    Attributes:
        root: The folder, as it is without links.
        blocks: The words that make a block with backticks a section or an island.
        languages: Other languages of the site.
        pattern: Pattern of the addresses that the articles had, such as ``/:year/:month/:title/``.
        left: What was not taken, a line each.
        unused: How many articles say each key that has no place here.
    """

    root: Path
    blocks: Mapping[str, str]
    languages: tuple[str, ...] = ()
    pattern: str = ""
    left: list[str] = field(default_factory=list)
    unused: dict[str, int] = field(default_factory=dict)

    def articles(self) -> Iterator[NewArticle]:
        """Yields the articles; of a site with ``_posts`` those in there, and its drafts."""
        files = sorted(self._files())
        posts = [it for it in files if {POSTS, DRAFTS} & {*it.relative_to(self.root).parts}]
        for file in posts or files:
            name = file.relative_to(self.root).as_posix()
            try:
                text = self._text(file, name)
                yield self._article(file, name, text)
            except ContentError as error:
                said = str(error.diagnostics[0]).replace("\n ", ";")
                self.left.append(f"{said}; not taken")
            except (OSError, ValueError) as error:
                self.left.append(f"{name}  {error}; not taken")

    def _files(self) -> Iterator[Path]:
        """Yields the files that may be articles; links are listed, and not followed."""
        for place, folders, names in os.walk(self.root):
            for file in (Path(place, it) for it in (*folders, *names)):
                if file.is_symlink():
                    self.left.append(
                        f"{file.relative_to(self.root)}  a link, which is not followed"
                    )
            hidden = {it for it in folders if it[0] in "._"} - {POSTS, DRAFTS}
            folders[:] = {*folders} - hidden - SKIPPED
            for file in (Path(place, it) for it in names if it[0] not in "._"):
                is_article = file.stem.casefold() not in NO_ARTICLES and self._is_own(file)
                if is_article and file.suffix.lower() in MARKDOWN_SUFFIXES:
                    yield file

    def _is_own(self, file: Path) -> bool:
        """Returns whether a path leads to a file of the folder, by no link."""
        path = Path(os.path.normpath(file))
        return self.root in path.parents and path.resolve() == path and path.is_file()

    def _text(self, file: Path, name: str) -> str:
        raw = file.read_bytes()
        if len(raw) > MAX_TEXT_BYTES:
            raise ValueError("expected at most 1 MB of text")
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise ValueError("expected UTF-8 text") from None
        if CONTROL.search(text):
            self.left.append(f"{name}  control characters, which were deleted")
        return CONTROL.sub("", text)

    def _article(self, file: Path, name: str, text: str) -> NewArticle:
        said: dict[str, Any] = {}
        above = 0
        if START.match(text):
            document, above = read_front_matter(file, name, text, Article)
            said = document.data if isinstance(document.data, dict) else {}
            said = with_our_keys(document).data if said else {}
        body = "\n".join(text.split("\n")[above:])
        stem, day, language = self._stem(file)
        if not (date := _date(said.get("date")) or publish_date(day)):
            date = datetime.fromtimestamp(int(file.stat().st_mtime))
            date = date.replace(hour=0, minute=0, second=0)
            self.left.append(
                f"{name}  no date, so it is a draft of the file's day, {date:%Y-%m-%d}"
            )
        page = rendered(body, plain(said.get("title")), self.blocks)
        title = plain(said.get("title"), TITLE_LENGTH) or next(
            (it.text for it in page.headings), stem
        )
        about = plain(said.get("description")) or new_article.first_words(body, title, self.blocks)
        has_day = bool(day or said.get("date"))
        article = NewArticle(
            source=name,
            name=(slug(plain(said.get("slug"))) or slug(stem) or slug(title)) + language,
            title=plain(title, TITLE_LENGTH),
            date=date,
            description=plain(about or title, new_article.DESCRIPTION_LENGTH),
            updated=_date(said.get("updated")),
            tags=new_article.plain_tags(
                _listed(said.get("tags")) + _listed(said.get("categories"))
            ),
            series=plain(next(iter(_listed(said.get("series"))), ""), 80),
            draft=said.get("draft") is True or DRAFTS in file.parts or not has_day,
        )
        if (address := plain(said.get("canonical"))).startswith(("https://", "http://")):
            article.canonical = UNSAFE.sub(lambda it: quote(it[0]), address)
        if not language and not article.draft:
            article.aliases = self._old_addresses(
                article, said, plain(said.get("slug")) or stem, stem
            )
        cover = said.get("cover") if isinstance(said.get("cover"), dict) else {}
        src = next((it for key in ("src", "url", "image") if (it := plain(cover.get(key)))), "")
        if src and (picture := self._picture(article, file, src, 1)):
            article.cover = {"src": picture, "alt": plain(cover.get("alt"))}
        lines = body.split("\n")
        for number in sorted({it.line for it in page.references if it.kind == "pictures"}):

            def shown(match: re.Match[str], line: int = above + number) -> str:
                return match[0] if match["code"] else self._shown(article, file, match, line)

            lines[number - 1] = PICTURE.sub(shown, lines[number - 1])
        article.text = "\n".join(lines)
        for key in said.keys() - USED:
            self.unused[key] = self.unused.get(key, 0) + 1
        return article

    def _stem(self, file: Path) -> tuple[str, str, str]:
        """Returns the name of a file or its folder, the day before it, and a language."""
        stem, _, language = file.stem.partition(".")
        if language not in self.languages:
            stem, language = file.stem, ""
        if stem == "index" and file.parent != self.root:
            stem = file.parent.name
        match = DAY.fullmatch(stem)
        day, stem = match.groups() if match else ("", stem)
        return stem or day, day, f".{language}" if language else ""

    def _old_addresses(
        self, article: NewArticle, said: Mapping[str, Any], slug: str, name: str
    ) -> list[str]:
        parts = {"year": "%Y", "month": "%m", "day": "%d"}
        parts = {key: article.date.strftime(it) for key, it in parts.items()}
        parts |= {"title": slug, "slug": slug, "name": name}
        keys = ("aliases", "redirect_from", "permalink", "url")
        paths: dict[str, None] = {}
        for it in (*(plain(it) for key in keys for it in _listed(said.get(key))), self.pattern):
            path = "/" + (urlsplit(it).path if "://" in it else it).removeprefix("/")
            path = re.sub(r":(\w+)", lambda part: parts.get(part[1], part[0]), path)
            path = UNSAFE.sub(lambda sign: quote(sign[0]), path)
            if new_article.is_old_address(path):
                paths[path] = None
            elif it.strip("/"):
                self.left.append(f"{article.source}  old address left out, it is no path: {it}")
        return [*paths]

    def _shown(self, article: NewArticle, file: Path, match: re.Match[str], line: int) -> str:
        """Returns a picture with its new address; one of another site becomes a link."""
        src, title = match["src"].strip("<>"), match["title"] or ""
        if re.match(r"(https?:)?//", src):
            said = "picture of another site, now a link"
            self.left.append(f"{article.source}:{line}  {said}: {src}")
            return f"[{match['alt'] or src}]({match['src']}{title})"
        if not (name := self._picture(article, file, src, line)):
            return match[0]
        braces = match["braces"] or ("" if match["alt"].strip() else "{.decorative}")
        return f"![{match['alt']}]({name}{title}){braces}"

    def _picture(self, article: NewArticle, file: Path, src: str, line: int) -> str:
        """Returns the name of a picture that is copied beside an article, or nothing."""
        path = unquote(re.split("[?#]", src, maxsplit=1)[0])
        beside = [] if path.startswith("/") else [file.parent / path]
        places = (*beside, *(self.root / it / path.lstrip("/") for it in SERVED))
        problem = "it is not there"
        try:
            if found := next(filter(self._is_own, places), None):
                if found.name.lower().endswith((*RASTER_SUFFIXES, SVG_SUFFIX)):
                    measured(found)
                    return article.picture(found.name, found.read_bytes())
                problem = "its name is that of no picture"
        except (PydanticCustomError, ValueError, OSError) as error:
            problem = str(error)
        self.left.append(f"{article.source}:{line}  picture not copied, {problem}: {src}")
        return ""


def _date(value: Any) -> datetime | None:
    """Returns the day or the moment that a value says, in most ways to write one."""
    text = plain(value)
    return publish_date(text) or publish_date(iso_date(re.sub(r"^[A-Za-z]{3,9},\s*", "", text)))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value] if value else []
