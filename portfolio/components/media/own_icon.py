"""Drawings of the owner's own as icons."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from portfolio.picture_files.inline_svg import read_inline_svg
from portfolio.picture_files.plain_svg import root_paint

PAINTS = ("fill", "stroke")
COLOURLESS = ("none", "currentColor", "inherit")


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
        DrawingError: As for ``read_inline_svg``.
    """
    root = ElementTree.fromstring(read_inline_svg(file))
    _one_colour_is_that_of_the_text(root)
    group = ElementTree.Element("g", root_paint(root))
    group.extend(root)
    shapes = ElementTree.tostring(group, encoding="unicode", short_empty_elements=False)
    return InlineIcon(root.attrib["viewBox"], shapes)


def _one_colour_is_that_of_the_text(root: ElementTree.Element) -> None:
    painted = [(node, name) for node in root.iter() for name in PAINTS if name in node.attrib]
    coloured = [(node, name) for node, name in painted if node.attrib[name] not in COLOURLESS]
    colours = {node.attrib[name].lower() for node, name in coloured}
    if len(colours) == 1 and not any(colour.startswith("url(") for colour in colours):
        for node, name in coloured:
            node.set(name, "currentColor")
