"""The owner's own pages: the files of ``content/pages``, and those that are written in Python."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.models.markdown_page import MarkdownPage
from portfolio.models.page import Page, PythonPage
from portfolio.models.site import NavLink, Site
from portfolio.paths import files_below

PAGES_FOLDER = "pages"
INDEX_STEM = "index"


@dataclass(frozen=True, slots=True)
class PageFile:
    """The place at which a page is written.

    Attributes:
        route: Address of the page.
        file: Name of the file in diagnostics.
        line: Line of the file that says the route; 1 if the file's name does.
    """

    route: str
    file: str
    line: int = 1

    def diagnostic(self, message: str, hint: str) -> Diagnostic:
        """Returns a diagnostic about the page's route."""
        return Diagnostic(self.file, self.line, 1, "", message, format_value(self.route), hint)


def markdown_files(content: Path) -> dict[Path, str]:
    """Returns the route of every Markdown page, by its file."""
    folder = content / PAGES_FOLDER
    files = [it for it in files_below(folder) if it.suffix == ".md"]
    shown = (it for it in files if not any(part[0] == "." for part in it.parts[-2:]))
    return {file: _route(file.relative_to(folder)) for file in shown}


def _route(file: Path) -> str:
    route = f"/{file.with_suffix('').as_posix()}"
    return route.removesuffix(f"/{INDEX_STEM}") or "/"


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of the owner's own, as far as they are valid.

    Attributes:
        markdown: Pages in Markdown, by place; None if a page is not valid.
        python: Pages in Python, by place.
        drafts: Whether pages that are drafts are part of the site.
    """

    markdown: Mapping[PageFile, MarkdownPage | None]
    python: Mapping[PageFile, PythonPage]
    drafts: bool

    @property
    def files(self) -> tuple[PageFile, ...]:
        """The places at which the pages are written."""
        return (*self.markdown, *self.python)

    @property
    def hidden(self) -> frozenset[PageFile]:
        """The places of pages that are not part of the site."""
        pages = self.markdown.items()
        return frozenset(it for it, page in pages if page and page.draft and not self.drafts)

    def routes(self, *, with_drafts: bool) -> frozenset[str]:
        """Returns the routes that links may lead to."""
        hidden = frozenset() if with_drafts else self.hidden
        return frozenset(it.route for it in self.files if it not in hidden)

    @property
    def shown(self) -> tuple[Page, ...]:
        """The pages of the site, in the order of their routes."""
        hidden = self.hidden
        pages: dict[PageFile, Page | None] = {**self.markdown, **self.python}
        found = (page for place, page in pages.items() if page and place not in hidden)
        return tuple(sorted(found, key=lambda page: page.route))

    def in_navigation(self, site: Site) -> Site:
        """Returns the site with a link for each page that has a label and no link yet."""
        present = {link.href for link in site.navigation}
        labelled = (page for page in self.shown if page.nav and page.route not in present)
        links = tuple(NavLink(label=page.nav, href=page.route, icon=None) for page in labelled)
        return site.model_copy(update={"navigation": (*site.navigation, *links)})
