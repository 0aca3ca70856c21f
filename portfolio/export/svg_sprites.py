"""Takes drawings out of the pages that need not come with the first view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

HOUSE = "generated/footer.svg"
"""The waves lie there already: what stands at the foot of every page is one file."""

OWN = "generated/drawings-{page}.svg"
"""The heavy drawings of one page."""

HEAVY = 900
"""Characters from which a drawing costs the first view more than a later request does."""

NAMESPACE = "http://www.w3.org/2000/svg"
_DRAWING = re.compile(r'(<svg\b[^>]*\sfill="currentColor"[^>]*>)(.*?)</svg>', re.DOTALL)
_BORROWED = re.compile(r'<svg\b[^>]*>(?:<use href="/generated/[^>]*></use>)+</svg>')
_DIV = re.compile(r"<(/?)div\b[^>]*>")


def share_drawings(site: Path) -> None:
    """Moves the heavy drawings of a page into a file, and the icons of all footers into one.

    They keep the colour of the text around them. An island keeps its own: React has to find
    there what it drew.

    Args:
        site: The exported site.
    """
    footer = Sheet(HOUSE)
    for page in site.rglob("*.html"):
        heavy = Sheet(OWN.format(page=page.stem))
        body, foot, end = _footer_apart(page.read_text())
        body = "".join(
            part if is_island else heavy.take(part, least=HEAVY)
            for part, is_island in islands_apart(body)
        )
        page.write_text(late(body + footer.take(foot)) + end)
        heavy.save(site)
    footer.save(site)


def late(html: str) -> str:
    """Lets drawings that lie in other files wait for the first paint; the starter fetches them.

    Without JavaScript they are fetched with the page.
    """
    return "".join(
        part if is_island else _BORROWED.sub(_later, part)
        for part, is_island in islands_apart(html)
    )


def _later(drawing: re.Match[str]) -> str:
    return f"{drawing[0].replace('<use href=', '<use data-late=')}<noscript>{drawing[0]}</noscript>"


class Sheet:
    """A file of shapes that pages refer to."""

    def __init__(self, name: str) -> None:
        """Starts an empty sheet; ``name`` is its place in the site."""
        self._name = name
        self._shapes: dict[str, str] = {}

    def take(self, html: str, least: int = 1) -> str:
        """Takes the drawings out of some HTML that are as long as ``least``."""
        return _DRAWING.sub(lambda it: self._take(it) if len(it[2]) >= least else it[0], html)

    def _take(self, drawing: re.Match[str]) -> str:
        name = f"drawing-{sha256(drawing[2].encode()).hexdigest()[:8]}"
        self._shapes[name] = drawing[2]
        return f'{drawing[1]}<use href="/{self._name}#{name}"></use></svg>'

    def save(self, site: Path) -> None:
        """Writes the shapes, after those that the file may have."""
        if not self._shapes:
            return
        drawn = "".join(f'<g id="{name}">{it}</g>' for name, it in sorted(self._shapes.items()))
        file = site / self._name
        svg = file.read_text() if file.exists() else f'<svg xmlns="{NAMESPACE}"></svg>'
        file.write_text(svg.replace("</svg>", f"<defs>{drawn}</defs></svg>"))


def _footer_apart(html: str) -> tuple[str, str, str]:
    start, end = html.rfind("<footer"), html.rfind("</footer>")
    return (html[:start], html[start:end], html[end:]) if start >= 0 else (html, "", "")


def islands_apart(html: str) -> Iterator[tuple[str, bool]]:
    """Cuts a page into what is an island, and what lies between; tells which is which."""
    start = depth = 0
    for tag in _DIV.finditer(html):
        if not depth and "data-island=" in tag[0]:
            yield html[start : tag.start()], False
            start, depth = tag.start(), 1
        elif depth:
            depth += -1 if tag[1] else 1
            if not depth:
                yield html[start : tag.end()], True
                start = tag.end()
    yield html[start:], False
