"""The pages of an exported site, which all export steps share: read once, and written once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from custom_components.html import parse_html, to_html
from custom_components.islands.plugin import hydrates_whole

STYLESHEET = 'link[rel="stylesheet"][href^="/"]'
"""A stylesheet of the site, named from its root."""


class ExportedPages:
    """The pages of an exported site as trees, by file.

    Attributes:
        site: The exported site.
        plain: Pages without the router, in order; export steps may change them.
        whole: Pages that React hydrates whole. It compares them with what it renders, so their
            markup, styles and scripts stay as they are.
    """

    def __init__(self, site: Path) -> None:
        """Reads all pages of a site, whose routes are flat."""
        self.site = site
        self.plain: dict[Path, LexborHTMLParser] = {}
        self.whole: dict[Path, LexborHTMLParser] = {}
        for file in sorted(site.rglob("*.html")):
            page = parse_html(file.read_text())
            pages = self.whole if hydrates_whole(page) else self.plain
            pages[file] = page

    def all(self) -> dict[Path, LexborHTMLParser]:
        """Returns the pages of both kinds."""
        return self.plain | self.whole

    def html(self) -> Iterator[str]:
        """Yields every page as HTML, as it is by now."""
        for page in self.all().values():
            yield to_html(page)

    def stylesheets_of(self, page: LexborHTMLParser) -> list[Path]:
        """Returns the files of the stylesheets that a page links to."""
        return [self.site / (it.attrs["href"] or "").lstrip("/") for it in page.css(STYLESHEET)]

    def stylesheets_of_whole(self) -> set[Path]:
        """Returns the stylesheets that stay as they are, with the pages that link to them."""
        found: set[Path] = set()
        for page in self.whole.values():
            found.update(self.stylesheets_of(page))
        return found

    def write(self) -> None:
        """Writes every page, without white space that parsers move from its end into the body."""
        for file, page in self.all().items():
            last = page.body.last_child if page.body else None
            if last and last.is_text_node and not (last.text_content or "").strip():
                last.decompose()
            file.parent.mkdir(exist_ok=True)
            file.write_text(to_html(page))
