"""Finds the first picture of a README that shows something, and no badge."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt
from pydantic_core import PydanticCustomError
from selectolax.lexbor import LexborHTMLParser

from portfolio.importing.github_client import GitHub
from portfolio.importing.github_repository import Repository
from portfolio.importing.names import file_name
from portfolio.models.picture import measured
from portfolio.picture_files.file_kind import file_kind

BADGE = re.compile(
    r"shields\.io|badge|travis-ci|circleci\.com|codecov\.io|coveralls|appveyor|snyk\.io|david-dm"
    r"|codeclimate|sonarcloud|gitter\.im|deepscan|fossa\.(io|com)|netlify\.com/api|herokucdn"
    r"|buymeacoffee|ko-fi\.com|opencollective|star-history|contrib\.rocks|api\.star|visitor",
    re.IGNORECASE,
)
"""Addresses of pictures that say how a build is, or where to pay."""

MIN_SIDE = 120
"""Pixels that width and height of a picture have at least; smaller ones are icons."""

MOST_TRIED = 5
"""Pictures that are fetched at most until one is large enough."""

SUFFIXES = {"JPEG": ".jpg", "PNG": ".png", "GIF": ".gif", "WEBP": ".webp", "AVIF": ".avif"}
"""Endings of pictures by their formats; drawings (SVG) are logos, as a rule."""

_MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table")


class ReadmePicture(NamedTuple):
    """A picture: the name that its file may have, its bytes, and its words."""

    name: str
    data: bytes
    alt: str
    width: int


def readme_picture(github: GitHub, repository: Repository) -> ReadmePicture | None:
    """Returns the first picture of a README, or None if it shows none."""
    text, path = github.readme(repository)
    tried = 0
    for src, alt in pictures_of(text):
        if BADGE.search(src) or tried == MOST_TRIED:
            continue
        tried += 1
        data = _fetched(github, repository, src, posixpath.dirname(path))
        if data and (found := _measured(src, data, alt)):
            return found
    return None


def pictures_of(text: str) -> Iterator[tuple[str, str]]:
    """Yields address and words of each picture of a text, in Markdown or in HTML."""
    html = LexborHTMLParser(_MARKDOWN.render(text), is_fragment=True)
    for image in html.css("img[src]"):
        src = (image.attributes.get("src") or "").strip()
        if src and not src.startswith("data:"):
            yield src, " ".join((image.attributes.get("alt") or "").split())


def _fetched(github: GitHub, repository: Repository, src: str, folder: str) -> bytes | None:
    if "://" not in src and not src.startswith("//"):
        path = unquote(re.split("[?#]", src, maxsplit=1)[0])
        within = path.lstrip("/") if path.startswith("/") else posixpath.join(folder, path)
        return github.file(repository, posixpath.normpath(within))
    page = f"{repository.address}/"
    if src.startswith(page) and (
        match := re.match(r"(?:blob|raw)/[^/]+/([^?#]+)", src[len(page) :])
    ):
        return github.file(repository, unquote(match[1]))
    src = f"https:{src}" if src.startswith("//") else src
    return github.download(src) if src.startswith(("https://", "http://")) else None


def _measured(src: str, data: bytes, alt: str) -> ReadmePicture | None:
    """Returns a picture that the site can show and that is no icon."""
    if not (suffix := SUFFIXES.get(file_kind(data))):
        return None
    stem = file_name(unquote(urlsplit(src).path).rpartition("/")[2] or "picture")
    name = f"{Path(stem).stem}{suffix}"
    with TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_bytes(data)
        try:
            size = measured(file)
        except (PydanticCustomError, ValueError, OSError):
            return None
    if min(size.width, size.height) < MIN_SIDE:
        return None
    return ReadmePicture(name, data, alt, size.width)
