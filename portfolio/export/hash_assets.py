"""Moves files that only the site itself links to into one folder, with a hash in their names.

Browsers keep what is in that folder for a year. Vite puts its scripts there; this adds the rest:
pictures and drawings that the build makes, fonts, stickers and their outlines.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from itertools import chain
from pathlib import Path
from urllib.parse import quote, unquote, urljoin, urlsplit

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.own_files import OWN_STYLESHEET
from portfolio.export.rewrite_urls import Rewrite, rewrite_pages, rewrite_stylesheets
from portfolio.hosting.rules import HASHED_FOLDER
from portfolio.paths import files_below
from sandbox_islands.html import to_html

FOLDERS = ("art", "fonts", "generated", "svg", "vertices")
"""Folders whose files get a hash."""

NAMED_BY_HASH = ("generated/img", "generated/lettering")
"""Folders in which files have a hash in their names already."""

TEXTS = re.compile(r"\.(m?js|json|xml|txt|webmanifest)")

HASH_DIGITS = 8
"""As many as Vite's."""


def hash_assets(pages: ExportedPages) -> None:
    """Moves the files of ``FOLDERS`` to ``HASHED_FOLDER``, and changes pages and styles to match.

    Stylesheets come last, since the names of other files are part of them. A file keeps its old
    address as well if it is the owner's, or if something names it whose URLs are not rewritten: a
    script, a feed, a page that is hydrated whole or one of the owner's own. Licences do not move.

    Args:
        pages: The pages of the site.
    """
    site = pages.site
    files = [file for folder in FOLDERS for file in files_below(site / folder)]
    files = [file for file in files if file.suffix not in {"", ".txt"}]
    files = [file for file in files if file != site / OWN_STYLESHEET]
    stylesheets = [file for file in files if file.suffix == ".css"]
    others = [file for file in files if file.suffix != ".css"]
    texts, kept = _not_rewritten(pages), pages.stylesheets_of_hydrated() | pages.own

    moved = _move_all(pages, others, texts)
    rewrite_stylesheets(site, kept, lambda folder: _renaming(folder, moved))
    moved_stylesheets = _move_all(pages, stylesheets, texts)
    rewrite_stylesheets(site, kept, lambda folder: _renaming(folder, moved_stylesheets))
    rewrite_pages(site, pages.plain, lambda folder: _renaming(folder, moved | moved_stylesheets))
    _remove_unshown_drawings(pages, texts)
    _remove_empty_folders(site)


def _remove_unshown_drawings(pages: ExportedPages, texts: str) -> None:
    """Deletes the drawings with a hash that nothing names; the owner's keep their own addresses."""
    unshown = {*files_below(pages.site / HASHED_FOLDER, ".svg")}
    sheets = (file.read_text() for file in files_below(pages.site, ".css"))
    for text in chain([texts], sheets, map(to_html, pages.plain.values())):
        unshown = {
            drawing
            for drawing in unshown
            if drawing.name not in text and quote(drawing.name) not in text
        }
    for drawing in unshown:
        drawing.unlink()


def _not_rewritten(pages: ExportedPages) -> str:
    """Returns all texts whose URLs stay as they are."""
    own = {file for file in pages.own if file.suffix in (".html", ".css")}
    files = {it for it in files_below(pages.site) if TEXTS.fullmatch(it.suffix)}
    files |= own | pages.stylesheets_of_hydrated()
    texts = [file.read_text(errors="replace") for file in sorted(files)]
    return "".join([*texts, *(to_html(page) for page in pages.hydrated.values())])


def _renaming(folder: str, names: dict[str, str]) -> Rewrite:
    def rewrite(url: str) -> str:
        path = urlsplit(url).path
        name = names.get(unquote(urljoin(folder, path)))
        return f"{quote(name)}{url[len(path) :]}" if name and url.startswith(path) else url

    return rewrite


def _move_all(pages: ExportedPages, files: Iterable[Path], texts: str) -> dict[str, str]:
    """Moves files, and returns their new addresses by the old ones."""
    return {pages.address(file): _move(pages, file, texts) for file in files}


def _move(pages: ExportedPages, file: Path, texts: str) -> str:
    """Moves a file, or copies one that keeps its address, and returns the new address."""
    path = file.relative_to(pages.site)
    data = file.read_bytes()
    name = file.name
    if not any(path.is_relative_to(folder) for folder in NAMED_BY_HASH):
        name = f"{file.stem}-{sha256(data).hexdigest()[:HASH_DIGITS]}{file.suffix}"
    folders = path.parent.parts[1:] if path.parts[0] == "generated" else path.parent.parts
    target = pages.site.joinpath(HASHED_FOLDER, *folders, name)
    target.parent.mkdir(parents=True, exist_ok=True)
    # Written by hand, a URL may be relative: its last two parts are looked for.
    if file in pages.own or "/".join(path.parts[-2:]) in texts:
        target.write_bytes(data)
    else:
        file.rename(target)
    return pages.address(target)


def _remove_empty_folders(site: Path) -> None:
    for folder in sorted((it for it in site.rglob("*") if it.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
