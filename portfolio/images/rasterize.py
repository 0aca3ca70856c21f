"""Rasterizes SVG and text with Typst."""

from io import BytesIO
from pathlib import Path

import typst
from PIL import Image

from portfolio.drawing.typst_fonts import typst_font_folder

DRAWING = """
#set page(width: 1pt * float(sys.inputs.width), height: auto, margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)
"""
LABEL = """
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#let fits(words) = context block(width: calc.min(measure(words).width, 540pt), words)
#set par(leading: 0.45em, justify: false)
#set text(fill: rgb("#1B0F33"))
#let name = text(font: "Gasoek One", size: 31pt, sys.inputs.name)
#let line = text(font: "Instrument Sans", weight: 600, size: 24pt, sys.inputs.line)
#block(fill: white, radius: 26pt, inset: (x: 28pt, y: 22pt), stack(
  spacing: 15pt,
  fits(name),
  ..if sys.inputs.line != "" { (fits(line),) },
))
"""
POINTS_PER_INCH = 72


def rasterize_svg(svg: str, width: float, density: float) -> Image.Image:
    """Rasterizes an SVG on a transparent background.

    Args:
        svg: The drawing.
        width: Its width in CSS pixels; the height follows.
        density: Pixels for each CSS pixel.

    Returns:
        The picture with transparency.
    """
    return _rasterize(DRAWING, {"svg": svg, "width": str(width)}, density)


def rasterize_label(name: str, line: str, density: float) -> Image.Image:
    """Sets a name and a line of text on a white label with round corners.

    Args:
        name: Set in the display face.
        line: Set below it in the text face; may hold line breaks, may be empty.
        density: Pixels for each CSS pixel.

    Returns:
        The picture, transparent around the label.
    """
    return _rasterize(LABEL, {"name": name, "line": line}, density, typst_font_folder())


def _rasterize(
    source: str, inputs: dict[str, str], density: float, *font_folders: Path
) -> Image.Image:
    png = typst.compile(
        source.encode(),
        format="png",
        ppi=POINTS_PER_INCH * density,
        sys_inputs=inputs,
        font_paths=typst.Fonts(include_system_fonts=False, font_paths=list(font_folders)),
    )
    return Image.open(BytesIO(png)).convert("RGBA")
