"""Moves heavy drawings out of the pages into SVG sprites that load after the first paint."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser, LexborNode
from svgelements import Viewbox

from custom_components.replace_once import replace_once
from portfolio.drawing.path_data import rounded_path
from portfolio.export.html_file import defer, read_page, whole_pages, write_page

FOOTER_SPRITE = "generated/footer.svg"
"""Holds the waves too: the drawings of the footer are one file for all pages."""

PAGE_SPRITE = "generated/drawings-{page}.svg"
"""The heavy drawings of one page."""

HEAVY = 450
"""Characters from which a drawing is moved: more would delay the first view."""

FINE = 400
"""Units of an icon's height from which whole numbers are as exact as pixels."""

NAMESPACE = "http://www.w3.org/2000/svg"
_DRAWING = 'svg[fill="currentColor"]'
_ICON = f'{_DRAWING}[height="1em"][stroke-width="0"]'
_NEEDLESS = {"xmlns", "stroke", "stroke-width"}
"""Attributes of an icon that draw nothing: HTML needs no namespace, and strokes have no width."""

_EXTERNAL = 'use[href^="/generated/"]'


def extract_sprites(site: Path) -> None:
    """Moves the heavy drawings of a page into a file, and the icons of all footers into one.

    They keep the colour of the text around them. Those of the header stay, as they are seen at
    once. Islands are left as they are: React expects the markup that it rendered. So are pages that
    it hydrates whole.

    Args:
        site: The exported site.
    """
    footer_sprite = Sprite(FOOTER_SPRITE)
    for file in sorted({*site.rglob("*.html")} - whole_pages(site)):
        page = read_page(file)
        page_sprite = Sprite(PAGE_SPRITE.format(page=file.stem))
        footer = {node.mem_id for node in page.css(f"footer {_DRAWING}")}
        header = {node.mem_id for node in page.css(f"header {_DRAWING}")}
        for icon in _outside_islands(page, _ICON):
            round_paths(icon)
            for name in _NEEDLESS & {*icon.attrs.keys()}:
                del icon.attrs[name]
        drawings = _outside_islands(page, _DRAWING)
        for drawing in drawings:
            if drawing.mem_id in footer:
                footer_sprite.extract(drawing)
            elif drawing.mem_id not in header and len(drawing.inner_html or "") >= HEAVY:
                page_sprite.extract(drawing)
        if defer_sprites(page) or drawings:
            write_page(file, page)
        page_sprite.save(site)
    footer_sprite.save(site)


def round_paths(icon: LexborNode) -> None:
    """Writes the paths of a finely drawn icon in whole numbers, which are fewer bytes."""
    height = Viewbox(icon.attrs.get("viewBox") or "").height
    if height and height >= FINE:
        for path in icon.css("path[d]"):
            path.attrs["d"] = rounded_path(path.attrs["d"] or "")


def defer_sprites(page: LexborHTMLParser) -> bool:
    """Lets drawings of other files load after the first paint.

    Args:
        page: It is changed.

    Returns:
        Whether there was any.
    """
    drawings = [node for node in _outside_islands(page, "svg") if _is_external(node)]
    for drawing in drawings:
        defer(page, drawing)
    return bool(drawings)


class Sprite:
    """An SVG file of shapes that pages refer to."""

    def __init__(self, name: str) -> None:
        """Starts an empty sprite; ``name`` is its place in the site."""
        self._name = name
        self._shapes: dict[str, str] = {}

    def extract(self, drawing: LexborNode) -> None:
        """Takes the shapes out of a drawing and leaves a reference to them."""
        shapes = drawing.inner_html or ""
        shape_id = f"drawing-{sha256(shapes.encode()).hexdigest()[:6]}"
        self._shapes[shape_id] = shapes
        drawing.inner_html = f'<use href="/{self._name}#{shape_id}"></use>'

    def save(self, site: Path) -> None:
        """Writes the shapes, after those that the file may have."""
        if not self._shapes:
            return
        groups = (f'<g id="{name}">{shapes}</g>' for name, shapes in sorted(self._shapes.items()))
        file = site / self._name
        svg = file.read_text() if file.exists() else f'<svg xmlns="{NAMESPACE}"></svg>'
        defs = f"<defs>{''.join(groups)}</defs>"
        file.write_text(replace_once(svg, "</svg>", f"{defs}</svg>", self._name))


def _outside_islands(page: LexborHTMLParser, selector: str) -> list[LexborNode]:
    inside = {node.mem_id for node in page.css(f"[data-island] {selector}")}
    return [node for node in page.css(selector) if node.mem_id not in inside]


def _is_external(drawing: LexborNode) -> bool:
    """Returns whether all shapes of a drawing come from another file."""
    shapes = [*drawing.iter()]
    return bool(shapes) and len(shapes) == len(drawing.css(_EXTERNAL))
