"""Drawings that are to stand in a page, as HTML."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring, tostring

from portfolio.picture_files.plain_svg import read_plain_svg
from portfolio.picture_files.svg_safety import SVG_NAMESPACE, TEXT_ELEMENTS

_NO_ID = re.compile(r"[^\w-]+")


def read_inline_svg(file: Path) -> str:
    """Reads a drawing that is to stand in a page, as HTML that holds its shapes and paint only.

    An HTML parser ignores namespaces, ends comments sooner and finds elements in titles: what is
    safe in a file of its own need not be so in a page. Words, styles and classes are removed too:
    the page has its own words, and its styles and those of a drawing would apply to each other.
    Ids get the name of the file, because several drawings stand in one page.

    Raises:
        DrawingError: As for `read_plain_svg`.
    """
    root = fromstring(read_plain_svg(file))
    _strip(root)
    _name_ids(root, _NO_ID.sub("-", file.stem))
    return tostring(root, encoding="unicode")


def _strip(element: Element) -> None:
    element.text = element.tail = None
    element.tag = element.tag.rpartition("}")[2]
    for name in list(element.attrib):
        value = element.attrib.pop(name)
        # Attributes of other namespaces go, except xlink:href; a policy forbids style.
        if name not in {"class", "style"} and (not name.startswith("{") or name.endswith("}href")):
            element.set(name.rpartition("}")[2], value)
    for child in list(element):
        namespace, _, tag = child.tag.removeprefix("{").rpartition("}")
        if namespace != SVG_NAMESPACE or tag in TEXT_ELEMENTS:
            element.remove(child)
        else:
            _strip(child)


def _name_ids(root: Element, prefix: str) -> None:
    for node in root.iter():
        for name, value in node.attrib.items():
            if name == "id":
                node.set(name, f"{prefix}-{value}")
            elif name == "href" and value.startswith("#"):
                node.set(name, f"#{prefix}-{value[1:]}")
            elif "url(#" in value:
                node.set(name, value.replace("url(#", f"url(#{prefix}-"))
