"""Puts a hash into the names of files that only the site itself links to, so they can be cached.

Vite does so with scripts, and pictures have theirs from the start. This does it with the rest:
fonts, stickers, their outlines, and drawings that the build makes.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.rewrite_urls import Rewrite, rewrite_pages, rewrite_stylesheets
from portfolio.hosting.rules import HASHED_FOLDERS
from sandbox_islands.html import to_html

FOLDERS_WITH_HASHES = ("assets", "generated/img", "generated/lettering")
"""Folders whose files have a hash already."""

HASH_DIGITS = 8
"""As many as Vite's."""


def hash_assets(pages: ExportedPages) -> None:
    """Renames the files of ``HASHED_FOLDERS``, and changes pages and styles to match.

    Stylesheets come last, since the names of other files are part of them. A file that a script
    or a page that is hydrated whole names keeps its old address as well, because URLs in them are
    not rewritten. Licences keep their names.

    Args:
        pages: The pages of the site.
    """
    site = pages.site
    files = [file for folder in HASHED_FOLDERS for file in sorted((site / folder).rglob("*.*"))]
    files = [file for file in files if not _is_hashed(site, file) and file.suffix != ".txt"]
    code = "".join([*_code(pages), *(to_html(page) for page in pages.hydrated.values())])
    names: dict[str, str] = {}
    for chosen in (
        [file for file in files if file.suffix != ".css"],
        [file for file in files if file.suffix == ".css"],
    ):
        renamed = {pages.address(file): _rename(pages, file, code) for file in chosen}
        rewrite_stylesheets(pages, lambda folder, names=renamed: _renaming(folder, names))
        names |= renamed
    rewrite_pages(pages, lambda folder: _renaming(folder, names))


def _code(pages: ExportedPages) -> list[str]:
    """Returns the scripts of a site, and the stylesheets that stay as they are."""
    files = {*pages.site.rglob("*.js"), *pages.stylesheets_of_hydrated()}
    return [file.read_text() for file in sorted(files)]


def _renaming(folder: str, names: dict[str, str]) -> Rewrite:
    def rewrite(url: str) -> str:
        path = urlsplit(url).path
        name = names.get(unquote(urljoin(folder, path)))
        if not name or not url.startswith(path):
            return url
        return path[: path.rfind("/") + 1] + quote(name) + url[len(path) :]

    return rewrite


def _rename(pages: ExportedPages, file: Path, code: str) -> str:
    """Renames a file and returns its new name."""
    data = file.read_bytes()
    name = f"{file.stem}-{sha256(data).hexdigest()[:HASH_DIGITS]}{file.suffix}"
    if pages.address(file).lstrip("/") in code:
        file.with_name(name).write_bytes(data)
    else:
        file.rename(file.with_name(name))
    return name


def _is_hashed(site: Path, file: Path) -> bool:
    return any(file.is_relative_to(site / folder) for folder in FOLDERS_WITH_HASHES)
