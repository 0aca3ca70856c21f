"""The list of all pages of the site in each language, with the not-found page."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from inspect import signature

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.pages import PageFile
from portfolio.content.routes import ARTICLE_FEEDS, BUILT_FILES, FEED, SITE_PAGES, is_of
from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Alternate, Locale
from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.models.page import Page, PythonPage
from portfolio.models.site.site import Site
from portfolio.models.text.markdown_page import MarkdownPage
from portfolio.pages import (
    article,
    experiments,
    home,
    not_found,
    project,
    projects,
    resume,
    writing,
)
from portfolio.routing.page_decorator import DECLARED
from portfolio.sections.own_page import in_margins, markdown_article, own_page_header
from portfolio.stickers.page_stickers import own_page_sticker
from sandbox_islands.reflex_insides import EventChain, literal_value, parts

BUILT_IN = {
    "projects": (projects, projects.projects),
    "experiments": (experiments, experiments.experiments),
    "resume": (resume, resume.resume),
}
"""Pages that come with the engine and may be absent: module and function of each, by its name."""

FILES_OF_EVERY_LANGUAGE = {
    f"/{name}" for name in BUILT_FILES if name == FEED or name.startswith("resume.")
}

FILES_OF_ARTICLES = tuple(f"/{name}" for name in ARTICLE_FEEDS)


@dataclass(frozen=True, slots=True)
class SitePage:
    """A page with all that Reflex needs.

    Attributes:
        route: Address of the page.
        head: Head tags of the page.
        site: The site in the page's language.
        render: Returns its component.
        declared: The place of a page in Python.
        has_articles: Whether there are articles in the page's language.
        template: Route of the page that an export makes it from, without Reflex; nothing for most.
    """

    route: str
    head: Head
    site: Site
    render: Callable[[], rx.Component]
    declared: PageFile | None = None
    has_articles: bool = False
    template: str = ""


def site_pages(content: Content) -> Iterator[SitePage]:
    """Yields every page of the site in each of its languages."""
    locales = [_locale_of(language) for language in content.languages]
    for language, locale in zip(content.languages, locales, strict=True):
        templates = _templates(language, locale, locales)
        for route, head, render in _pages(language):
            alternates = _alternates_of(route, locales)
            here = replace(locale, alternates=alternates)
            yield SitePage(
                route=(locale.prefix + route).rstrip("/") or "/",
                head=replace(head, alternates=alternates),
                site=language.site,
                render=partial(_render_in, here, render),
                declared=_declared(language, route),
                has_articles=bool(language.writing),
                template=templates.get(route, ""),
            )


def _templates(content: Content, locale: Locale, locales: Sequence[Locale]) -> dict[str, str]:
    """Returns the addresses of articles that pages are made from, by the routes of these.

    An article with sections or islands is made by React, and so is the list with the filter. Two
    pages are alike if they are in the same languages.
    """
    articles = [entry.route for entry in content.writing.articles if not entry.needs_react]
    compiled: dict[tuple[str, ...], str] = {}
    templates: dict[str, str] = {}
    for route in (*articles, *content.writing.list_routes[1:]):
        languages = tuple(alternate.language for alternate in _alternates_of(route, locales))
        if languages in compiled:
            templates[route] = locale.prefix + compiled[languages]
        elif route in articles:
            compiled[languages] = route
    return templates


def _locale_of(content: Content) -> Locale:
    """Returns the language of a content, and which addresses have a page in it."""
    own = (page.route for page in content.pages)
    studies = (project.href for project in content.case_studies)
    absent = content.site.pages.absent
    built_in = (it for it in (*SITE_PAGES, *FILES_OF_EVERY_LANGUAGE) if not is_of(it, absent))
    writing = (*content.writing.routes, *FILES_OF_ARTICLES) if content.writing else ()
    return replace(content.site.locale, routes=frozenset((*built_in, *studies, *own, *writing)))


def _pages(content: Content) -> Iterator[tuple[str, Head, Callable[[], rx.Component]]]:
    """Yields route, head and function of each page in one language."""
    yield home.ROUTE, home.head(content), partial(home.home, content)
    for name, (module, render) in BUILT_IN.items():
        if content.site.shows(name):
            yield module.ROUTE, module.head(content), partial(render, content)
    for study in content.case_studies:
        render = partial(project.project_page, content, study)
        yield study.href, project.head(content, study), render
    for listed in content.writing.lists:
        render = partial(writing.writing, content, listed)
        yield listed.route, writing.head(content, listed), render
    for entry in content.writing.articles:
        render = partial(article.article, content, entry)
        yield entry.route, article.head(content, entry), render
    for page in content.pages:
        head = Head(page.route, page.title, page.description, content.image_name(page))
        if isinstance(page, PythonPage):
            head = replace(head, image=page.image, meta=page.meta)
        yield page.route, head, partial(own_page, content, page)
    if not content.site.prefix:
        # Reflex keeps the second one for addresses that it does not know.
        for route in (not_found.ROUTE, "404"):
            yield route, not_found.head(content), partial(not_found.not_found, content)


def own_page(content: Content, page: Page) -> rx.Component:
    """Returns the heading of a page in Markdown or Python, and what is below it."""
    if isinstance(page, MarkdownPage):
        body = markdown_article(page)
    else:
        body = in_margins(_rendered(content, page), has_header=page.has_header)
    if not page.has_header:
        return page_layout(content, page.route, body)
    header = own_page_header(page, own_page_sticker(content, page))
    return page_layout(content, page.route, header, body)


def _rendered(content: Content, page: Page) -> rx.Component:
    """Returns what the function of a Python page returns.

    Raises:
        ContentError: If that is no component.
    """
    place = _declared(content, page.route)
    assert place, page.route
    function, on_load = DECLARED[place].function, DECLARED[place].on_load
    component = function(content) if signature(function).parameters else function()
    if not isinstance(component, rx.Component):
        message, found = "expected the function to return a component", type(component).__name__
        hint = "for example: return rx.el.p('…')"
        raise ContentError([Diagnostic(place.file, place.line, 1, "", message, found, hint)])
    for part in parts(component):
        if isinstance(part, rx.el.Form) and getattr(part, "action", None) is not None:
            _let_it_send(part)
    # Reflex's own way runs on a backend, which a page of events in the browser does not need.
    return rx.fragment(component, on_mount=on_load) if on_load else component


def _let_it_send(form: rx.el.Form) -> None:
    """Removes the handler by which Reflex keeps a form without one from being sent."""
    chain = form.event_triggers.get("on_submit")
    if isinstance(chain, EventChain) and chain.events == [rx.prevent_default]:
        del form.event_triggers["on_submit"]


def _declared(content: Content, route: str) -> PageFile | None:
    """Returns the place of a page in Python: of one for the language alone, or else for all."""
    declared = {place.route: place for place in DECLARED}
    return declared.get(content.site.prefix + route) or declared.get(route)


def _alternates_of(route: str, locales: Sequence[Locale]) -> tuple[Alternate, ...]:
    """Returns a page in all languages that have it; nothing where there is one language only.

    What is no page of content, such as the not-found page, leads to the home pages.
    """
    if len(locales) < 2:
        return ()
    is_page = any(route in locale.routes for locale in locales)
    shown = [locale for locale in locales if not is_page or route in locale.routes]
    target = route if is_page else "/"
    return tuple(Alternate(locale.language, locale.href(target)) for locale in shown)


def _render_in(locale: Locale, render: Callable[[], rx.Component]) -> rx.Component:
    """Renders a page, whose links lead to pages of its language, where there are such.

    Links that say their language (``hreflang``) stay as they are.
    """
    with use_locale(locale):
        component = render()
    if not locale.prefix:
        return component
    for part in parts(component):
        if "hrefLang" in getattr(part, "custom_attrs", {}):
            continue
        # React Router's links have ``to``, plain anchors ``href``.
        for name in ("to", "href"):
            target = literal_value(getattr(part, name, None))
            if isinstance(target, str):
                setattr(part, name, rx.Var.create(locale.href(target)))
    return component
