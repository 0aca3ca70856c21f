"""Makes the pages of articles and their lists from one of them that React has rendered.

Reflex and Vite take a fifth of a second for each page, and a site may have a thousand articles.
What differs between them is HTML without scripts: the head, the main element, and the links to the
page in other languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path

import reflex as rx
from selectolax.lexbor import LexborNode

from portfolio.export.component_html import component_html
from portfolio.export.exported_pages import page_file
from portfolio.layout.head import page_head
from portfolio.layout.page_layout import main_alone
from portfolio.models.content import Content
from portfolio.routing.site_pages import SitePage, site_pages
from sandbox_islands.html import parse_html, to_html

DATA = 'script[type="application/ld+json"]'
"""Selector of what a page says to search engines, which React leaves at the end of the body."""

LANGUAGE_LINKS = ".header a[hreflang]"

HEAD, MAIN, END, LANGUAGE = (f"\ue000{name}\ue000" for name in ("head", "main", "end", "in %s"))
"""What stands in a template for what each page has of its own: no text has such characters."""


def fill_pages(site: Path, content: Content) -> None:
    """Writes the pages that Reflex has not compiled.

    Args:
        site: The exported site; its routes are flat.
        content: The content of the site.
    """
    pages = {page.route: page for page in site_pages(content)}
    template = cache(lambda route: _template(page_file(site, route), pages[route]))
    for page in pages.values():
        if page.template:
            with main_alone():
                main = component_html(page.render())
            file = page_file(site, page.route)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_filled(template(page.template), page, main))


def _template(file: Path, page: SitePage) -> str:
    """Returns a page with marks in the place of what is its own."""
    html = parse_html(file.read_text())
    own = {_signature(node) for node in parse_html(_head(page)).css("head > *")}
    for title in html.css("title"):
        title.insert_before(HEAD)
    for node in html.css("head > *"):
        if _signature(node) in own:
            node.decompose()
    for data in html.css(f"body > {DATA}"):
        data.decompose()
    for main in html.css("main"):
        main.insert_before(MAIN)
        main.decompose()
    for link in html.css(LANGUAGE_LINKS):
        link.attrs["href"] = LANGUAGE % link.attrs["hreflang"]
    whole = to_html(html)
    before, end, after = whole.rpartition("</body>")
    return f"{before}{END}{end}{after}"


def _filled(template: str, page: SitePage, main: str) -> str:
    text = template.replace(HEAD, _head(page))
    for alternate in page.head.alternates:
        text = text.replace(LANGUAGE % alternate.language, escape(alternate.href))
    text = text.replace(END, "".join(map(component_html, _data(page))))
    return text.replace(MAIN, main)


def _head(page: SitePage) -> str:
    """Returns the elements of the head that are the page's own, as Reflex and React write them."""
    head, site = page.head, page.site
    own = (
        rx.el.title(head.full_title(site)),
        rx.el.meta(name="description", content=head.description),
        rx.el.meta(custom_attrs={"property": "og:image"}, content=head.social_image(site)),
        *(it for it in _tags(page) if it.tag != "script"),
    )
    return "".join(map(component_html, own))


def _data(page: SitePage) -> Iterator[rx.Component]:
    return (it for it in _tags(page) if it.tag == "script")


def _tags(page: SitePage) -> Iterator[rx.Component]:
    tags = page_head(page.site, page.head, has_articles=page.has_articles)
    return (it for it in tags if isinstance(it, rx.Component))


def _signature(node: LexborNode) -> tuple[str, frozenset[tuple[str, str | None]], str]:
    """Returns what two equal elements have in common."""
    return node.tag or "", frozenset(node.attrs.items()), node.text()
