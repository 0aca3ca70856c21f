"""Drawings of the owner's own as icons."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from portfolio.picture_files.svg_safety import read_inline_svg

PAINTS = ("fill", "stroke")
KEPT = (*PAINTS, "stroke-width", "stroke-linecap", "stroke-linejoin", "fill-rule", "clip-rule")
"""Attributes of the root that its shapes inherit."""

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

    Ids get the name of the file, because several icons stand in one page.

    Raises:
        DrawingError: As for ``read_inline_svg``.
    """
    root = ElementTree.fromstring(read_inline_svg(file))
    for node in root.iter():
        _style_to_attributes(node)
    _one_colour_is_that_of_the_text(root)
    _name_ids(root, file.stem)
    group = ElementTree.Element("g", {it: root.attrib[it] for it in KEPT if it in root.attrib})
    group.extend(root)
    shapes = ElementTree.tostring(group, encoding="unicode", short_empty_elements=False)
    return InlineIcon(root.attrib["viewBox"], shapes)


def _style_to_attributes(node: ElementTree.Element) -> None:
    """Writes the declarations of a style attribute as attributes, which no policy forbids."""
    for declaration in node.attrib.pop("style", "").split(";"):
        name, colon, value = declaration.partition(":")
        if colon:
            node.set(name.strip(), value.strip())


def _one_colour_is_that_of_the_text(root: ElementTree.Element) -> None:
    painted = [(node, name) for node in root.iter() for name in PAINTS if name in node.attrib]
    coloured = [(node, name) for node, name in painted if node.attrib[name] not in COLOURLESS]
    colours = {node.attrib[name].lower() for node, name in coloured}
    if len(colours) == 1 and not any(colour.startswith("url(") for colour in colours):
        for node, name in coloured:
            node.set(name, "currentColor")


def _name_ids(root: ElementTree.Element, prefix: str) -> None:
    for node in root.iter():
        for name, value in node.attrib.items():
            if name == "id":
                node.set(name, f"{prefix}-{value}")
            elif name == "href" and value.startswith("#"):
                node.set(name, f"#{prefix}-{value[1:]}")
            elif "url(#" in value:
                node.set(name, value.replace("url(#", f"url(#{prefix}-"))
