"""Sets the brand marks of ``touchpoint/marks.py`` as SVG: mark, then name in outlines."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from browser import HERE, ROOT
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from outlines import ShortPathPen
from touchpoint.marks import BRANDS, Brand

WIDTH, HEIGHT = 240, 80
MARK = 46
GAP = 12
GRID = 6
X_HEIGHT = 17.5
WIDEST_NAME = WIDTH - MARK - GAP


def number(value: float) -> str:
    """One decimal at most: finer than the eye at any size the marks are shown."""
    return f"{value:.1f}".removesuffix(".0")


def outline(brand: Brand) -> tuple[str, float]:
    """The name as path data with its left edge at 0 and its baseline at 0, and its width."""
    font = TTFont(HERE / "fonts" / f"{brand.font}.woff2")
    axes = {"wght": brand.weight, "wdth": 120} if "fvar" in font else {}
    glyphs, names = font.getGlyphSet(location=axes), font.getBestCmap() or {}
    run = sum(glyphs[names[ord(letter)]].width for letter in brand.name)
    scale = min(X_HEIGHT / vars(font["OS/2"])["sxHeight"], WIDEST_NAME / run)
    pen = ShortPathPen(glyphs, GRID)
    cursor = 0.0
    for letter in brand.name:
        glyph = glyphs[names[ord(letter)]]
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, cursor, 0)))
        cursor += glyph.width * scale
    return pen.data, cursor


def draw(brand: Brand) -> str:
    """One brand as an SVG document, centred, in the colour of the text around it."""
    name, width = outline(brand)
    left = (WIDTH - MARK - GAP - width) / 2
    baseline = HEIGHT / 2 + X_HEIGHT / 2 + 3
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        f' fill="currentColor" role="img"><title>{brand.name}</title>'
        f'<path fill-rule="evenodd" d="{brand.mark}" transform="translate({number(left)}'
        f' {number((HEIGHT - MARK) / 2)}) scale({MARK / 64:.4g})"/>'
        f'<path d="{name}" transform="translate({number(left + MARK + GAP)}'
        f' {number(baseline)}) scale({1 / GRID:.4g})"/></svg>\n'
    )


def draw_logos() -> Iterator[Path]:
    """Writes the twelve marks and yields the files."""
    folder = ROOT / "content" / "projects" / "touchpoint" / "logos"
    folder.mkdir(parents=True, exist_ok=True)
    for brand in BRANDS:
        path = folder / f"{brand.name.lower()}.svg"
        path.write_text(draw(brand), encoding="utf-8")
        yield path
