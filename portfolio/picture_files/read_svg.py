"""Reads drawings that are safe to serve, of a size and with shapes that can be painted."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree
from xml.parsers import expat

from portfolio.picture_files.svg_safety import (
    SHAPES,
    SVG_NAMESPACE,
    TEXT_ELEMENTS,
    DrawingError,
    Inspector,
)

MAX_SVG_BYTES = 500_000


MAX_PROPORTION = 20
"""Longest side in shortest sides. A drawing is fitted to a width: one that is much higher takes
more memory than there is when the build paints it."""

_LENGTH = re.compile(r"\s*([-+]?\d*\.?\d+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in|em|ex)?\s*", re.I)


def read_safe_svg(file: Path) -> str:
    """Returns the text of a drawing that is safe to serve.

    Raises:
        DrawingError: The file is no SVG, too large, or holds more than plain shapes and paint.
    """
    data = file.read_bytes()
    if len(data) > MAX_SVG_BYTES:
        raise DrawingError(
            file, f"it is larger than {MAX_SVG_BYTES // 1000} kB", "simplify the drawing"
        )
    try:
        text = data.decode("utf-8-sig")
        Inspector(file).inspect(text)
    except UnicodeDecodeError as error:
        raise DrawingError(file, "it is not UTF-8 text", "export it as plain SVG") from error
    except expat.ExpatError as error:
        found = f"it is not well-formed SVG ({expat.ErrorString(error.code)})"
        raise DrawingError(file, found, "export it again as plain SVG", error.lineno) from error
    return text


def read_inline_svg(file: Path) -> str:
    """Reads a drawing that is to stand in a page, as HTML that holds its shapes and paint only.

    An HTML parser ignores namespaces, ends comments sooner and finds elements in titles: what is
    safe in a file of its own need not be so in a page. Words and styles are removed too: the
    page has its own words, and a style would apply to all of it.

    Raises:
        DrawingError: As for :func:`read_safe_svg`.
    """
    root = ElementTree.fromstring(read_safe_svg(file))
    _strip(root)
    return ElementTree.tostring(root, encoding="unicode")


def _strip(element: ElementTree.Element) -> None:
    element.text = element.tail = None
    element.tag = element.tag.rpartition("}")[2]
    for name in list(element.attrib):
        value = element.attrib.pop(name)
        # Attributes of other namespaces go, except xlink:href.
        if not name.startswith("{") or name.endswith("}href"):
            element.set(name.rpartition("}")[2], value)
    for child in list(element):
        namespace, _, tag = child.tag.removeprefix("{").rpartition("}")
        if namespace != SVG_NAMESPACE or tag in TEXT_ELEMENTS:
            element.remove(child)
        else:
            _strip(child)


def require_proportions(svg: str, file: Path) -> None:
    """Looks at width, height and view box of a drawing that has been read and found safe.

    Raises:
        DrawingError: One of them is nothing or less, or one side is many times the other.
    """
    root = ElementTree.fromstring(svg)
    box = re.split(r"[\s,]+", root.get("viewBox", "").strip())
    sides = [_number(root.get(name, "")) for name in ("width", "height")]
    inner = [_number(side) for side in box[2:]] if len(box) == 4 else [None, None]
    for pair in (sides, inner):
        if any(side is not None and side <= 0 for side in pair):
            raise DrawingError(file, "its width or height is nothing", "give it a size above 0")
    width, height = (own or boxed for own, boxed in zip(sides, inner, strict=True))
    if width and height and not 1 / MAX_PROPORTION <= width / height <= MAX_PROPORTION:
        found = f"it is {width:g} by {height:g}"
        raise DrawingError(
            file, found, f"make no side more than {MAX_PROPORTION} times as long as the other"
        )


def _number(length: str) -> float | None:
    match = _LENGTH.fullmatch(length)
    return float(match[1]) if match else None


def require_shapes(svg: str, file: Path) -> None:
    """Looks for a shape in a drawing that has been read and found safe.

    Raises:
        DrawingError: The drawing has no shape.
    """
    elements = ElementTree.fromstring(svg).iter()
    if not any(element.tag.rpartition("}")[2] in SHAPES for element in elements):
        raise DrawingError(file, "it is empty", "export it with its shapes")
