"""Puts a hash into the names of files that only the site itself links to, so they can be cached.

Vite does so with scripts, and pictures have theirs from the start. This does it with the rest:
fonts, stickers, their outlines, and drawings that the build makes.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

from portfolio.export.html_file import whole_pages
from portfolio.export.rewrite_urls import Rewrite, rewrite_urls
from portfolio.hosting.rules import HASHED_FOLDERS

NAMED_WITH_HASH = ("assets", "generated/img", "generated/lettering")
"""Folders whose files have a hash already."""

LENGTH = 8
"""Digits of a hash; as many as Vite's."""


def hash_assets(site: Path) -> None:
    """Renames the files of ``HASHED_FOLDERS``, and changes the pages and styles to match.

    Stylesheets come last, since the names of other files are part of them. A file that a script
    or a page that is hydrated whole names keeps its old address as well, because URLs in them are
    not rewritten. Licences keep their names.

    Args:
        site: The exported site.
    """
    files = [file for folder in HASHED_FOLDERS for file in sorted((site / folder).rglob("*.*"))]
    files = [file for file in files if not _is_hashed(site, file) and file.suffix != ".txt"]
    untouched = sorted([*site.rglob("*.js"), *whole_pages(site)])
    code = "".join(file.read_text() for file in untouched)
    for chosen in (
        [file for file in files if file.suffix != ".css"],
        [file for file in files if file.suffix == ".css"],
    ):
        renamed = {_address(site, file): _rename(site, file, code) for file in chosen}
        names = {file.name for file in chosen}
        mentioned = names | {quote(name) for name in names}
        rewrite_urls(site, lambda folder, names=renamed: _renaming(folder, names), mentioned)


def _renaming(folder: str, names: dict[str, str]) -> Rewrite:
    def rewrite(url: str) -> str:
        path = urlsplit(url).path
        name = names.get(unquote(urljoin(folder, path)))
        if not name or not url.startswith(path):
            return url
        return path[: path.rfind("/") + 1] + quote(name) + url[len(path) :]

    return rewrite


def _rename(site: Path, file: Path, code: str) -> str:
    """Renames a file and returns its new name."""
    data = file.read_bytes()
    name = f"{file.stem}-{sha256(data).hexdigest()[:LENGTH]}{file.suffix}"
    if _address(site, file).lstrip("/") in code:
        file.with_name(name).write_bytes(data)
    else:
        file.rename(file.with_name(name))
    return name


def _is_hashed(site: Path, file: Path) -> bool:
    return any(file.is_relative_to(site / folder) for folder in NAMED_WITH_HASH)


def _address(site: Path, file: Path) -> str:
    return f"/{file.relative_to(site).as_posix()}"
