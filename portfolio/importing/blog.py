"""A blog as it lies in its folder: its articles, its addresses, and where its files are served."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from portfolio.content.file_reader import CONTROL
from portfolio.importing.article_parts import HUGO, LIQUID
from portfolio.importing.front_matter import FrontMatterError, read_front_matter
from portfolio.importing.report import Leftover
from portfolio.paths import files_below

MARKDOWN_SUFFIXES = frozenset((".md", ".markdown", ".mdown", ".mkd", ".mdx"))

OTHER_SUFFIXES = frozenset(
    (
        *(".adoc", ".asciidoc", ".html", ".ipynb", ".markdoc", ".mdoc", ".org", ".pandoc"),
        *(".rst", ".textile", ".txt"),
    )
)
"""Endings of articles that are not written in Markdown."""

DATE_IN_NAME = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})[-_ ]?(.*)", re.S)

OWN_COMPUTER = frozenset(("localhost", "127.0.0.1", "0.0.0.0", "::1"))

MAX_LEVELS = 4
"""Folders above a named one in which the root of its blog is looked for."""


@dataclass(frozen=True, slots=True)
class Post:
    """An article as its program has it.

    Attributes:
        file: The file.
        name: Path of the file within the blog, for messages.
        fields: What its front matter says, by keys in small letters.
        text: Its text.
        first_line: Line of the file at which the text starts.
        slug: Name in the address that its program gives it.
        day: Day that its name says, if any.
        addresses: Paths at which it was, without the one of its host.
        is_draft: Whether it has not appeared.
        language: BCP 47 tag, where the blog has several languages; nothing for its first one.
    """

    file: Path
    name: str
    fields: dict[str, Any]
    text: str
    first_line: int
    slug: str
    day: str = ""
    addresses: tuple[str, ...] = ()
    is_draft: bool = False
    language: str = ""


@dataclass
class Blog:
    """A folder of articles.

    Attributes:
        program: Name of the program that makes a site of it; nothing for a plain folder.
        root: The folder of the whole site, which messages name files within.
        address: Address of its host, such as ``https://example.org``, if it is known.
        base: Path below which the site is on its host, such as ``/blog``.
        served: Folders whose files are served at the root.
        syntaxes: What an article may say beside Markdown.
        values: Texts of the settings that articles may put in, by names such as ``site.title``.
        posts: The articles.
        left: What was found and not taken.
    """

    program: str
    root: Path
    address: str = ""
    base: str = ""
    served: tuple[Path, ...] = ()
    syntaxes: frozenset[str] = frozenset({HUGO, LIQUID})
    values: dict[str, str] = field(default_factory=dict)
    posts: list[Post] = field(default_factory=list)
    left: list[Leftover] = field(default_factory=list)

    def at(self, address: str) -> None:
        """Sets host and base path from the address of the site.

        That of the computer on which it was written is known to nobody else.
        """
        parts = urlsplit(address.strip())
        self.base = parts.path.rstrip("/")
        if parts.scheme and parts.netloc and parts.hostname not in OWN_COMPUTER:
            self.address = f"{parts.scheme}://{parts.netloc}"

    def leave_folder(self, folder: Path, count: int, kind: str) -> None:
        """Notes that the files of a folder are not taken, because they are none of the articles."""
        said = f"{count} file{'s' * (count > 1)} of another {kind}; name this folder to take them"
        self.left.append(Leftover(self.name_of(folder), 1, said))

    def name_of(self, file: Path) -> str:
        """Returns how messages call a file."""
        return file.relative_to(self.root).as_posix()

    def read(self, file: Path) -> Post | None:
        """Returns a file as an article; one that cannot be read is left over."""
        name = self.name_of(file)
        try:
            front = read_front_matter(self._text(file, name))
        except FrontMatterError as error:
            self.left.append(Leftover(name, error.line, f"front matter: {error}"))
            return None
        day, rest = split_date(file.stem)
        return Post(file, name, front.fields, front.text, front.first_line, rest or day, day)

    def _text(self, file: Path, name: str) -> str:
        raw = file.read_bytes()
        try:
            text = raw.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            line = raw.count(b"\n", 0, error.start) + 1
            self.left.append(Leftover(name, line, "text that is not UTF-8, read as Windows-1252"))
            text = raw.decode("cp1252", "replace")
        text = text.replace("\r\n", "\n").replace("\r", "\n")
        if match := CONTROL.search(text):
            line = text.count("\n", 0, match.start()) + 1
            found = f"control characters, deleted: U+{ord(match[0]):04X}"
            self.left.append(Leftover(name, line, found))
        return CONTROL.sub("", text)

    def articles_below(self, folder: Path) -> Iterator[Path]:
        """Yields the Markdown files below a folder; other texts are left over.

        Files and folders whose names begin with a dot are none of the blog's.
        """
        for file in files_below(folder):
            if any(part.startswith(".") for part in file.relative_to(folder).parts):
                continue
            suffix = file.suffix.lower()
            if suffix in MARKDOWN_SUFFIXES:
                yield file
            elif suffix in OTHER_SUFFIXES:
                self.left.append(Leftover(self.name_of(file), 1, f"{suffix}: it is not Markdown"))


def split_date(stem: str) -> tuple[str, str]:
    """Returns the day and the rest of a name such as ``2019-03-01-hello``."""
    if match := DATE_IN_NAME.fullmatch(stem):
        year, month, day, rest = match.groups()
        return f"{year}-{int(month):02}-{int(day):02}", rest
    return "", stem


def path_of(*parts: str) -> str:
    """Returns an address of parts, with one slash between them and none at its end."""
    joined = "/".join(part.strip("/") for part in parts if part.strip("/"))
    return f"/{joined}"


def texts(value: Any, separator: str = "") -> list[str]:
    """Returns what a key says that may have one text or several.

    Args:
        value: The value of the key.
        separator: What stands between several in one text; nothing for those that are one.
    """
    if isinstance(value, str):
        value = value.split(separator.strip() or None) if separator else [value]
    items = value if isinstance(value, list) else []
    return [" ".join(str(it).split()) for it in items if isinstance(it, str) and it.strip()]


def first_folder(folder: Path, names: Iterable[str]) -> Path | None:
    """Returns a folder, or the nearest above it, that has a file or folder of one of the names."""
    for place in (folder, *folder.parents[:MAX_LEVELS]):
        if any((place / name).exists() for name in names):
            return place
    return None


def plain_blog(folder: Path) -> Blog:
    """Returns the articles of a folder that no program is known of."""
    blog = Blog("", folder, served=(folder,))
    blog.posts = [post for it in blog.articles_below(folder) if (post := blog.read(it))]
    return blog
