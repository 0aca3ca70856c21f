"""Follows everything that a site names, from its first page on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import unquote, urldefrag, urljoin, urlsplit
from xml.etree import ElementTree

from tests.support.html import Document
from tests.support.http import Answer, ask

SEEDS = ("/", "/robots.txt", "/404")
"""What nobody links to, and the page that has links to everything else."""

_CSS_URL = re.compile(r"""url\(["']?([^"')]+)""")
_SITEMAP = re.compile(r"^Sitemap: (\S+)$", re.MULTILINE)


@dataclass
class Crawl:
    """One walk over a site: what each address answered, and which are missing, and named where.

    The site is served at a base path of a server, and names its pages by a public host.
    """

    server: str
    base: str
    public: str
    answers: dict[str, Answer] = field(default_factory=dict)
    misses: list[str] = field(default_factory=list)
    _anchors: dict[str, set[str]] = field(default_factory=dict)

    def walk(self) -> Crawl:
        """Visits everything once and returns itself."""
        waiting = [(f"{self.public}{self.base}{seed}", "the crawler") for seed in SEEDS]
        wanted: list[tuple[str, str, str]] = []
        while waiting:
            address, source = waiting.pop()
            whole, anchor = urldefrag(address)
            if anchor:
                wanted.append((whole, anchor, source))
            if whole not in self.answers:
                waiting += ((it, whole) for it in self._visit(whole, source) if self._is_own(it))
        self.misses += (
            f"{whole}#{anchor}, named by {source}"
            for whole, anchor, source in wanted
            if unquote(anchor) not in self._anchors.get(whole, {unquote(anchor)})
        )
        return self

    def _is_own(self, address: str) -> bool:
        parts = urlsplit(address)
        return f"{parts.scheme}://{parts.netloc}" == self.public and parts.path != ""

    def _visit(self, address: str, source: str) -> Iterator[str]:
        parts = urlsplit(address)
        answer = ask(self.server, parts.path + (f"?{parts.query}" if parts.query else ""))
        self.answers[address] = answer
        if answer.status != 200 and not address.endswith("/404"):
            self.misses.append(f"{address}, named by {source}")
            return
        kind = (answer.headers["content-type"] or "").partition(";")[0]
        if kind == "text/html":
            self._anchors[address] = {it["id"] for it in Document(answer.text).elements}
        for name in READERS[kind](answer.text) if kind in READERS else ():
            yield urljoin(address, name)


def in_page(html: str) -> Iterator[str]:
    """Yields every address that a page names, for people, browsers and robots."""
    for element in Document(html).elements:
        yield from filter(None, (element[name] for name in ("href", "src", "poster")))
        for sizes in (element["srcset"], element["imagesrcset"]):
            yield from (part.split()[0] for part in sizes.split(",") if part.strip())
        yield from in_styles(element.text if element.tag == "style" else element["style"])
        if element.tag == "meta" and element["content"].startswith("https://"):
            yield element["content"]
        is_data = element["type"] == "application/ld+json"
        if data := element.text if is_data else element["data-props"]:
            yield from in_data(json.loads(data))


def in_styles(css: str) -> Iterator[str]:
    """Yields the files of a stylesheet."""
    yield from (url for url in _CSS_URL.findall(css) if not url.startswith(("#", "data:")))


def in_data(data: object) -> Iterator[str]:
    """Yields the addresses among plain data: the props of an island."""
    if isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from in_data(value)
    elif isinstance(data, str) and "<a " in data:
        yield from in_page(data)
    elif isinstance(data, str) and re.match(r"/\S|https://", data):
        yield from (part.split()[0] for part in data.split(", "))


def in_xml(text: str) -> Iterator[str]:
    """Yields the addresses of a feed or a sitemap."""
    for element in ElementTree.fromstring(text).iter():
        yield from filter(
            None, [element.get("href"), element.tag.endswith("}loc") and element.text]
        )


READERS: dict[str, Callable[[str], Iterator[str]]] = {
    "text/html": in_page,
    "text/css": in_styles,
    "text/xml": in_xml,
    "application/xml": in_xml,
    "text/plain": lambda text: iter(_SITEMAP.findall(text)),
}
"""How addresses are found, by the type of what names them."""
