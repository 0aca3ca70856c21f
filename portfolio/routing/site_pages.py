"""All pages of the site, in the order of the sitemap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import reflex as rx

from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.layout.head import Head
from portfolio.models.content import Content
from portfolio.pages import experiments, home, not_found, project, projects, resume
from portfolio.routing import own_pages


@dataclass(frozen=True, slots=True)
class SitePage:
    """One page as Reflex needs it.

    Attributes:
        route: Its address.
        head: Its head tags.
        render: Returns its component.
    """

    route: str
    head: Head
    render: Callable[[], rx.Component]


def site_pages(content: Content) -> Iterator[SitePage]:
    """Yields every page of the site; the last ones answer addresses that do not exist.

    Each is rendered in the language of the site.
    """
    for page in _pages(content):
        yield replace(page, render=partial(_render_in, content.site.locale, page.render))


def _render_in(locale: Locale, render: Callable[[], rx.Component]) -> rx.Component:
    with use_locale(locale):
        return render()


def _pages(content: Content) -> Iterator[SitePage]:
    for module, render in (
        (home, home.home),
        (projects, projects.projects),
        (experiments, experiments.experiments),
        (resume, resume.resume),
    ):
        yield SitePage(module.ROUTE, module.head(content), partial(render, content))
    for study in content.projects:
        render = partial(project.project_page, content, study)
        yield SitePage(study.href, project.head(content, study), render)
    for page in content.pages:
        render = partial(own_pages.own_page, content, page)
        yield SitePage(page.route, own_pages.head(content, page), render)
    for route in (not_found.ROUTE, "404"):
        render = partial(not_found.not_found, content)
        yield SitePage(route, not_found.head(content), render)
