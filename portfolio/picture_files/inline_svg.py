"""Drawings that are to stand in a page, as HTML; some of them are icons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring, tostring

from portfolio.picture_files.plain_svg import STYLE, read_plain_svg, root_paint

_NO_ID = re.compile(r"[^\w-]+")

PAINTS = ("fill", "stroke")
COLOURLESS = ("none", "currentColor", "inherit")


def read_inline_svg(file: Path) -> str:
    """Reads a drawing that is to stand in a page, as HTML that holds its shapes and paint only.

    An HTML parser ignores namespaces and ends comments sooner: what is safe in a file of its own
    need not be so in a page. Words, styles and classes are removed too: the page has its own words,
    and its styles and those of a drawing would apply to each other. Ids get the name of the file,
    because several drawings stand in one page.

    Raises:
        DrawingError: As for `read_plain_svg`.
    """
    root = fromstring(read_plain_svg(file))
    for style in root.findall(STYLE):
        root.remove(style)
    prefix = _NO_ID.sub("-", file.stem)
    for node in root.iter():
        node.tag = node.tag.rpartition("}")[2]
        node.text = node.tail = None
        for name in {"class", "style"}:
            node.attrib.pop(name, None)
        for name, value in node.attrib.items():
            if name == "id":
                node.set(name, f"{prefix}-{value}")
            elif name == "href":
                node.set(name, f"#{prefix}-{value[1:]}")
            elif "url(#" in value:
                node.set(name, value.replace("url(#", f"url(#{prefix}-"))
    return tostring(root, encoding="unicode")


@dataclass(frozen=True, slots=True)
class InlineIcon:
    """A drawing to stand in a page.

    Attributes:
        view_box: View box of the drawing.
        shapes: Markup of the drawing without the root.
    """

    view_box: str
    shapes: str


def read_icon(file: Path) -> InlineIcon:
    """Reads a drawing that has one colour in the colour of the text, any other in its own.

    Raises:
        DrawingError: As for `read_inline_svg`.
    """
    root = fromstring(read_inline_svg(file))
    _one_colour_is_that_of_the_text(root)
    group = Element("g", root_paint(root))
    group.extend(root)
    shapes = tostring(group, encoding="unicode", short_empty_elements=False)
    return InlineIcon(root.attrib["viewBox"], shapes)


def _one_colour_is_that_of_the_text(root: Element) -> None:
    painted = [(node, name) for node in root.iter() for name in PAINTS if name in node.attrib]
    coloured = [(node, name) for node, name in painted if node.attrib[name] not in COLOURLESS]
    colours = {node.attrib[name].lower() for node, name in coloured}
    if len(colours) == 1 and not any(colour.startswith("url(") for colour in colours):
        for node, name in coloured:
            node.set(name, "currentColor")
