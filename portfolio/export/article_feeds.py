"""The feeds of articles, Atom and JSON Feed, with the whole text as the pages show it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urljoin
from xml.etree.ElementTree import Element, SubElement

from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.content.routes import ARTICLE_FEEDS
from portfolio.errors import BuildError
from portfolio.export.exported_pages import ExportedPages, page_file
from portfolio.export.feeds import ATOM_NAMESPACE, to_xml
from portfolio.models.article import WRITING_ROUTE, Article
from portfolio.models.content import Content
from portfolio.models.site.site import Site
from sandbox_islands.html import to_html

NEWEST = 50
"""Articles in a feed."""

JSON_FEED_VERSION = "https://jsonfeed.org/version/1.1"

TEXT, COVER = ".e-content", ".article-cover img"
"""Selectors of an article's text and of its cover, in its page."""

OF_THE_PAGE = (
    "script, style, template, dialog, button, input:not([type=checkbox]), select, textarea, "
    "canvas, picture > source, .visually-hidden:not(.task > *), [hidden], svg:has(use)"
)
"""Selector of what works in the page only, or says again what readers say themselves.

They do not say whether something is done, which a page has as a drawn box."""

ADDRESSES = ("href", "src", "poster")

KEPT_ATTRIBUTES = frozenset(
    {*ADDRESSES, "alt", "title", "width", "height", "id", "lang", "dir", "start", "scope"}
    | {"colspan", "rowspan", "controls", "type", "datetime", "open", "checked", "disabled"}
)
"""Attributes that say something without the site's styles; those of formulas and drawings stay."""


OPTIONAL_KEYS = ("external_url", "image", "tags")
"""Keys of an item in JSON Feed that are left out where an article has no value for them."""


@dataclass(frozen=True, slots=True)
class FeedEntry:
    """An article in a feed.

    Attributes:
        article: The article.
        url: Whole address of its page.
        html: Its text, in which all addresses are whole.
        image: Whole address of its cover, or nothing.
        tags: Its tags.
    """

    article: Article
    url: str
    html: str
    image: str
    tags: tuple[str, ...]


def feed_addresses(content: Content) -> list[str]:
    """Returns the addresses of the feeds of articles in all languages."""
    prefixes = [it.site.prefix for it in content.languages if it.writing]
    return [f"{prefix}/{name}" for prefix in prefixes for name in ARTICLE_FEEDS]


def article_feeds(content: Content, pages: ExportedPages) -> dict[str, str]:
    """Returns the feeds of articles in each language, by file name.

    Args:
        content: The content of the site.
        pages: The pages of the site, complete: their addresses are the last ones.
    """
    files: dict[str, str] = {}
    for language in content.languages:
        if not language.writing:
            continue
        site = language.site
        entries = [*_entries(language, pages)]
        updated = max(article.changed for article in language.writing.articles).isoformat()
        texts = (_atom(site, entries, updated), _json(site, entries))
        for name, text in zip(ARTICLE_FEEDS, texts, strict=True):
            files[f"{site.prefix}/{name}".lstrip("/")] = text
    return files


def _entries(content: Content, pages: ExportedPages) -> Iterator[FeedEntry]:
    """Yields the newest articles.

    Raises:
        BuildError: An article has no page.
    """
    shown = pages.all()
    for article in content.writing.articles[:NEWEST]:
        route = content.site.prefix + article.route
        page = shown.get(page_file(pages.site, route))
        texts = page.css(TEXT) if page else []
        if not page or not texts:
            raise BuildError(f"{route} has no text for the feeds of articles.")
        url = content.site.url(route)
        covers = page.css(COVER)
        image = urljoin(url, covers[0].attributes["src"] or "") if covers else ""
        cover = _plain(covers[0], url) if covers else ""
        html = cover + _plain(texts[0], url, inner=True)
        if content.site.direction == "rtl":
            html = f'<div dir="rtl">{html}</div>'
        tags = tuple(tag.name for tag in content.writing.tags_of(article))
        yield FeedEntry(article, url, html, image, tags)


def _plain(node: LexborNode, url: str, *, inner: bool = False) -> str:
    """Returns the HTML of an element without what only its page can show, with whole addresses.

    Args:
        node: The element.
        url: Address of its page.
        inner: Whether only what is in it is returned.
    """
    html = (node.inner_html if inner else node.html) or ""
    text = LexborHTMLParser(html, is_fragment=True)
    for unneeded in text.css(OF_THE_PAGE):
        unneeded.decompose()
    for wrapper in text.css("picture, :is(h2, h3, h4, h5, h6)[id] > a[href^='#']"):
        wrapper.unwrap()
    for element in text.css("*"):
        is_drawn = element.tag in {"math", "svg"} or element.css_matches(":is(math, svg) *")
        for name, value in dict(element.attributes).items():
            if name in ADDRESSES and value:
                element.attrs[name] = urljoin(url, value)
            elif name not in KEPT_ATTRIBUTES and not is_drawn:
                del element.attrs[name]
    return to_html(text).strip()


def _atom(site: Site, entries: list[FeedEntry], updated: str) -> str:
    """Returns the articles as Atom."""
    address = site.url(site.prefix + WRITING_ROUTE)
    root = Element("feed", {"xmlns": ATOM_NAMESPACE, "xml:lang": site.language})
    SubElement(root, "title").text = site.article_feed_title
    SubElement(root, "subtitle").text = site.writing.description
    SubElement(root, "id").text = address
    SubElement(root, "link", rel="alternate", href=address)
    SubElement(root, "link", rel="self", href=_feed_address(site, 0))
    author = SubElement(root, "author")
    SubElement(author, "name").text = site.owner
    SubElement(author, "uri").text = site.url(site.prefix)
    SubElement(root, "updated").text = updated
    for entry in entries:
        element = SubElement(root, "entry")
        SubElement(element, "title").text = entry.article.title
        SubElement(element, "id").text = entry.url
        SubElement(element, "link", rel="alternate", href=entry.url)
        SubElement(element, "published").text = entry.article.published.isoformat()
        SubElement(element, "updated").text = entry.article.changed.isoformat()
        SubElement(element, "summary").text = entry.article.description
        SubElement(element, "content", type="html").text = entry.html
        for tag in entry.tags:
            SubElement(element, "category", term=tag)
    return to_xml(root)


def _json(site: Site, entries: list[FeedEntry]) -> str:
    """Returns the articles as JSON Feed."""
    feed = {
        "version": JSON_FEED_VERSION,
        "title": site.article_feed_title,
        "description": site.writing.description,
        "home_page_url": site.url(site.prefix + WRITING_ROUTE),
        "feed_url": _feed_address(site, 1),
        "language": site.language,
        "authors": [{"name": site.owner, "url": site.url(site.prefix)}],
        "items": [_json_item(entry) for entry in entries],
    }
    return json.dumps(feed, ensure_ascii=False, indent=1) + "\n"


def _json_item(entry: FeedEntry) -> dict[str, Any]:
    """Returns an article as an item of JSON Feed."""
    item = {
        "id": entry.url,
        "url": entry.url,
        "external_url": entry.article.canonical,
        "title": entry.article.title,
        "summary": entry.article.description,
        "content_html": entry.html,
        "image": entry.image,
        "date_published": entry.article.published.isoformat(),
        "date_modified": entry.article.changed.isoformat(),
        "tags": entry.tags,
    }
    return {key: value for key, value in item.items() if value or key not in OPTIONAL_KEYS}


def _feed_address(site: Site, number: int) -> str:
    return f"{site.address}{site.prefix}/{ARTICLE_FEEDS[number]}"
