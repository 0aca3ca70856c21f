"""Decides whether a drawing somebody hands us is safe to serve from the site.

A drawing is only text until a browser opens it; then it may run scripts, fetch other hosts or
grow without end. What is listed here is allowed, everything else is refused by name.
"""

import re
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree
from xml.parsers import expat

MAX_BYTES = 500_000
MAX_DEPTH = 64
SVG = "http://www.w3.org/2000/svg"
SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
STRUCTURE = {"svg", "g", "defs", "symbol", "use", "title", "desc", "metadata", "style"}
PAINT = {"clipPath", "mask", "linearGradient", "radialGradient", "stop"}
ELEMENTS = SHAPES | STRUCTURE | PAINT
WORDS = {"title", "desc", "metadata", "style"}
EDITOR_NAMESPACES = (
    "http://www.inkscape.org/",
    "http://sodipodi.sourceforge.net/",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns",
    "http://creativecommons.org/ns",
    "http://purl.org/dc/",
    "http://ns.adobe.com/",
    "http://www.bohemiancoding.com/sketch/ns",
    "http://www.serif.com/",
)
FIXES = {
    "image": "trace the picture to shapes, because an outline cannot be found in pixels",
    "text": "turn the letters into paths, because visitors may not have the font",
}
OUTSIDE_URL = re.compile(r"url\(\s*['\"]?\s*[^#'\"\s)][^)]*\)?", re.IGNORECASE)
STYLE_TRICKS = re.compile(
    r"@import|javascript:|expression\s*\(|image(-set)?\s*\(|src\s*\(|-moz-binding|\\",
    re.IGNORECASE,
)


class DrawingError(ValueError):
    """A drawing that cannot be used; the message names file, finding and way out.

    Attributes:
        found: What is wrong with it, and on which line.
        fix: What its owner can do.
    """

    def __init__(self, file: Path, found: str, fix: str, line: int | None = None) -> None:
        """Words the refusal.

        Args:
            file: The drawing.
            found: What is wrong with it.
            fix: What its owner can do.
            line: Where it was found, counted from 1, if known.
        """
        where = f"{file}:{line}" if line else str(file)
        self.found = f"{found} on line {line}" if line else found
        self.fix = fix
        super().__init__(f"{where}: {found}. To fix it, {fix}.")


def read_safe_svg(file: Path) -> str:
    """Reads a drawing that is safe to serve.

    Args:
        file: The SVG file.

    Returns:
        Its text.

    Raises:
        DrawingError: It is no SVG, too large, or holds anything beyond plain shapes and paint.
    """
    data = file.read_bytes()
    if len(data) > MAX_BYTES:
        raise DrawingError(
            file, f"it is larger than {MAX_BYTES // 1000} kB", "simplify the drawing"
        )
    try:
        text = data.decode("utf-8-sig")
        _Inspector(file).inspect(text)
    except UnicodeDecodeError as error:
        raise DrawingError(file, "it is not UTF-8 text", "export it as plain SVG") from error
    except expat.ExpatError as error:
        found = f"it is not well-formed SVG ({expat.ErrorString(error.code)})"
        raise DrawingError(file, found, "export it again as plain SVG", error.lineno) from error
    return text


def read_inline_svg(file: Path) -> str:
    """Reads a drawing that is to stand in a page, as HTML that holds its shapes and paint only.

    An HTML parser knows no namespaces, ends comments sooner and finds elements in titles: what
    is safe in a file of its own need not be so in a page. Words and styles stay behind too, as
    the page has its own and a style would reach all of it.

    Raises:
        DrawingError: As :func:`read_safe_svg` says.
    """
    root = ElementTree.fromstring(read_safe_svg(file))
    _strip(root)
    return ElementTree.tostring(root, encoding="unicode")


def _strip(element: ElementTree.Element) -> None:
    element.text = element.tail = None
    element.tag = element.tag.rpartition("}")[2]
    for name in list(element.attrib):
        value = element.attrib.pop(name)
        if not name.startswith("{") or name.endswith("}href"):
            element.set(name.rpartition("}")[2], value)
    for child in list(element):
        namespace, _, tag = child.tag.removeprefix("{").rpartition("}")
        if namespace != SVG or tag in WORDS:
            element.remove(child)
        else:
            _strip(child)


class _Inspector:
    """Walks the markup as the parser meets it and stops at the first thing not allowed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.open: list[tuple[str, str | None]] = []
        self.ids_holding_copies: set[str] = set()
        self.copied_ids: set[str] = set()
        self.style_text = ""
        self.parser = expat.ParserCreate("UTF-8", namespace_separator=" ")
        self.parser.StartDoctypeDeclHandler = self._doctype
        self.parser.ProcessingInstructionHandler = self._instruction
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def inspect(self, text: str) -> None:
        self.parser.Parse(text.encode(), True)
        if self.copied_ids & self.ids_holding_copies:
            self._refuse("copies of copies (<use> inside <use>)", "flatten them to plain shapes")

    def _refuse(self, found: str, fix: str) -> NoReturn:
        raise DrawingError(self.file, found, fix, self.parser.CurrentLineNumber)

    def _doctype(self, *_declaration: object) -> None:
        self._refuse("a DOCTYPE, which may hide entities", "delete the <!DOCTYPE …> part")

    def _instruction(self, target: str, _data: str) -> None:
        self._refuse(f"an instruction <?{target}…?>", "delete it and keep colours in attributes")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, tag = name.rpartition(" ")
        if not self.open and name != f"{SVG} svg":
            self._refuse(f"the root is <{tag}>", f'start it with <svg xmlns="{SVG}">')
        self.open.append((tag, attributes.get("id")))
        if len(self.open) > MAX_DEPTH:
            self._refuse(f"groups {MAX_DEPTH} deep", "ungroup the drawing")
        if namespace.startswith(EDITOR_NAMESPACES):
            return
        if namespace != SVG or tag not in ELEMENTS:
            self._refuse(f"a <{tag}> element", FIXES.get(tag, "remove it or draw it as shapes"))
        for attribute, value in attributes.items():
            self._attribute(attribute, value)
        if tag == "use":
            self.ids_holding_copies.update(id_ for _, id_ in self.open if id_)

    def _end(self, _name: str) -> None:
        tag, _ = self.open.pop()
        if tag == "style":
            self._style(self.style_text, "a <style>")

    def _text(self, text: str) -> None:
        """Gathers styles whole: a comment in the middle must not hide an @import."""
        if self.open[-1][0] == "style":
            self.style_text += text

    def _attribute(self, name: str, value: str) -> None:
        namespace, _, local = name.rpartition(" ")
        if local.lower().startswith("on"):
            self._refuse(f"an event handler {local}=…", "remove the attribute")
        if namespace.startswith(EDITOR_NAMESPACES) or local.startswith("data-"):
            return
        if local == "href":
            if not value.startswith("#"):
                self._refuse(f"a link to {value[:60]!r}", "link only to #ids in the same file")
            self.copied_ids.add(value[1:])
        if local == "base":
            self._refuse("an xml:base attribute", "remove the attribute")
        self._style(value, f"{local}=…")

    def _style(self, text: str, place: str) -> None:
        if outside := OUTSIDE_URL.search(text):
            self._refuse(f"{outside[0]!r} in {place}", "use only url(#id) of the same file")
        if trick := STYLE_TRICKS.search(text):
            self._refuse(f"{trick[0]!r} in {place}", "use plain SVG attributes for paint")
