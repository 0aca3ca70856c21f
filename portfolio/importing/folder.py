"""Reads articles of another program from a folder, with the pictures that they show."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, time
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote, urlsplit

from pydantic_core import PydanticCustomError

from portfolio.content.checks.writing import MARKDOWN_SUFFIXES
from portfolio.content.diagnostics import ContentError
from portfolio.content.file_reader import CONTROL, MAX_TEXT_BYTES
from portfolio.content.front_matter import FENCES, read_front_matter
from portfolio.content.rendered_texts import rendered
from portfolio.content.writing import with_our_keys
from portfolio.file_names import find_file
from portfolio.importing.new_article import NewArticle, is_old_address, plain
from portfolio.models.article import OTHER_NAMES, Article
from portfolio.models.link import UNSAFE
from portfolio.models.partial_date import iso_date
from portfolio.models.picture import measured
from portfolio.models.publish_date import publish_date
from portfolio.picture_files.conversion import DAMAGED, decode
from portfolio.picture_files.measure import RASTER_SUFFIXES, SVG_SUFFIX

POSTS, DRAFTS = "_posts", "_drafts"
SERVED = ("static", "public", "assets", "")
"""Folders whose files have addresses without them; the last one is the whole folder."""

SKIPPED = {"node_modules", "vendor", "themes", "layouts", "archetypes", *SERVED}
NO_ARTICLES = {"readme", "license", "changelog", "contributing", "code_of_conduct"}
USED = {*Article.model_fields, *OTHER_NAMES, "slug", "permalink", "url"}

DAY = re.compile(r"(\d{4}-\d\d-\d\d)[-_ ]?(.*)")
"""A day before the name of a file or folder."""

PICTURE = re.compile(
    r"(?P<code>(?<!`)(`++)[^`]+\2)|!\[(?P<alt>(?:[^\[\]\\]|\\.)*)\]"
    r"\((?P<src><[^<>]*>|[^\s()]+)(?P<title>\s+(\"[^\"\n]*\"|'[^'\n]*'))?\s*\)(?P<braces>\{[^{}]*\})?"
)

PATTERN_PARTS = ("year", "month", "day", "title", "slug", "name")


@dataclass
class Folder:
    """A folder with articles of another program; nothing outside of it is read.

    Attributes:
        root: The folder, as it is without links.
        blocks: The words that make a block with backticks a section or an island.
        pattern: Pattern of the addresses that the articles had, such as ``/:year/:month/:title/``.
        left: What was not taken, a line each.
        unused: How many articles say each key that has no place here.
    """

    root: Path
    blocks: Mapping[str, str]
    pattern: str = ""
    left: list[str] = field(default_factory=list)
    unused: dict[str, int] = field(default_factory=dict)

    def articles(self) -> Iterator[NewArticle]:
        """Yields the articles; of a site with ``_posts`` those in there, and its drafts."""
        files = sorted(self._files())
        posts = [it for it in files if {POSTS, DRAFTS} & {*it.relative_to(self.root).parts}]
        for file in posts or files:
            try:
                yield self._article(file, self._text(file))
            except ContentError as error:
                found = error.diagnostics[0]
                self._leave(file, f"not taken: {found.problem}", found.line)
            except UnicodeDecodeError:
                self._leave(file, "not taken: expected UTF-8 text")
            except (OSError, ValueError) as error:
                self._leave(file, f"not taken: {error}")

    def _leave(self, file: Path, what: str, line: int = 1) -> None:
        self.left.append(f"{file.relative_to(self.root).as_posix()}:{line}  {what}")

    def _files(self) -> Iterator[Path]:
        """Yields the files that may be articles; links are listed, and not followed."""
        for place, folders, names in os.walk(self.root):
            for file in (Path(place, it) for it in (*folders, *names)):
                if file.is_symlink():
                    self._leave(file, "a link, which is not followed")
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

    def _text(self, file: Path) -> str:
        raw = file.read_bytes()
        if len(raw) > MAX_TEXT_BYTES:
            raise ValueError("expected at most 1 MB of text")
        text = raw.decode("utf-8-sig")
        if CONTROL.search(text):
            self._leave(file, "control characters, which were deleted")
        return CONTROL.sub("", text)

    def _article(self, file: Path, text: str) -> NewArticle:
        said, above = self._front_matter(file, text)
        body = "\n".join(text.split("\n")[above:])
        stem, day = self._stem(file)
        date = _date(said.get("date")) or publish_date(day)
        changed = datetime.fromtimestamp(file.stat().st_mtime)
        if not date:
            self._leave(file, f"no date, so it is a draft of the file's day, {changed:%Y-%m-%d}")
        page = rendered(body, plain(said.get("title")), self.blocks)
        heading = next((it.text for it in page.headings), stem)
        article = NewArticle(
            source=file.relative_to(self.root).as_posix(),
            names=(plain(said.get("slug")), stem),
            title=plain(said.get("title")) or heading,
            date=date or datetime.combine(changed, time()),
            updated=_date(said.get("updated")),
            tags=[*_listed(said.get("tags")), *_listed(said.get("categories"))],
            series=plain(next(iter(_listed(said.get("series"))), ""), 80),
            draft=said.get("draft") is True or DRAFTS in file.parts or not date,
        )
        if (address := plain(said.get("canonical"))).startswith(("https://", "http://")):
            article.canonical = UNSAFE.sub(lambda it: quote(it[0]), address)
        if not article.draft:
            article.aliases = self._old_addresses(file, article.date, said)
        cover: Mapping[str, Any] = it if isinstance(it := said.get("cover"), dict) else {}
        if src := plain(cover.get("src") or cover.get("url") or cover.get("image")):
            article.cover = self._picture(article, file, src, 1)
            article.cover_alt = plain(cover.get("alt"))
        lines = body.split("\n")
        for number in sorted({it.line for it in page.references if it.kind == "pictures"}):

            def shown(match: re.Match[str], line: int = above + number) -> str:
                return match[0] if match["code"] else self._shown(article, file, match, line)

            lines[number - 1] = PICTURE.sub(shown, lines[number - 1])
        article.text = "\n".join(lines)
        article.describe(plain(said.get("description")), self.blocks)
        for key in said.keys() - USED:
            self.unused[key] = self.unused.get(key, 0) + 1
        return article

    def _front_matter(self, file: Path, text: str) -> tuple[dict[str, Any], int]:
        """Returns what a front matter says, if there is one, and how many lines it has."""
        if text.split("\n", 1)[0].rstrip() not in FENCES:
            return {}, 0
        document, above = read_front_matter(file, file.name, text, Article)
        said = with_our_keys(document).data
        return said if isinstance(said, dict) else {}, above

    def _stem(self, file: Path) -> tuple[str, str]:
        """Returns the name that a file or its folder says, and the day before it."""
        stem = file.parent.name if file.stem == "index" else file.stem
        match = DAY.fullmatch(stem)
        return (match[2] or match[1], match[1]) if match else (stem, "")

    def _old_addresses(self, file: Path, date: datetime, said: Mapping[str, Any]) -> list[str]:
        stem, _ = self._stem(file)
        name = plain(said.get("slug")) or stem
        values = (f"{date:%Y}", f"{date:%m}", f"{date:%d}", name, name, stem)
        parts: dict[str, str] = dict(zip(PATTERN_PARTS, values, strict=True))
        keys = ("aliases", "redirect_from", "permalink", "url")
        paths: dict[str, None] = {}
        for address in (
            *(plain(address) for key in keys for address in _listed(said.get(key))),
            self.pattern,
        ):
            path = "/" + (urlsplit(address).path if "://" in address else address).removeprefix("/")
            path = re.sub(r":(\w+)", lambda part: parts.get(part[1], part[0]), path)
            path = UNSAFE.sub(lambda sign: quote(sign[0]), path)
            if is_old_address(path):
                paths[path] = None
            elif address.strip("/"):
                self._leave(file, f"old address left out, it is no path: {address}")
        return [*paths]

    def _shown(self, article: NewArticle, file: Path, match: re.Match[str], line: int) -> str:
        """Returns a picture with its new address; one of another site becomes a link."""
        src, title = match["src"].strip("<>"), match["title"] or ""
        if re.match(r"(https?:)?//", src):
            self._leave(file, f"picture of another site, now a link: {src}", line)
            return f"[{match['alt'] or src}]({match['src']}{title})"
        if not (name := self._picture(article, file, src, line)):
            return match[0]
        braces = match["braces"] or ""
        if not match["alt"].strip() and ".decorative" not in braces:
            braces = f"{{.decorative {braces[1:-1]}".strip() + "}"
        return f"![{match['alt']}]({name}{title}){braces}"

    def _picture(self, article: NewArticle, file: Path, src: str, line: int) -> str:
        """Returns the name of a picture that is copied beside an article, or nothing."""
        path = unquote(re.split("[?#]", src, maxsplit=1)[0])
        beside = [] if path.startswith("/") else [find_file(file.parent, path)]
        places = (*beside, *(find_file(self.root / it, path.lstrip("/")) for it in SERVED))
        problem = "it is not there"
        try:
            if found := next(filter(self._is_own, places), None):
                if found.name.lower().endswith((*RASTER_SUFFIXES, SVG_SUFFIX)):
                    measured(found)
                    if found.suffix.lower() != SVG_SUFFIX:
                        decode(found)
                    return article.add_picture(found.name, found.read_bytes())
                problem = "its name is that of no picture"
        except (PydanticCustomError, *DAMAGED) as error:
            problem = " ".join(str(error).split())
        self._leave(file, f"picture not copied, {problem}: {src}", line)
        return ""


def _date(value: Any) -> datetime | None:
    """Returns the day or the moment that a value says, in most ways to write one."""
    text = plain(value)
    return publish_date(text) or publish_date(iso_date(re.sub(r"^[A-Za-z]{3,9},\s*", "", text)))


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value] if value else []
