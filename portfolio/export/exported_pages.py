"""The pages of an exported site, where a host looks for them."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from portfolio.models.site.site import Site
from portfolio.paths import files_below
from sandbox_islands.html import parse_html, to_html
from sandbox_islands.islands.plugin import FALLBACK, hydrates_whole

NOT_FOUND = "not-found"
"""The route of the prerendered not-found page; it becomes 404.html."""

STYLESHEET_LINK = 'link[rel="stylesheet"][href^="/"]'
"""Selector of the stylesheets of the site, named from its root."""


def page_file(site: Path, route: str) -> Path:
    """Returns the file of a page in an exported site, whose routes are flat."""
    return site / f"{route.lstrip('/') or 'index'}.html"


class PageFiles(Mapping[Path, LexborHTMLParser]):
    """Pages by file: one is read each time it is asked for, and written by :meth:`write`.

    No tree is kept: it has ten times the size of its text, and a site may have a thousand pages.

    Args:
        files: The files of the pages, in order.
    """

    def __init__(self, files: Iterable[Path]) -> None:
        self._files = dict.fromkeys(files)

    def __iter__(self) -> Iterator[Path]:
        """Returns the files of the pages."""
        return iter(self._files)

    def __len__(self) -> int:
        """Returns how many pages there are."""
        return len(self._files)

    def __getitem__(self, file: Path) -> LexborHTMLParser:
        """Reads a page.

        Raises:
            KeyError: If it is none of these.
        """
        if file not in self._files:
            raise KeyError(file)
        return parse_html(file.read_text(errors="replace"))

    def write(self, file: Path, page: LexborHTMLParser) -> None:
        """Writes a page, which may be a new one.

        White space that the parser has moved from the end of the file into the body is left out.
        """
        last = page.body.last_child if page.body else None
        if last and last.is_text_node and not (last.text_content or "").strip():
            last.decompose()
        file.parent.mkdir(exist_ok=True)
        file.write_text(to_html(page))
        self._files[file] = None


class ExportedPages:
    """The pages of an exported site by file; all export steps share them.

    Attributes:
        site: The exported site.
        own: The owner's files of ``assets/``; no export step changes what they hold.
        plain: Pages without the router, in order; export steps may change them.
        hydrated: Pages that React hydrates whole. It compares them with what it renders, so their
            markup, styles and scripts stay as they are.
    """

    def __init__(self, site: Path, own: frozenset[Path] = frozenset()) -> None:
        """Finds the pages of a site but the owner's own; its routes are flat.

        Args:
            site: The site.
            own: The owner's files of ``assets/``.
        """
        self.site = site
        self.own = own
        files = PageFiles(sorted({*files_below(site, ".html")} - own))
        hydrated = {file for file, page in files.items() if hydrates_whole(page)}
        self.plain = PageFiles(file for file in files if file not in hydrated)
        self.hydrated = PageFiles(sorted(hydrated))

    def all(self) -> PageFiles:
        """Returns the pages of both kinds."""
        return PageFiles([*self.plain, *self.hydrated])

    def as_they_are(self) -> PageFiles:
        """Returns the owner's own pages, which are read only."""
        return PageFiles(sorted(file for file in self.own if file.suffix == ".html"))

    def address(self, file: Path) -> str:
        """Returns the address of a file of the site, from its root."""
        return f"/{file.relative_to(self.site).as_posix()}"

    def stylesheets_of(self, page: LexborHTMLParser) -> list[Path]:
        """Returns the files of the stylesheets that a page links to."""
        links = page.css(STYLESHEET_LINK)
        return [self.site / (link.attrs["href"] or "").lstrip("/") for link in links]

    def stylesheets_of_hydrated(self) -> set[Path]:
        """Returns the stylesheets that stay as they are, with the pages that link to them."""
        pages = self.hydrated.values()
        return {sheet for page in pages for sheet in self.stylesheets_of(page)}

    def set_language(self, site: Site) -> None:
        """Sets language and direction of the pages of one of the site's other languages.

        Reflex gives all pages those of the first language.

        Args:
            site: The site in the language.
        """
        folder = self.site / site.prefix.lstrip("/")
        pages = self.all()
        for file in pages:
            if file == folder.with_suffix(".html") or folder in file.parents:
                page = pages[file]
                for root in page.css("html"):
                    root.attrs["lang"] = site.language
                    root.attrs["dir"] = site.direction
                pages.write(file, page)


def flatten_routes(site: Path, own: frozenset[Path] = frozenset()) -> None:
    """Leaves one file a route: ``/projects`` is ``projects.html``, an unknown one ``404.html``.

    A folder of the owner's own with an ``index.html`` keeps it: what is beside it is named relative
    to it.

    Args:
        site: The exported site.
        own: The owner's files of ``assets/``.
    """
    (site / f"{NOT_FOUND}.html").replace(site / "404.html")
    (site / f"{FALLBACK}.html").unlink(missing_ok=True)
    for page in (it for it in files_below(site, ".html") if it.name == "index.html"):
        if page in own:
            # Reflex has put a copy of it beside the folder.
            copy = page.parent.with_name(f"{page.parent.name}.html")
            if copy not in own:
                copy.unlink(missing_ok=True)
        elif page.parent != site:
            page.unlink()
            if not any(page.parent.iterdir()):
                page.parent.rmdir()


def keep_not_found(site: Path) -> None:
    """Keeps the finished 404.html: Reflex overwrites it with its fallback after all plugins."""
    shutil.copyfile(site / "404.html", site / f"{FALLBACK}.html")
