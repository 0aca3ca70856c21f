"""Rasterizes SVG and text with Typst."""

import json
from functools import lru_cache
from io import BytesIO

import typst
from PIL import Image

from portfolio.drawing.typst_fonts import TypstFonts
from portfolio.fonts.characters import is_rtl

DRAWING = """
#set page(width: 1pt * float(sys.inputs.width), height: auto, margin: 0pt, fill: none)
#image(bytes(sys.inputs.svg), format: "svg", width: 100%)
"""
LABEL = """
#set page(width: auto, height: auto, margin: 0pt, fill: none)
#let fits(words) = context block(width: calc.min(measure(words).width, 540pt), words)
#set par(leading: 0.45em, justify: false)
#let fonts = json(bytes(sys.inputs.fonts))
#set text(fill: rgb(sys.inputs.fill), dir: if sys.inputs.direction == "rtl" { rtl } else { ltr })
#let named(size, words) = text(font: fonts.display, size: size, hyphenate: false, words)
#let width(size, word) = measure(named(size, word)).width
#let widest(size) = calc.max(1pt, ..sys.inputs.name.split().map(it => width(size, it)))
#let name = context named(31pt * calc.min(1, 540pt / widest(31pt)), sys.inputs.name)
#let line = text(font: fonts.text, weight: 600, size: 24pt, sys.inputs.line)
#let corner = 1pt * float(sys.inputs.radius)
#block(fill: rgb(sys.inputs.ground), radius: corner, inset: (x: 28pt, y: 22pt), stack(
  spacing: 15pt,
  fits(name),
  ..if sys.inputs.line != "" { (fits(line),) },
))
"""
TITLE = """
#let fonts = json(bytes(sys.inputs.fonts))
#set page(width: 1pt * float(sys.inputs.width), height: auto, margin: 0pt, fill: none)
#set text(
  font: fonts.display, fill: rgb(sys.inputs.fill), hyphenate: false,
  // Lines are as far apart as their letters need, and no accent is cut off.
  top-edge: "bounds", bottom-edge: "bounds",
  dir: if sys.inputs.direction == "rtl" { rtl } else { ltr },
)
#set par(leading: 0.14em, justify: false)
#let title(size) = block(text(size: size, sys.inputs.words))
#let width(size, word) = measure(text(size: size, word)).width
#let widest(size) = calc.max(1pt, ..sys.inputs.words.split().map(it => width(size, it)))
#layout(size => title(calc.max(20pt, ..(28, 40, 56, 72, 88).map(it => it * 1pt).filter(it =>
  widest(it) <= size.width
    and measure(block(width: size.width, title(it))).height <= 1pt * float(sys.inputs.height)
))))
"""
POINTS_PER_INCH = 72
NO_FONTS = typst.Fonts(include_system_fonts=False, font_paths=[])


def rasterize_svg(svg: str, width: float, density: float) -> Image.Image:
    """Rasterizes an SVG on a transparent background.

    Args:
        svg: The drawing.
        width: Width of the drawing in CSS pixels; the height follows.
        density: Pixels for each CSS pixel.
    """
    return _rasterize(DRAWING, {"svg": svg, "width": str(width)}, density)


@lru_cache(maxsize=4)
def rasterize_label(
    name: str,
    line: str,
    density: float,
    fonts: TypstFonts,
    ground: str,
    fill: str,
    radius: float = 26,
) -> Image.Image:
    """Sets a name and a line of text on a label, which many pages share.

    Args:
        name: Name, in the display face.
        line: Text below the name, in the text face; may hold line breaks, may be empty.
        density: Pixels for each CSS pixel.
        fonts: The faces.
        ground: Colour of the label, as a hex colour.
        fill: Colour of the letters, as a hex colour.
        radius: Radius of the label's corners, in CSS pixels.
    """
    line = "\n".join(map(fonts.printable, line.split("\n")))
    inputs = {"name": fonts.printable(name), "line": line, "direction": _direction(name)}
    inputs |= {"ground": ground, "fill": fill, "radius": str(radius)}
    return _rasterize(LABEL, inputs, density, fonts)


def rasterize_title(
    words: str, size: tuple[float, float], density: float, fonts: TypstFonts, fill: str
) -> Image.Image:
    """Sets a title that cannot be drawn as lettering, as large as it fits.

    Args:
        words: The title.
        size: Width and largest height in CSS pixels; a very long title is higher.
        density: Pixels for each CSS pixel.
        fonts: The faces.
        fill: Colour of the letters, as a hex colour.
    """
    width, height = map(str, size)
    inputs = {"width": width, "height": height, "direction": _direction(words), "fill": fill}
    return _rasterize(TITLE, inputs | {"words": fonts.printable(words)}, density, fonts)


def _direction(text: str) -> str:
    return "rtl" if is_rtl(text) else "ltr"


def _rasterize(
    source: str, inputs: dict[str, str], density: float, fonts: TypstFonts | None = None
) -> Image.Image:
    if fonts:
        families = {"display": fonts.display, "text": fonts.text}
        inputs = {**inputs, "fonts": json.dumps(families)}
    png = typst.compile(
        source.encode(),
        format="png",
        ppi=POINTS_PER_INCH * density,
        sys_inputs=inputs,
        font_paths=fonts.paths if fonts else NO_FONTS,
    )
    return Image.open(BytesIO(png)).convert("RGBA")
