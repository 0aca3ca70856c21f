"""Drawings that are to stand in a page, as HTML."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree.ElementTree import fromstring, tostring

from portfolio.picture_files.plain_svg import STYLE, read_plain_svg

_NO_ID = re.compile(r"[^\w-]+")


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
