"""Links of a page lead to pages of its language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import reflex as rx

from custom_components.reflex_insides import literal_value
from portfolio.content.routes import BUILT_FILES, FEED, SITE_PAGES
from portfolio.i18n.locale import Alternate, Locale
from portfolio.models.content import Content
from portfolio.routing.state_use import parts

TARGETS = ("to", "href")
"""Properties of links: of React Router's, and of plain anchors."""

OWN_FILES = {f"/{name}" for name in BUILT_FILES if name == FEED or name.startswith("resume.")}
"""Files that every language has."""


def locale_of(content: Content) -> Locale:
    """Returns the language of a content, and which addresses have a page in it."""
    own = (page.route for page in content.pages)
    routes = {*SITE_PAGES, *OWN_FILES, *(it.href for it in content.projects), *own}
    return replace(content.site.locale, routes=frozenset(routes))


def alternates_of(route: str, locales: Sequence[Locale]) -> tuple[Alternate, ...]:
    """Returns a page in all languages that have it; nothing where there is one language only.

    Args:
        route: The page's, without the prefix of a language. What is no page of content, such as
            the not-found page, leads to the home pages.
        locales: The languages of the site.
    """
    if len(locales) < 2:
        return ()
    is_page = any(route in locale.routes for locale in locales)
    shown = [locale for locale in locales if not is_page or route in locale.routes]
    return tuple(Alternate(it.language, it.href(route if is_page else "/")) for it in shown)


def localise_links(component: rx.Component, locale: Locale) -> rx.Component:
    """Makes the links of a rendered page lead to pages of its language, where there are such.

    Links that say their language (``hreflang``) stay as they are.

    Args:
        component: The page; its links are changed.
        locale: The language.
    """
    for part, _ in parts(component) if locale.prefix else ():
        if "hrefLang" in getattr(part, "custom_attrs", {}):
            continue
        for name in TARGETS:
            target = literal_value(getattr(part, name, None))
            if isinstance(target, str):
                setattr(part, name, rx.Var.create(locale.href(target)))
    return component
