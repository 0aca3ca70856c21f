"""What search engines, link previews and browsers read of a page."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import reflex as rx

from portfolio.layout.scripts import json_ld, speculation
from portfolio.models.site import Site

FONTS = ("/fonts/instrument-sans-basic.woff2", "/fonts/gasoek-one-basic.woff2")
"""The larger first: it takes the connection that the page came on."""

THEME_COLOURS = {"light": "#dacfff", "dark": "#1b0e38"}


@dataclass(frozen=True, slots=True)
class Head:
    """One page's own words.

    Attributes:
        route: Path of the page.
        title: Before the owner's name in the tab; None where the owner's name is enough.
        description: One sentence.
        share: Address of the share picture.
        data: Structured data (schema.org), or nothing.
        listed: Whether search engines may list the page.
    """

    route: str
    title: str
    description: str
    share: str
    data: dict[str, Any] | None = None
    listed: bool = True

    def full_title(self, site: Site) -> str:
        """Returns the tab's words."""
        return f"{self.title} · {site.owner}"


def shared_head(site: Site) -> list[rx.Component]:
    """Returns the head tags that all pages share."""
    return [
        *(
            rx.el.link(
                rel="preload",
                href=font,
                custom_attrs={"as": "font", "type": "font/woff2", "crossOrigin": "anonymous"},
            )
            for font in FONTS
        ),
        rx.el.link(rel="icon", href="/icons/favicon.ico", custom_attrs={"sizes": "32x32"}),
        rx.el.link(rel="icon", href="/icons/favicon.svg", type="image/svg+xml"),
        rx.el.link(rel="apple-touch-icon", href="/icons/apple-touch-icon.png"),
        rx.el.link(
            rel="alternate",
            href="/experiments.xml",
            type="application/atom+xml",
            title=f"{site.experiments.title} by {site.owner}",
        ),
        *(
            rx.el.meta(
                name="theme-color",
                content=colour,
                custom_attrs={"media": f"(prefers-color-scheme: {scheme})"},
            )
            for scheme, colour in THEME_COLOURS.items()
        ),
        rx.el.meta(name="color-scheme", content="light dark"),
        rx.el.meta(name="author", content=site.owner),
        speculation(),
    ]


def page_head(site: Site, head: Head) -> list[rx.Component]:
    """Returns the head tags of one page."""
    address = site.address + head.route.rstrip("/") if head.route != "/" else f"{site.address}/"
    named = {
        "twitter:card": "summary_large_image",
        "twitter:title": head.full_title(site),
        "twitter:description": head.description,
        "twitter:image": site.address + head.share,
        **({} if head.listed else {"robots": "noindex"}),
    }
    graph = {
        "og:type": "website",
        "og:site_name": site.owner,
        **({"og:url": address} if head.listed else {}),
        "og:title": head.full_title(site),
        "og:description": head.description,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{head.title}, on the site of {site.owner}",
    }
    return [
        *([rx.el.link(rel="canonical", href=address)] if head.listed else []),
        *(rx.el.meta(name=name, content=content) for name, content in named.items()),
        *(rx.el.meta(custom_attrs={"property": it}, content=graph[it]) for it in graph),
        *([json_ld(json.dumps(head.data, ensure_ascii=False))] if head.data else []),
    ]


def person(site: Site) -> dict[str, Any]:
    """Returns the owner as schema.org sees a person."""
    return {
        "@context": "https://schema.org",
        "@type": "Person",
        "name": site.owner,
        "jobTitle": site.tagline,
        "url": f"{site.address}/",
        "sameAs": [link.href for link in site.social],
    }
