"""Removes what drawing programs note in an SVG: authors, folders of the computer, comments."""

from __future__ import annotations

from xml.etree import ElementTree

from portfolio.models.svg_safety import EDITOR_NAMESPACES, SVG

NOTES = (f"{{{SVG}}}metadata",)
XLINK = "http://www.w3.org/1999/xlink"


def without_svg_metadata(drawing: bytes) -> bytes:
    """Returns a drawing without notes; one that has none as it is.

    Raises:
        SyntaxError: The drawing is not well-formed.
    """
    root = ElementTree.fromstring(drawing)
    if not _strip(root) and b"<!--" not in drawing:
        return drawing
    ElementTree.register_namespace("", SVG)
    ElementTree.register_namespace("xlink", XLINK)
    return ElementTree.tostring(root, encoding="utf-8") + b"\n"


def _strip(root: ElementTree.Element) -> bool:
    """Removes elements and attributes of drawing programs, and returns whether there were any."""
    found = False
    for node in [*root.iter()]:
        for name in [name for name in node.attrib if _is_note(name)]:
            del node.attrib[name]
            found = True
        for child in [child for child in node if _is_note(child.tag)]:
            node.remove(child)
            found = True
    return found


def _is_note(name: str) -> bool:
    return name in NOTES or name.removeprefix("{").startswith(EDITOR_NAMESPACES)
