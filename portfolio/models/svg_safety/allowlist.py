"""The allowlist of an SVG file; everything else is refused by name."""

import re

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
# A url() of anything but an id of the same file; browsers also read one that is not closed.
OUTSIDE_URL = re.compile(r"url\(\s*['\"]?\s*[^#'\"\s)][^)]*\)?", re.IGNORECASE)
# A backslash could spell any of these words as an escape.
UNSAFE_STYLES = re.compile(
    r"@import|javascript:|expression\s*\(|image(-set)?\s*\(|src\s*\(|-moz-binding|\\",
    re.IGNORECASE,
)
