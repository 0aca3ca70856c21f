"""The list of all pages of the site, in the order of the sitemap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import reflex as rx

from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.layout.head import Head
from portfolio.models.content import Content
from portfolio.models.site import Site
from portfolio.pages import experiments, home, not_found, project, projects, resume
from portfolio.routing import own_pages
from portfolio.routing.localised_links import alternates_of, locale_of, localise_links


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page with all that Reflex needs.

    Attributes:
        route: Address of the page.
        head: Head tags of the page.
        site: The site in the page's language.
        render: Returns its component.
    """

    route: str
    head: Head
    site: Site
    render: Callable[[], rx.Component]


def site_pages(content: Content) -> Iterator[SitePage]:
    """Yields every page of the site in each of its languages."""
    locales = [locale_of(edition) for edition in content.languages]
    for edition, locale in zip(content.languages, locales, strict=True):
        for route, head, render in _pages(edition):
            alternates = alternates_of(route, locales)
            here = replace(locale, alternates=alternates)
            address = (locale.prefix + route).rstrip("/") or "/"
            page_head = replace(head, alternates=alternates)
            yield SitePage(address, page_head, edition.site, partial(_render_in, here, render))


def _render_in(locale: Locale, render: Callable[[], rx.Component]) -> rx.Component:
    with use_locale(locale):
        return localise_links(render(), locale)


Page = tuple[str, Head, Callable[[], rx.Component]]


def _pages(content: Content) -> Iterator[Page]:
    for module, render in (
        (home, home.home),
        (projects, projects.projects),
        (experiments, experiments.experiments),
        (resume, resume.resume),
    ):
        yield module.ROUTE, module.head(content), partial(render, content)
    for study in content.projects:
        render = partial(project.project_page, content, study)
        yield study.href, project.head(content, study), render
    for page in content.pages:
        render = partial(own_pages.own_page, content, page)
        yield page.route, own_pages.head(content, page), render
    for route in () if content.site.prefix else (not_found.ROUTE, "404"):
        yield route, not_found.head(content), partial(not_found.not_found, content)
