"""The head tags of a page: for search engines, link previews and browsers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import reflex as rx

from portfolio.components.inline_script import inline
from portfolio.content.routes import ARTICLE_FEEDS
from portfolio.i18n.locale import Alternate
from portfolio.layout.page_scripts import json_ld, speculation
from portfolio.models.site.head import HeadTag, head_tags
from portfolio.models.site.site import Site
from portfolio.models.theme.theme import Theme

PROPS = {
    "charset": "charSet",
    "class": "className",
    "crossorigin": "crossOrigin",
    "fetchpriority": "fetchPriority",
    "hreflang": "hrefLang",
    "http-equiv": "httpEquiv",
    "imagesizes": "imageSizes",
    "imagesrcset": "imageSrcSet",
    "nomodule": "noModule",
    "referrerpolicy": "referrerPolicy",
}
"""Names of React by attributes of HTML, where they differ."""


@dataclass(frozen=True, slots=True)
class Head:
    """The head of one page.

    Attributes:
        route: Path of the page.
        title: The page's name.
        description: Description in one sentence.
        image_name: Name of the social image.
        data: Structured data (schema.org), or nothing.
        listed: Whether search engines may list the page.
        alternates: The page in all languages of the site, if there are several.
        image: Address of a picture of the owner's in place of the social image.
        meta: Further meta elements.
        graph: Further properties of link previews, each with its content.
        kind: Kind of the page for link previews.
        canonical: Whole address that search engines list in the place of this page's own.
        awaited: Id of an element that browsers have reached before they paint the page, because a
            picture that stands before it may travel there from another page.
    """

    route: str
    title: str
    description: str
    image_name: str
    data: dict[str, Any] | None = None
    listed: bool = True
    alternates: tuple[Alternate, ...] = ()
    image: str = ""
    meta: tuple[Mapping[str, str], ...] = ()
    awaited: str = ""
    graph: tuple[tuple[str, str], ...] = ()
    kind: str = "website"
    canonical: str = ""

    def social_image(self, site: Site) -> str:
        """Returns the address of the social image."""
        return site.address + (self.image or social_image(site, self.image_name))

    def full_title(self, site: Site) -> str:
        """Returns the title of the tab: page and owner, or owner and tagline on the home page."""
        names = (site.owner, site.tagline) if self.route == "/" else (self.title, site.owner)
        return " · ".join(names)


def social_image(site: Site, name: str) -> str:
    """Returns the address of a social image, below the site's.

    Args:
        site: Site in the language of the page.
        name: Name of the image.
    """
    return f"/share/{site.locale.file_name(name)}.jpg"


def shared_head(site: Site, theme: Theme, fonts: Iterable[str] = ()) -> list[rx.Component]:
    """Returns the head tags that all pages share.

    Args:
        site: Site in its first language.
        theme: Theme, for its colours.
        fonts: Addresses of the fonts to preload.
    """
    font_attributes = {"as": "font", "type": "font/woff2", "crossOrigin": "anonymous"}
    return [
        *(rx.el.link(rel="preload", href=font, custom_attrs=font_attributes) for font in fonts),
        rx.el.link(rel="icon", href="/icons/favicon.ico", custom_attrs={"sizes": "32x32"}),
        rx.el.link(rel="icon", href="/icons/favicon.svg", type="image/svg+xml"),
        rx.el.link(rel="apple-touch-icon", href="/icons/apple-touch-icon.png"),
        *_browser_colors(theme),
        rx.el.meta(name="author", content=site.owner),
        speculation(),
        *map(_own_tag, head_tags(site.head)),
    ]


def _own_tag(tag: HeadTag) -> rx.Component:
    """Returns an element of the owner's own, which the export keeps."""
    attributes: dict[str, Any] = {
        PROPS.get(name, name): value or True for name, value in tag.attributes.items()
    }
    if tag.text:
        return inline(tag.text, **{"custom_attrs": attributes})
    create = {"link": rx.el.link, "meta": rx.el.meta, "script": rx.el.script}[tag.name]
    return create(custom_attrs=attributes | {"data-keep": True})


def _browser_colors(theme: Theme) -> Iterator[rx.Component]:
    """Yields what browsers colour their own surfaces by."""
    for scheme, color in theme.grounds.home.ground:
        if not theme.preset_scheme:
            media = {"media": f"(prefers-color-scheme: {scheme})"}
            yield rx.el.meta(name="theme-color", content=color, custom_attrs=media)
        elif scheme == theme.preset_scheme:
            yield rx.el.meta(name="theme-color", content=color)
    yield rx.el.meta(name="color-scheme", content=theme.preset_scheme or "light dark")


def page_head(
    site: Site, head: Head, *, has_articles: bool = False
) -> list[rx.Component | Mapping[str, str]]:
    """Returns the head tags of one page, as Reflex takes them.

    Reflex writes the title, the description and ``og:image`` itself, of what ``app.py`` hands to
    ``add_page``.

    Args:
        site: The site in the page's language.
        head: What the page says.
        has_articles: Whether there are articles in the language, and so feeds of them.
    """
    address = site.url(site.prefix + head.route)
    named = {
        "twitter:card": "summary_large_image",
        "twitter:title": head.full_title(site),
        "twitter:description": head.description,
        "twitter:image": head.social_image(site),
        **({} if head.listed else {"robots": "noindex"}),
    }
    graph = {
        "og:type": head.kind,
        "og:site_name": site.owner,
        **({"og:url": address} if head.listed else {}),
        "og:title": head.full_title(site),
        "og:description": head.description,
        **({} if head.image else {"og:image:width": "1200", "og:image:height": "630"}),
        "og:image:alt": site.words.head.image_alt.format(title=head.title, owner=site.owner),
    }
    return [
        *([_feed(site)] if site.shows("experiments") else []),
        *(_article_feeds(site) if has_articles else ()),
        *([rx.el.link(rel="canonical", href=head.canonical or address)] if head.listed else []),
        *(_alternates(site, head.alternates) if head.listed else ()),
        *(rx.el.meta(name=name, content=content) for name, content in named.items()),
        *(
            rx.el.meta(custom_attrs={"property": name}, content=content)
            for name, content in (*graph.items(), *head.graph)
        ),
        *([json_ld(head.data)] if head.data else []),
        *([_awaited(head.awaited)] if head.awaited else []),
        *head.meta,
    ]


def _awaited(element: str) -> rx.Component:
    return rx.el.link(rel="expect", href=f"#{element}", custom_attrs={"blocking": "render"})


def _feed(site: Site) -> rx.Component:
    return rx.el.link(
        rel="alternate",
        href=f"{site.prefix}/experiments.xml",
        type="application/atom+xml",
        title=site.feed_title,
    )


def _article_feeds(site: Site) -> Iterator[rx.Component]:
    types = ("application/atom+xml", "application/feed+json")
    for name, kind in zip(ARTICLE_FEEDS, types, strict=True):
        href = f"{site.prefix}/{name}"
        yield rx.el.link(rel="alternate", href=href, type=kind, title=site.article_feed_title)


def _alternates(site: Site, alternates: tuple[Alternate, ...]) -> Iterator[rx.Component]:
    """Yields the links that tell search engines of a page's other languages."""
    addresses = {page.language: site.url(page.href) for page in alternates}
    if alternates:
        # Search engines show this page to speakers of all other languages.
        addresses["x-default"] = site.url(alternates[0].href)
    for language, address in addresses.items():
        yield rx.el.link(rel="alternate", href=address, custom_attrs={"hrefLang": language})


def person(site: Site) -> dict[str, Any]:
    """Returns the owner as a schema.org Person."""
    return {
        "@context": "https://schema.org",
        "@type": "Person",
        "name": site.owner,
        "jobTitle": site.tagline,
        "url": site.url(site.prefix),
        "sameAs": [link.href for link in site.social],
    }
