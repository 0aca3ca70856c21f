"""The files for crawlers and feed readers: robots.txt, sitemap and the Atom feed."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from portfolio.content.routes import FEED, ROBOTS, SITEMAP, page_routes
from portfolio.models.content import Content
from portfolio.models.link import leaves_site

ATOM_NAMESPACE = "http://www.w3.org/2005/Atom"
SITEMAP_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"


def feeds(content: Content) -> dict[str, str]:
    """Returns robots.txt, sitemap and experiments feed by file name."""
    return {
        ROBOTS: f"User-agent: *\nAllow: /\n\nSitemap: {content.site.address}/{SITEMAP}\n",
        SITEMAP: sitemap(content),
        FEED: atom(content),
    }


def sitemap(content: Content) -> str:
    """Returns the sitemap of all pages that are made from content."""
    root = Element("urlset", xmlns=SITEMAP_NAMESPACE)
    slugs = (project.slug for project in content.projects)
    for route in page_routes(slugs, (page.route for page in content.pages)):
        SubElement(SubElement(root, "url"), "loc").text = content.site.address + route
    return _xml(root)


def atom(content: Content) -> str:
    """Returns the experiments as an Atom feed, the newest first."""
    site, words = content.site, content.site.experiments
    address = f"{site.address}/experiments"
    root = Element("feed", {"xmlns": ATOM_NAMESPACE, "xml:lang": site.language})
    SubElement(root, "title").text = site.feed_title
    SubElement(root, "subtitle").text = words.text
    SubElement(root, "id").text = address
    SubElement(root, "link", rel="alternate", href=address)
    SubElement(root, "link", rel="self", href=f"{site.address}/{FEED}")
    SubElement(SubElement(root, "author"), "name").text = site.owner
    newest = max((it.date for it in content.experiments), default=None)
    if newest:
        SubElement(root, "updated").text = newest.replace(tzinfo=UTC).isoformat()
    at_once: Counter[datetime] = Counter()
    for experiment in content.experiments:
        entry = SubElement(root, "entry")
        at_once[experiment.date] += 1
        number = f"-{at_once[experiment.date]}" if at_once[experiment.date] > 1 else ""
        moment = experiment.date.replace(tzinfo=UTC).isoformat()
        url = experiment.url if leaves_site(experiment.url) else site.address + experiment.url
        SubElement(entry, "title").text = experiment.title
        SubElement(entry, "id").text = f"{address}#{experiment.date:%Y%m%dT%H%M%S}{number}"
        SubElement(entry, "link", href=url)
        SubElement(entry, "updated").text = moment
        SubElement(entry, "summary").text = experiment.description
        for tag in experiment.tags:
            SubElement(entry, "category", term=tag)
    return _xml(root)


def _xml(root: Element) -> str:
    indent(root)
    return tostring(root, encoding="unicode", xml_declaration=True) + "\n"
