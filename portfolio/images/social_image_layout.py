"""Draws a social image (`og:image`): the picture that other sites show beside a link to a page.

It has the page's background, the title as lettering at the top left, stickers or a
screenshot that are cut off at the lower right, and the owner's name on a label.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageColor, ImageDraw, ImageFilter

from portfolio.cache import ResultStore
from portfolio.drawing.lettering import (
    PRINTED_STYLES,
    draw_lettering,
    drawable,
    with_long_lines,
)
from portfolio.drawing.line_breaks import MAX_LINE_LENGTH, balance_lines
from portfolio.drawing.title_colors import LetteringColors
from portfolio.drawing.typst_fonts import typst_fonts
from portfolio.fonts.site_fonts import OWN_FONTS, SiteFonts
from portfolio.images.rasterize import rasterize_label, rasterize_svg, rasterize_title
from portfolio.images.social_background import HEIGHT, WIDTH
from portfolio.models.theme.roles import Scheme
from portfolio.paths import CACHE
from portfolio.picture_files.conversion import convert, open_picture
from portfolio.picture_files.measure import SVG_SUFFIX
from portfolio.picture_files.plain_svg import in_dark, read_plain_svg

MAX_IMAGE_BYTES = 150_000
DENSITY = 2
MARGIN = 56
SUBTITLE_LENGTH = 40
TITLE_LENGTHS, TITLE_WIDTHS = (26, 12), (1088, 640)
"""Letters of a line, and CSS pixels of a title: alone, and beside pictures."""

TITLE_HEIGHT = 300
STICKER_PLACES = ((700, 96, 580, -8), (560, 372, 220, 10))
SCREEN_SIZE = (720, 520)
SCREEN_PLACE = (648, 176)
BORDER, RADIUS, LABEL_RADIUS = 9, 24, 26
LETTERING_STORE = ResultStore(CACHE / "social-lettering")
"""Store of drawn titles: they take as long as all else, and do not depend on the owner's name."""

SHADOW_OPACITY = 0.32
SHADOW_DROP, SHADOW_BLUR = 12, 9
"""CSS pixels: how far the shadow is below, and the deviation of its edge."""

SHADOW_REACH = 6 * SHADOW_BLUR + SHADOW_DROP
"""CSS pixels around a picture outside of which there is no shadow."""


@dataclass(frozen=True, slots=True)
class ImageColors:
    """The colours of a social image beside its background, as hex colours.

    Attributes:
        lettering: Colours of the title.
        label: Colour behind the owner's name.
        text: Colour of the owner's name.
        title: Colour of a title that is set as text.
        shade: Colour of the shadows; nothing if there are none.
        style: Style of the lettering, as in the theme.
        scheme: Scheme of the stickers.
        roundness: Roundness of corners; 1 is the default theme's.
        edge: Width of the frame of screenshots; 1 is the default theme's.
        frames_art: Whether a drawing, too, is a screenshot in a frame, and no sticker.
    """

    lettering: LetteringColors
    label: str
    text: str
    title: str
    shade: str
    style: str = "sticker"
    scheme: Scheme = "light"
    roundness: float = 1
    edge: float = 1
    frames_art: bool = False


def draw_social_image(
    title: str,
    subtitle: str,
    background: str,
    art_paths: Sequence[Path],
    *,
    owner: str,
    colors: ImageColors,
    fonts: SiteFonts = OWN_FONTS,
) -> bytes:
    """Draws a social image.

    Args:
        title: The page's title. It is drawn as lettering, without emoji; one with a letter that
            no face of the site has is set as text.
        subtitle: A short line under the owner's name; may be empty.
        background: Background of the whole picture, as SVG.
        art_paths: Pictures for the right side: an SVG is placed as a sticker, any other picture as
            a screenshot, and so is an SVG where `colors` says it. The first is large, the second
            small.
        owner: The name on the label.
        colors: Colours of everything else.
        fonts: The site's faces.

    Returns:
        A JPEG of 1200 x 630 pixels; its quality falls, to 44 at least, until it has 150 kB.
    """
    canvas = _background(background).copy()
    for index, art in enumerate(art_paths[:2]):
        _place_art(canvas, art, index, colors)
    faces = typst_fonts(fonts, title + subtitle + owner)
    length, width = TITLE_LENGTHS[bool(art_paths)], TITLE_WIDTHS[bool(art_paths)]
    words = drawable((title,), fonts.display_files)
    if words and colors.style != "text":
        draw = partial(
            draw_lettering,
            balance_lines(words[0], length),
            colors.lettering,
            fonts=fonts.display_files,
            prefix="share",
            measures=with_long_lines(max(length, MAX_LINE_LENGTH)),
            style=colors.style,
        )
        svg = LETTERING_STORE.made("title.svg", draw).read_text()
        _place_title(canvas, svg, width, "" if colors.style in PRINTED_STYLES else colors.shade)
    elif faces.printable(title).strip():
        words_only = rasterize_title(title, (width, TITLE_HEIGHT), DENSITY, faces, colors.title)
        canvas.alpha_composite(words_only, (MARGIN * DENSITY, MARGIN * DENSITY))
    line = "\n".join(balance_lines(subtitle, SUBTITLE_LENGTH))
    radius = LABEL_RADIUS * colors.roundness
    label = rasterize_label(owner, line, DENSITY, faces, colors.label, colors.text, radius)
    _place(canvas, label, MARGIN, HEIGHT - MARGIN - label.height / DENSITY, colors.shade)
    return _jpeg(canvas)


@lru_cache(maxsize=4)
def _background(svg: str) -> Image.Image:
    return rasterize_svg(svg, WIDTH, DENSITY)


def _place_art(canvas: Image.Image, art: Path, index: int, colors: ImageColors) -> None:
    x, y, width, angle = STICKER_PLACES[index]
    if art.suffix.lower() == SVG_SUFFIX and not colors.frames_art:
        svg = read_plain_svg(art)
        drawing = in_dark(svg) if colors.scheme == "dark" else svg
        sticker = rasterize_svg(drawing, width, DENSITY)
        layer = sticker.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        # Grown on all sides, so that a drawing that fills its box keeps its corners.
        left = x - (layer.width - sticker.width) / 2 / DENSITY
        top = y - (layer.height - sticker.height) / 2 / DENSITY
        _place(canvas, layer, left, top, colors.shade)
    else:
        frame = _screenshot(art, colors)
        _place(canvas, frame, *SCREEN_PLACE, colors.shade)


def _screenshot(file: Path, colors: ImageColors) -> Image.Image:
    """Crops a picture from its top left corner and adds a frame, which clear parts show too."""
    width, height = (side * DENSITY for side in SCREEN_SIZE)
    picture = _opaque(file, colors.lettering.border)
    scale = max(width / picture.width, height / picture.height)
    size = (round(picture.width * scale), round(picture.height * scale))
    screen = picture.resize(size, Image.Resampling.LANCZOS)
    border = round(BORDER * colors.edge) * DENSITY
    radius, edge = round(RADIUS * colors.roundness) * DENSITY, colors.lettering.border
    frame = _rounded((width + 2 * border, height + 2 * border), radius, edge)
    inside = _rounded((width, height), max(radius - border, 0), edge)
    frame.paste(screen.crop((0, 0, width, height)), (border, border), inside)
    return frame


def _opaque(file: Path, ground: str) -> Image.Image:
    """Returns a picture in pixels; what is clear of it shows a ground."""
    if file.suffix.lower() == SVG_SUFFIX:
        picture = rasterize_svg(read_plain_svg(file), SCREEN_SIZE[0], DENSITY)
    else:
        with open_picture(file) as source:
            picture = convert(source)
    if picture.mode != "RGBA":
        return picture.convert("RGB")
    filled = Image.new("RGBA", picture.size, ground)
    filled.alpha_composite(picture)
    return filled.convert("RGB")


def _rounded(size: tuple[int, int], radius: int, color: str) -> Image.Image:
    shape = Image.new("RGBA", size, (*ImageColor.getrgb(color), 0))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, size[0] - 1, size[1] - 1), radius, color)
    return shape


def _place_title(canvas: Image.Image, svg: str, width: float, shade: str) -> None:
    box = [float(number) for number in svg.split('viewBox="')[1].split('"')[0].split()]
    scale = min(width / box[2], TITLE_HEIGHT / box[3])
    title = rasterize_svg(svg, box[2] * scale, DENSITY)
    _place(canvas, title, MARGIN + box[0] * scale, MARGIN + box[1] * scale, shade)


def _place(canvas: Image.Image, layer: Image.Image, x: float, y: float, shade: str) -> None:
    place = round(x * DENSITY), round(y * DENSITY)
    if shade:
        _paste_with_shadow(canvas, layer, place, shade)
    else:
        canvas.paste(layer, place, layer)


def _jpeg(canvas: Image.Image) -> bytes:
    picture = canvas.convert("RGB").resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)
    for quality in range(92, 40, -6):
        file = BytesIO()
        picture.save(file, "JPEG", quality=quality, subsampling=0, optimize=True, progressive=True)
        if len(file.getvalue()) <= MAX_IMAGE_BYTES:
            break
    return file.getvalue()


def _paste_with_shadow(
    canvas: Image.Image, layer: Image.Image, place: tuple[int, int], color: str
) -> None:
    """Pastes a layer with a drop shadow; what lies outside of the canvas is cut off."""
    (left, top), reach = place, SHADOW_REACH * DENSITY
    # To blur the whole canvas takes several times as long.
    start = max(0, left - reach), max(0, top - reach)
    right = min(canvas.width, left + layer.width + reach)
    bottom = min(canvas.height, top + layer.height + reach)
    size = right - start[0], bottom - start[1]
    overlay = Image.new("RGBA", size)
    overlay.paste(layer, (left - start[0], top - start[1]))
    mask = Image.new("L", size)
    mask.paste(overlay.getchannel("A"), (0, SHADOW_DROP * DENSITY))
    blurred = mask.filter(ImageFilter.GaussianBlur(SHADOW_BLUR * DENSITY))
    shadow = Image.new("RGBA", size, color)
    shadow.putalpha(blurred.point([round(alpha * SHADOW_OPACITY) for alpha in range(256)]))
    canvas.alpha_composite(shadow, start)
    canvas.alpha_composite(overlay, start)
