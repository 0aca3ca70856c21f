"""Reads the SVG files of the owner, if they are safe to serve from the site.

A browser that opens an SVG file may run scripts in it, fetch files of other hosts, or expand it
without end. Only the elements and attributes that are named here are accepted.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

SVG_NAMESPACE = "http://www.w3.org/2000/svg"
XLINK_NAMESPACE = "http://www.w3.org/1999/xlink"

# Drawings that are changed are written with the prefixes of all drawings.
ElementTree.register_namespace("", SVG_NAMESPACE)
ElementTree.register_namespace("xlink", XLINK_NAMESPACE)

MAX_ELEMENTS = 20_000
"""Most elements of a drawing, with the copies that it makes of them."""

MAX_DEPTH = 200
MAX_SVG_BYTES = 500_000

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
STRUCTURE = {"svg", "g", "defs", "symbol", "use", "switch", "title", "desc", "metadata", "style"}
PAINT = {"clipPath", "mask", "linearGradient", "radialGradient", "stop"}
ELEMENTS = SHAPES | STRUCTURE | PAINT
TEXT_ELEMENTS = {"title", "desc", "metadata", "style"}

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

FOREIGN = "foreignObject"
"""An element that may hold what only the program that drew it understands: no browser shows it."""

CONDITIONS = {"systemLanguage", "requiredExtensions"}
"""Attributes of parts that only some programs show."""

ASCII_ENCODINGS = ("utf-8", "us-ascii", "iso-8859-1", "windows-1252")
"""Encodings in which the markup of a drawing is the same as in UTF-8."""

FIXES = {
    "image": "trace the picture to shapes, because an outline cannot be found in pixels",
    "text": "turn the letters into paths, because visitors may not have the font",
}

# A url() of anything but an id of the same file; browsers also read one that is not closed.
OUTSIDE_URL = re.compile(r"url\(\s*['\"]?\s*[^#'\"\s)][^)]*\)?", re.IGNORECASE)

# A backslash could spell any of these words as an escape.
UNSAFE_STYLES = re.compile(
    r"@import|javascript:|expression\s*\(|image(-set)?\s*\(|src\s*\(|-moz-binding|\\",
    re.IGNORECASE,
)

UNITS = {"": 1, "px": 1, "pt": 4 / 3, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96}
"""Pixels in the absolute units of a length."""

_LENGTH = re.compile(r"\s*\+?(\d*\.?\d+(?:e[-+]?\d+)?)\s*(px|pt|pc|mm|cm|in)?\s*", re.IGNORECASE)


class DrawingError(ValueError):
    """A drawing that cannot be used; the message names the file, what is wrong and how to fix it.

    Attributes:
        found: Problem of the drawing, and its line.
        fix: Fix that its owner can make.
    """

    def __init__(self, file: Path, found: str, fix: str, line: int | None = None) -> None:
        where = f"{file}:{line}" if line else str(file)
        self.found = f"{found} on line {line}" if line else found
        self.fix = fix
        super().__init__(f"{where}: {found}. To fix it, {fix}.")


class Inspector:
    """Handlers of an expat parser; each raises ``DrawingError`` for what is not allowed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.open: list[tuple[str, str | None, int]] = []
        self.count = 0
        self.sizes: dict[str, int] = {}
        self.ids_holding_copies: set[str] = set()
        self.copied_ids: list[str] = []
        self.style_text = ""
        self.parser = expat.ParserCreate("UTF-8", namespace_separator=" ")
        self.parser.XmlDeclHandler = self._declaration
        self.parser.EntityDeclHandler = self._entity
        self.parser.SkippedEntityHandler = self._entity
        self.parser.AttlistDeclHandler = self._default
        self.parser.ProcessingInstructionHandler = self._instruction
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text

    def inspect(self, text: str) -> None:
        """Checks the text of an SVG file.

        Raises:
            DrawingError: The file holds anything beyond plain shapes and paint.
            ExpatError: The file is not well-formed XML.
        """
        self.parser.Parse(text.encode(), True)
        # Each level multiplies the shapes: ten copies of ten copies of … never end painting.
        if not self.ids_holding_copies.isdisjoint(self.copied_ids):
            self._refuse("copies of copies (<use> inside <use>)", "flatten them to plain shapes")
        if self.count + sum(self.sizes.get(id_, 0) for id_ in self.copied_ids) > MAX_ELEMENTS:
            self._refuse(f"more than {MAX_ELEMENTS:,} elements and copies", "simplify the drawing")

    def _refuse(self, found: str, fix: str) -> NoReturn:
        raise DrawingError(self.file, found, fix, self.parser.CurrentLineNumber)

    def _declaration(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding and encoding.lower() not in ASCII_ENCODINGS:
            self._refuse(f"the encoding {encoding}", "save it as UTF-8")

    def _entity(self, name: str, *_declaration: object) -> None:
        fix = "write what it stands for, or export it without a DOCTYPE"
        self._refuse(f"the entity &{name};", fix)

    def _default(self, _element: str, name: str, *_declaration: object) -> None:
        self._refuse(f"a DOCTYPE that declares {name}", "delete the <!DOCTYPE …> part")

    def _instruction(self, target: str, _data: str) -> None:
        self._refuse(f"an instruction <?{target}…?>", "delete it and keep colours in attributes")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, tag = name.rpartition(" ")
        if not self.open and name != f"{SVG_NAMESPACE} svg":
            self._refuse(f"the root is <{tag}>", f'start it with <svg xmlns="{SVG_NAMESPACE}">')
        around = self.open[-1][0] if self.open else ""
        self.open.append((tag, attributes.get("id"), self.count))
        self.count += 1
        if self.count > MAX_ELEMENTS:
            self._refuse(f"more than {MAX_ELEMENTS:,} elements", "simplify the drawing")
        if len(self.open) > MAX_DEPTH:
            self._refuse(f"groups {MAX_DEPTH} deep", "ungroup the drawing")
        if namespace.startswith(EDITOR_NAMESPACES):
            return
        is_private = tag == FOREIGN and around == "switch" and "requiredExtensions" in attributes
        if namespace != SVG_NAMESPACE or not (tag in ELEMENTS or is_private):
            self._refuse(f"a <{tag}> element", FIXES.get(tag, "remove it or draw it as shapes"))
        if not is_private and (condition := CONDITIONS & attributes.keys()):
            self._refuse(f"a part with {min(condition)}=…", "draw it once, for everybody")
        for attribute, value in attributes.items():
            self._attribute(attribute, value)
        if tag == "use":
            self.ids_holding_copies.update(id_ for _, id_, _ in self.open if id_)

    def _end(self, _name: str) -> None:
        tag, id_, start = self.open.pop()
        if id_:
            self.sizes[id_] = self.count - start
        if tag == "style":
            self._style(self.style_text, "a <style>")

    def _text(self, text: str) -> None:
        """Collects the text of a style, because a comment could split an @import in two."""
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
            self.copied_ids.append(value[1:])
        if local == "base":
            self._refuse("an xml:base attribute", "remove the attribute")
        self._style(value, f"{local}=…")

    def _style(self, text: str, place: str) -> None:
        if outside := OUTSIDE_URL.search(text):
            self._refuse(f"{outside[0]!r} in {place}", "use only url(#id) of the same file")
        if unsafe := UNSAFE_STYLES.search(text):
            self._refuse(f"{unsafe[0]!r} in {place}", "use plain SVG attributes for paint")


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


def pixels(length: str) -> float | None:
    """Returns a length in CSS pixels, or nothing for one that depends on what is around."""
    match = _LENGTH.fullmatch(length)
    return float(match[1]) * UNITS[(match[2] or "").lower()] if match else None


def view_box_of(element: Element) -> tuple[float, float, float, float] | None:
    """Returns left, top, width and height of a view box, or nothing where there is none."""
    numbers = element.get("viewBox", "").replace(",", " ").split()
    try:
        left, top, width, height = map(float, numbers)
    except ValueError:
        return None
    return left, top, width, height


def add_view_box(root: Element) -> None:
    """Adds the view box that a browser assumes where a drawing has a size alone."""
    sides = [pixels(root.get(name, "")) for name in ("width", "height")]
    if not root.get("viewBox", "").strip() and all(sides):
        root.set("viewBox", f"0 0 {sides[0]:g} {sides[1]:g}")
