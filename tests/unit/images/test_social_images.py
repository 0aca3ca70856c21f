"""The social image of a page, and the words and boxes of drawings that it is made of."""

from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from portfolio.cache import ResultStore
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import default_theme, named_theme, theme_of
from portfolio.drawing.typst_fonts import TypstFonts, typst_fonts
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images import social_image_layout
from portfolio.images.rasterize import rasterize_label, rasterize_svg, rasterize_title
from portfolio.images.silhouette import silhouette_boxes
from portfolio.images.social_background import rings, social_background
from portfolio.images.social_image_layout import MAX_IMAGE_BYTES, draw_social_image
from portfolio.images.social_images import image_colors
from portfolio.models.project import ClientColors

ASSETS = Path(__file__).parents[3] / "assets"
GROUND, RING = "#2E3FD9", "#3D4EE6"
BACKGROUND = rings(GROUND, RING)
COLORS = image_colors(default_theme(), "home")
LABEL = ("#ffffff", "#000000")


def picture(*art: Path) -> bytes:
    words = ("IAG", "Web developer")
    return draw_social_image(*words, BACKGROUND, art, owner="Zoë Grün", colors=COLORS)


def test_a_drawing_of_a_case_study_stands_in_a_frame_as_screenshots_do(tmp_path: Path) -> None:
    shape = '<rect width="40" height="30" fill="#00C853"/>'
    drawing = tmp_path / "plan.svg"
    drawing.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30">{shape}</svg>')
    client = ClientColors.model_validate({"ground": GROUND, "ring": RING, "text": "#ffffff"})
    colors = image_colors(default_theme(), "home", client)
    data = draw_social_image("IAG", "", BACKGROUND, (drawing,), owner="Zoë", colors=colors)
    shown = Image.open(BytesIO(data)).convert("RGB").getpixel((1190, 620))
    assert near(shown, (0, 200, 83))  # type: ignore[arg-type]


def near(color: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(color, other, strict=True))


def test_a_social_image_is_a_small_jpeg_with_background_screenshot_and_label_in_place(
    tmp_path: Path,
) -> None:
    screenshot = tmp_path / "screen.webp"
    Image.new("RGB", (1440, 900), "#00C853").save(screenshot)
    first, second = (picture(screenshot, ASSETS / "svg" / "bomb.svg") for _ in range(2))
    assert first == second
    assert len(first) <= MAX_IMAGE_BYTES
    shown = Image.open(BytesIO(first))
    assert (shown.format, shown.size) == ("JPEG", (1200, 630))
    shown = shown.convert("RGB")
    corner, art, label = (shown.getpixel(it) for it in ((4, 4), (1190, 620), (68, 540)))
    assert isinstance(corner, tuple)
    assert near(corner, (46, 63, 217)) or near(corner, (61, 78, 230))
    assert near(art, (0, 200, 83))  # type: ignore[arg-type]
    assert near(label, (255, 255, 255))  # type: ignore[arg-type]


def test_typst_code_in_words_of_a_social_image_is_printed_and_not_run() -> None:
    faces = typst_fonts(OWN_FONTS)
    strange = rasterize_label('#panic("no")', "*_$ #let", 1, faces, *LABEL)
    assert strange.width > rasterize_label("", "", 1, faces, *LABEL).width


def titled(title: str, owner: str = "Zoë Grün") -> bytes:
    return draw_social_image(title, "", BACKGROUND, (), owner=owner, colors=COLORS)


def test_a_social_image_of_another_owner_reuses_the_drawn_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(social_image_layout, "LETTERING_STORE", ResultStore(tmp_path))
    first = titled("Curves", "Ada")
    drawn = [file.stat().st_ino for file in tmp_path.iterdir()]
    assert titled("Curves", "Grace") != first
    assert [file.stat().st_ino for file in tmp_path.iterdir()] == drawn
    assert len(drawn) == 1
    assert titled("Other curves", "Ada") != first
    assert len([*tmp_path.iterdir()]) == 2


def test_emoji_in_the_title_of_a_social_image_are_left_out() -> None:
    assert titled("Hi 🎉") == titled("Hi")


@pytest.mark.parametrize("title", ["日本語", "\U00010a80"])
def test_a_title_in_any_script_makes_a_social_image(title: str) -> None:
    assert Image.open(BytesIO(titled(title, owner=title))).size == (1200, 630)


@pytest.mark.parametrize(
    ("theme", "ground", "style"),
    [
        ("riso", "#ffffff", "overprint"),
        ("riso", "#2e3fd9", "text"),
        ("riso", "#f0452c", "text"),
        ("sticker-pop", "#2e3fd9", "sticker"),
        ("swiss", "#ffffff", "text"),
    ],
)
def test_a_social_image_title_unreadable_on_a_client_colour_is_set_as_text(
    theme: str, ground: str, style: str
) -> None:
    client = ClientColors(ground=ground, ring=ground, text="#ffffff")
    colors = image_colors(named_theme(theme), "home", client)
    assert (colors.style, colors.title) == (style, "#ffffff")


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_the_background_of_a_social_image_has_the_colours_of_the_page_alone(theme: str) -> None:
    svg = social_background(named_theme(theme), "#123456", "#abcdef")
    assert "var(" not in svg
    assert rasterize_svg(svg, 1200, 1).getpixel((4, 4)) == (0x12, 0x34, 0x56, 255)
    if theme != "riso":
        assert 'fill="#abcdef"' in svg


@pytest.mark.parametrize("style", ["overprint", "grain"])
def test_a_printed_title_of_a_social_image_has_scheme_colours_and_no_shadow(style: str) -> None:
    pair = {"light": "#ff0000", "dark": "#00ff00"}
    lettering = {"style": style, "gradients": {"home": [pair, pair, pair]}}
    theme = theme_of({"colorScheme": "dark", "lettering": lettering})
    colors = image_colors(theme, "home")
    data = draw_social_image("ll", "", rings(GROUND, GROUND), (), owner="Z", colors=colors)
    title = Image.open(BytesIO(data)).convert("RGB").crop((0, 0, 1200, 380))
    seen = {color for count, color in title.getcolors(1 << 20) or [] if count > 60}
    assert any(near(color, (0, 255, 0)) for color in seen)
    assert not any(color[0] > 150 for color in seen), "light's"
    assert not any(green < 0x3F and blue < 0xD9 - 25 for _, green, blue in seen), "a shadow"


def test_a_turned_drawing_that_fills_its_box_keeps_its_corners(tmp_path: Path) -> None:
    square = tmp_path / "square.svg"
    square.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">'
        '<path fill="#f00" d="M0 0h10v10H0z"/></svg>'
    )
    canvas = Image.new("RGBA", (2400, 1260))
    colors = replace(COLORS, shade="")
    social_image_layout._place_art(canvas, square, 1, colors)
    _, _, width, _ = social_image_layout.STICKER_PLACES[1]
    opaque = sum(canvas.getchannel("A").histogram()[128:])
    assert opaque == pytest.approx((width * social_image_layout.DENSITY) ** 2, rel=0.005)


LONG_WORD = "Brzęczyszczykiewicz" * 2
"""A word that is wider than a label, or than the place of a title, in the usual size."""


@pytest.fixture(scope="module")
def faces() -> TypstFonts:
    return typst_fonts(OWN_FONTS, LONG_WORD)


def test_a_name_of_one_long_word_is_set_smaller_to_fit_its_label(faces: TypstFonts) -> None:
    usual, label = (
        rasterize_label(name, "", 1, faces, "#ffffff", "#000000", 0)
        for name in ("Anna-Maria Wójcik", LONG_WORD)
    )
    inked = label.convert("L").point(lambda grey: 255 if grey < 128 else 0).getbbox()
    assert inked
    assert 27 <= inked[0] < inked[2] <= label.width - 27
    assert label.height < usual.height


def test_a_title_of_one_long_word_is_within_its_place(faces: TypstFonts) -> None:
    title = rasterize_title(LONG_WORD, (640, 300), 1, faces, "#000000")
    inked = title.getchannel("A").getbbox()
    assert inked
    assert inked[2] < 640


def test_a_title_with_no_picture_beside_it_takes_the_width_of_both() -> None:
    words = ("The site of Maximilian Mustermann", "")
    data = draw_social_image(*words, BACKGROUND, (), owner="Zoë", colors=COLORS)
    end_of_the_title = Image.open(BytesIO(data)).convert("RGB").crop((760, 60, 860, 340))
    assert max(end_of_the_title.getchannel("R").tobytes()) > 200, "the background is blue"


def drawing(*shapes: str) -> str:
    inner = "".join(shapes)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 320 160">{inner}</svg>'


def rect(x: int, y: int, width: int, height: int) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}"/>'


def test_lines_of_different_length_have_a_box_each() -> None:
    short, long = silhouette_boxes(drawing(rect(-10, -10, 160, 80), rect(-10, 70, 320, 80)))
    assert short == pytest.approx((0, 0, 0.5, 0.5), abs=0.02)
    assert long == pytest.approx((0, 0.5, 1, 0.5), abs=0.02)


def test_lines_of_the_same_length_share_a_box_and_round_corners_make_none() -> None:
    svg = drawing('<rect x="-10" y="-10" width="320" height="160" rx="12"/>')
    (box,) = silhouette_boxes(svg)
    assert box == pytest.approx((0, 0, 1, 1), abs=0.02)


def test_an_empty_drawing_has_no_box() -> None:
    assert silhouette_boxes(drawing()) == ()
