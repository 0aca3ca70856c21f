"""Decides whether an SVG file is safe to serve from the site.

A browser that opens an SVG file may run scripts in it, fetch files of other hosts, or expand it
without end. Only the elements and attributes of the allowlist are accepted.
"""

from portfolio.models.svg_safety.allowlist import EDITOR_NAMESPACES, SVG
from portfolio.models.svg_safety.error import DrawingError
from portfolio.models.svg_safety.proportions import require_proportions
from portfolio.models.svg_safety.reader import MAX_BYTES, read_inline_svg, read_safe_svg
from portfolio.models.svg_safety.shapes import require_shapes

__all__ = [
    "EDITOR_NAMESPACES",
    "MAX_BYTES",
    "SVG",
    "DrawingError",
    "read_inline_svg",
    "read_safe_svg",
    "require_proportions",
    "require_shapes",
]
