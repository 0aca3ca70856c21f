"""The files for crawlers and feed readers: robots.txt, sitemap and the feed of experiments.

The feeds of articles are in ``article_feeds.py``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from portfolio.content.routes import FEED, SITEMAP, page_routes
from portfolio.models.content import Content
from portfolio.models.publish_date import iso_text
from portfolio.resume.text import absolute

ATOM_NAMESPACE = "http://www.w3.org/2005/Atom"
XHTML_NAMESPACE = "http://www.w3.org/1999/xhtml"
SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"

NOT_OF_XML = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that HTML may have, such as a form feed, and XML may not."""


def feeds(content: Content) -> dict[str, str]:
    """Returns sitemap and experiments feeds by file name."""
    languages = [it for it in content.languages if it.site.shows("experiments")]
    return {
        SITEMAP: sitemap(content),
        **{f"{it.site.prefix}/{FEED}".lstrip("/"): atom(it) for it in languages},
    }


def robots(content: Content, own: str = "") -> str:
    """Returns robots.txt, which leads crawlers to the sitemap.

    Args:
        content: The content of the site.
        own: The owner's own rules; without them crawlers may read everything.
    """
    rules = own.rstrip() or "User-agent: *\nAllow: /"
    line = f"\n\nSitemap: {content.site.address}/{SITEMAP}"
    return f"{rules}{'' if 'sitemap:' in rules.casefold() else line}\n"


def sitemap(content: Content) -> str:
    """Returns the sitemap: pages made from content, which has no drafts, and their languages."""
    root = Element("urlset", xmlns=SITEMAP_NAMESPACE)
    if content.translations:
        root.set("xmlns:xhtml", XHTML_NAMESPACE)
    routes = [(it.site, route) for it in content.languages for route in _routes_of(it)]
    changes = dict(change for it in content.languages for change in _changes(it))
    for site, route in routes:
        url = SubElement(root, "url")
        SubElement(url, "loc").text = site.url(site.prefix + route)
        if changed := changes.get(site.prefix + route):
            SubElement(url, "lastmod").text = changed
        same = [other for other, its_route in routes if its_route == route]
        for other in same if content.translations else ():
            link = {
                "rel": "alternate",
                "hreflang": other.language,
                "href": other.url(other.prefix + route),
            }
            SubElement(url, "xhtml:link", link)
    return to_xml(root)


def _routes_of(content: Content) -> list[str]:
    slugs = (project.slug for project in content.case_studies)
    own = (page.route for page in content.pages)
    # What appeared elsewhere first is listed there.
    elsewhere = {it.route for it in content.writing.articles if it.canonical}
    writing = (route for route in content.writing.routes if route not in elsewhere)
    return page_routes(slugs, [*writing, *own], content.site.pages.absent)


def _changes(content: Content) -> Iterator[tuple[str, str]]:
    """Yields the day of the last change of each article, and of each list that has it."""
    prefix = content.site.prefix
    for article in content.writing.articles:
        yield prefix + article.route, iso_text(article.updated or article.date)
    for page in content.writing.lists:
        newest = max(page.articles, key=lambda it: it.changed)
        yield prefix + page.route, iso_text(newest.updated or newest.date)


def atom(content: Content) -> str:
    """Returns the experiments as an Atom feed, the newest first."""
    site, words = content.site, content.site.experiments
    address = f"{site.address}{site.prefix}/experiments"
    root = Element("feed", {"xmlns": ATOM_NAMESPACE, "xml:lang": site.language})
    SubElement(root, "title").text = site.feed_title
    SubElement(root, "subtitle").text = words.text
    SubElement(root, "id").text = address
    SubElement(root, "link", rel="alternate", href=address)
    SubElement(root, "link", rel="self", href=f"{site.address}{site.prefix}/{FEED}")
    SubElement(SubElement(root, "author"), "name").text = site.owner
    newest = max((it.date for it in content.experiments), default=datetime.min)
    SubElement(root, "updated").text = newest.replace(tzinfo=UTC).isoformat()
    at_once: Counter[datetime] = Counter()
    for experiment in content.experiments:
        entry = SubElement(root, "entry")
        at_once[experiment.date] += 1
        number = f"-{at_once[experiment.date]}" if at_once[experiment.date] > 1 else ""
        moment = experiment.date.replace(tzinfo=UTC).isoformat()
        url = absolute(experiment.url, site.address)
        SubElement(entry, "title").text = experiment.title
        SubElement(entry, "id").text = f"{address}#{experiment.date:%Y%m%dT%H%M%S}{number}"
        SubElement(entry, "link", href=url)
        SubElement(entry, "updated").text = moment
        SubElement(entry, "summary").text = experiment.description
        for tag in experiment.tags:
            SubElement(entry, "category", term=tag)
    return to_xml(root)


def to_xml(root: Element) -> str:
    """Returns a document as text, with its parts on lines of their own."""
    indent(root)
    return NOT_OF_XML.sub("", tostring(root, encoding="unicode", xml_declaration=True)) + "\n"
