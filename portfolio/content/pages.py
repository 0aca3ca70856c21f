"""The owner's own pages: the files of ``content/pages``, those in Python, and articles.

Which of them are hidden, as drafts or because their date is still to come, is decided here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.models.article import WRITING_ROUTE, Article
from portfolio.models.experiment import Experiment
from portfolio.models.page import OwnPage, PythonPage
from portfolio.models.project import Project
from portfolio.models.site.site import NavLink, Site
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.models.writing import Writing, newest_first
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
    files = [it.relative_to(folder) for it in files_below(folder) if it.suffix == ".md"]
    shown = (it for it in files if not any(part[0] == "." for part in it.parts))
    return {folder / it: _route(it) for it in shown}


def _route(file: Path) -> str:
    route = f"/{file.with_suffix('').as_posix()}"
    return route.removesuffix(f"/{INDEX_STEM}") or "/"


def old_routes(places: Iterable[Article | OwnPage | Project | Experiment]) -> frozenset[str]:
    """Returns the addresses that pages, articles, projects or experiments had before."""
    old = {alias for it in places for alias in it.aliases}
    return frozenset({*old, *(f"{it}/" for it in old)})


@dataclass(frozen=True, slots=True)
class Pages:
    """The pages of the owner's own, as far as they are valid.

    Attributes:
        markdown: Pages in Markdown, by place; None if a page is not valid.
        python: Pages in Python, by place.
        articles: Articles, by place; None if one is not valid.
        drafts: Whether pages and articles that are drafts are part of the site.
    """

    markdown: Mapping[PageFile, MarkdownPage | None]
    python: Mapping[PageFile, PythonPage]
    articles: Mapping[PageFile, Article | None]
    drafts: bool

    @property
    def files(self) -> tuple[PageFile, ...]:
        """The places at which the pages are written."""
        return (*self.markdown, *self.python, *self.articles)

    @property
    def hidden(self) -> frozenset[PageFile]:
        """The places of pages and articles that are not part of the site."""
        if self.drafts:
            return frozenset()
        drafts = {it for it, page in self.markdown.items() if page and page.draft}
        articles = {it for it, article in self.articles.items() if article and article.is_hidden}
        return frozenset(drafts | articles)

    def routes(self, *, with_drafts: bool) -> frozenset[str]:
        """Returns the routes that links may lead to."""
        hidden = frozenset() if with_drafts else self.hidden
        pages = (it.route for it in self.files if it not in hidden)
        old = old_routes((*self.writing.articles, *self.shown))
        return frozenset({*pages, *self.writing.list_routes, *old})

    @property
    def shown(self) -> tuple[OwnPage, ...]:
        """The pages of the site, in the order of their routes."""
        hidden = self.hidden
        pages: dict[PageFile, OwnPage | None] = {**self.markdown, **self.python}
        found = (page for place, page in pages.items() if page and place not in hidden)
        return tuple(sorted(found, key=lambda page: page.route))

    @property
    def writing(self) -> Writing:
        """The articles of the site."""
        hidden = self.hidden
        shown = [it for place, it in self.articles.items() if it and place not in hidden]
        return Writing(newest_first(shown))

    def in_navigation(self, site: Site) -> Site:
        """Returns the site with links for articles and labelled pages that have no link yet."""
        present = {link.href for link in site.navigation}
        labels = {WRITING_ROUTE: site.writing.title} if self.writing else {}
        labels |= {page.route: page.nav for page in self.shown if page.nav}
        new = ((label, href) for href, label in labels.items() if href not in present)
        links = tuple(NavLink(label=label, href=href, icon=None) for label, href in new)
        return site.model_copy(update={"navigation": (*site.navigation, *links)})
