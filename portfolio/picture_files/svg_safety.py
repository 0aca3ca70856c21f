"""Reads the SVG files of the owner, if they are safe to serve from the site.

A browser that opens an SVG file may run scripts in it, fetch files of other hosts, or expand it
without end. Only elements named here are accepted, and no attribute that runs, loads or links out.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import NoReturn
from xml.etree import ElementTree
from xml.etree.ElementTree import Element
from xml.parsers import expat

from portfolio.errors import BuildError

SVG_NAMESPACE = "http://www.w3.org/2000/svg"
XLINK_NAMESPACE = "http://www.w3.org/1999/xlink"

# Drawings that are changed are written with the prefixes of all drawings.
ElementTree.register_namespace("", SVG_NAMESPACE)

MAX_ELEMENTS = 20_000
"""Most elements of a drawing, with the copies that it makes of them."""

MAX_DEPTH = 200
MAX_SVG_BYTES = 500_000

SHAPES = {"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"}
NOTES = {"title", "desc", "metadata"}
STRUCTURE = {"svg", "g", "defs", "symbol", "use", "switch", "style"} | NOTES
PAINT = {"clipPath", "mask", "linearGradient", "radialGradient", "stop"}
ELEMENTS = SHAPES | STRUCTURE | PAINT

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

GEOMETRY = {
    *("d", "points", "transform", "viewBox", "x", "y", "width", "height", "r", "rx", "ry"),
    *("cx", "cy", "x1", "x2", "y1", "y2"),
}
"""Attributes with lengths and places."""

HUGE = re.compile(r"(?<![\d.])(\d{8}|[\d.]+e\+?0*([7-9]|[1-9]\d))", re.IGNORECASE)
"""A number of ten millions and more, at which programs that paint break off."""

# A url() of anything but an id of the same file; browsers also read one that is not closed.
OUTSIDE_URL = re.compile(r"url\(\s*['\"]?\s*[^#'\"\s)][^)]*\)?", re.IGNORECASE)

# A backslash could spell any of these words as an escape.
UNSAFE_STYLES = re.compile(
    r"@import|javascript:|expression\s*\(|image(-set)?\s*\(|src\s*\(|-moz-binding|\\",
    re.IGNORECASE,
)


class DrawingError(BuildError):
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


class RefusedError(ValueError):
    """Something in a drawing that is not allowed: what it is, a fix, and its line."""


class SafeDrawing:
    """The elements of a drawing that is safe to serve.

    Attributes:
        root: Root of the drawing.
        lines: Lines at which its elements start.
    """

    def __init__(self, svg: str) -> None:
        """Reads the text of an SVG file.

        Raises:
            RefusedError: It holds anything beyond plain shapes and paint.
            ExpatError: It is not well-formed XML.
        """
        self.lines: dict[Element, int] = {}
        self._open: list[Element] = []
        self._builder = ElementTree.TreeBuilder()
        self._parser = expat.ParserCreate("UTF-8", namespace_separator="}")
        self._parser.XmlDeclHandler = self._declaration
        self._parser.StartDoctypeDeclHandler = self._doctype
        self._parser.SkippedEntityHandler = self._entity
        self._parser.ProcessingInstructionHandler = self._instruction
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._builder.data
        self._parser.Parse(svg.encode(), True)
        self.root = self._builder.close()

    def _refuse(self, found: str, fix: str) -> NoReturn:
        raise RefusedError(found, fix, self._parser.CurrentLineNumber)

    def _declaration(self, _version: str, encoding: str | None, _standalone: int) -> None:
        if encoding and encoding.lower() not in ASCII_ENCODINGS:
            self._refuse(f"the encoding {encoding}", "save it as UTF-8")

    def _doctype(self, _name: str, *declared: str | bool | None) -> None:
        if declared[-1]:  # which is whether there are declarations within
            self._refuse("a DOCTYPE with declarations", "delete the <!DOCTYPE …> part")

    def _entity(self, name: str, _is_parameter: bool) -> None:
        self._refuse(f"the entity &{name};", "write what it stands for")

    def _instruction(self, target: str, _data: str) -> None:
        self._refuse(f"an instruction <?{target}…?>", "delete it and keep colours in attributes")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        namespace, _, tag = name.rpartition("}")
        if not self._open and name != f"{SVG_NAMESPACE}}}svg":
            self._refuse(f"the root is <{tag}>", f'start it with <svg xmlns="{SVG_NAMESPACE}">')
        is_private = (
            tag == FOREIGN
            and "requiredExtensions" in attributes
            and self._open[-1].tag == f"{{{SVG_NAMESPACE}}}switch"
        )
        names = {f"{{{it}" if "}" in it else it: value for it, value in attributes.items()}
        element = self._builder.start(f"{{{name}", names)
        self._open.append(element)
        self.lines[element] = self._parser.CurrentLineNumber
        if len(self.lines) > MAX_ELEMENTS:
            self._refuse(f"more than {MAX_ELEMENTS:,} elements", "simplify the drawing")
        if len(self._open) > MAX_DEPTH:
            self._refuse(f"groups {MAX_DEPTH} deep", "ungroup the drawing")
        if namespace.startswith(EDITOR_NAMESPACES):
            return
        if namespace != SVG_NAMESPACE or not (tag in ELEMENTS or is_private):
            self._refuse(f"a <{tag}> element", FIXES.get(tag, "remove it or draw it as shapes"))
        if not is_private and (condition := CONDITIONS & attributes.keys()):
            self._refuse(f"a part with {min(condition)}=…", "draw it once, for everybody")
        for attribute, value in attributes.items():
            self._attribute(attribute, value)

    def _end(self, name: str) -> None:
        element = self._builder.end(f"{{{name}")
        self._open.pop()
        if name == f"{SVG_NAMESPACE}}}style":
            self._style("".join(element.itertext()), "a <style>")

    def _attribute(self, name: str, value: str) -> None:
        namespace, _, local = name.rpartition("}")
        if local.lower().startswith("on"):
            self._refuse(f"an event handler {local}=…", "remove the attribute")
        if namespace.startswith(EDITOR_NAMESPACES) or local.startswith("data-"):
            return
        if local == "href" and not value.startswith("#"):
            self._refuse(f"a link to {value[:60]!r}", "link only to #ids in the same file")
        if local == "base":
            self._refuse("an xml:base attribute", "remove the attribute")
        if local in GEOMETRY and (huge := HUGE.search(value)):
            self._refuse(f"the number {huge[0]}… in {local}=…", "make the drawing smaller")
        self._style(value, f"{local}=…")

    def _style(self, text: str, place: str) -> None:
        if outside := OUTSIDE_URL.search(text):
            self._refuse(f"{outside[0]!r} in {place}", "use only url(#id) of the same file")
        if unsafe := UNSAFE_STYLES.search(text):
            self._refuse(f"{unsafe[0]!r} in {place}", "use plain SVG attributes for paint")


def read_svg(file: Path) -> str:
    """Returns the text of a drawing.

    Raises:
        DrawingError: The file is too large, or no text.
    """
    data = file.read_bytes()
    if len(data) > MAX_SVG_BYTES:
        raise DrawingError(
            file, f"it is larger than {MAX_SVG_BYTES // 1000} kB", "simplify the drawing"
        )
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise DrawingError(file, "it is not UTF-8 text", "export it as plain SVG") from error
