"""Reads drawings that are safe to serve, and makes them safe to stand in a page."""

from pathlib import Path
from xml.etree import ElementTree
from xml.parsers import expat

from portfolio.models.svg_safety.allowlist import SVG, WORDS
from portfolio.models.svg_safety.error import DrawingError
from portfolio.models.svg_safety.inspector import Inspector

MAX_BYTES = 500_000


def read_safe_svg(file: Path) -> str:
    """Reads a drawing that is safe to serve.

    Args:
        file: The SVG file.

    Returns:
        Its text.

    Raises:
        DrawingError: The file is no SVG, too large, or holds more than plain shapes and paint.
    """
    data = file.read_bytes()
    if len(data) > MAX_BYTES:
        raise DrawingError(
            file, f"it is larger than {MAX_BYTES // 1000} kB", "simplify the drawing"
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
        if namespace != SVG or tag in WORDS:
            element.remove(child)
        else:
            _strip(child)
