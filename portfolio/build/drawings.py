"""Takes drawings out of the pages that need not come with the first view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

SHARED = "generated/drawings.svg"
HEAVY = 900
"""Characters from which a drawing in the page itself costs more than a request for all of them."""

_FOOTER = re.compile(r"<footer\b.*?</footer>", re.DOTALL)
_DRAWING = re.compile(r'(<svg\b[^>]*\sfill="currentColor"[^>]*>)(.*?)</svg>', re.DOTALL)
_DIV = re.compile(r"<(/?)div\b[^>]*>")


def share_drawings(site: Path) -> None:
    """Moves heavy drawings, and the icons of every footer, into one file for all pages.

    They keep the colour of the text around them. An island keeps its own: React has to find
    there what it drew.

    Args:
        site: The exported site.
    """
    shapes: dict[str, str] = {}

    def share(match: re.Match[str], least: int) -> str:
        if len(match[2]) < least:
            return match[0]
        name = f"drawing-{sha256(match[2].encode()).hexdigest()[:8]}"
        shapes[name] = match[2]
        return f'{match[1]}<use href="/{SHARED}#{name}"></use></svg>'

    for page in site.rglob("*.html"):
        html = "".join(
            part if is_island else _DRAWING.sub(lambda it: share(it, HEAVY), part)
            for part, is_island in islands_apart(page.read_text())
        )
        foot = _FOOTER.sub(lambda foot: _DRAWING.sub(lambda it: share(it, 1), foot[0]), html)
        page.write_text(foot)
    if shapes:
        drawn = "".join(f'<g id="{name}">{shape}</g>' for name, shape in sorted(shapes.items()))
        svg = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{drawn}</defs></svg>'
        (site / SHARED).write_text(svg)


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
