"""The social image of a page."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from portfolio.drawing.typst_fonts import typst_fonts
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images import social_image_layout
from portfolio.images.rasterize import rasterize_label, rasterize_svg
from portfolio.images.social_background import rings, social_background
from portfolio.images.social_image_layout import MAX_BYTES, draw_social_image
from portfolio.images.social_images import image_colours
from portfolio.models.project import ClientColors
from portfolio.models.theme import THEME_NAMES, Theme
from portfolio.result_store import ResultStore

ASSETS = Path(__file__).parents[3] / "assets"
GROUND, RING = "#2E3FD9", "#3D4EE6"
BACKGROUND = rings(GROUND, RING)
COLOURS = image_colours(Theme.default(), "home")
LABEL = ("#ffffff", "#000000")


def picture(*art: Path) -> bytes:
    words = ("IAG", "Web developer")
    return draw_social_image(*words, BACKGROUND, art, owner="Zoë Grün", colours=COLOURS)


def near(colour: tuple[int, ...], other: tuple[int, ...]) -> bool:
    return all(abs(a - b) < 12 for a, b in zip(colour, other, strict=True))


@pytest.fixture(scope="module")
def screenshot(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("art") / "screen.webp"
    Image.new("RGB", (1440, 900), "#00C853").save(file)
    return file


@pytest.fixture(scope="module")
def with_screenshot(screenshot: Path) -> bytes:
    return picture(screenshot, ASSETS / "svg" / "bomb.svg")


def test_a_social_image_is_a_jpeg_of_1200_by_630_pixels_and_150_kilobytes(
    with_screenshot: bytes,
) -> None:
    shown = Image.open(BytesIO(with_screenshot))
    assert (shown.format, shown.size) == ("JPEG", (1200, 630))
    assert len(with_screenshot) <= MAX_BYTES


def test_a_social_image_has_background_screenshot_and_label_in_place(
    with_screenshot: bytes,
) -> None:
    shown = Image.open(BytesIO(with_screenshot)).convert("RGB")
    ground, ring = (46, 63, 217), (61, 78, 230)
    corner = shown.getpixel((4, 4))
    assert isinstance(corner, tuple)
    assert near(corner, ground) or near(corner, ring)
    assert near(shown.getpixel((1190, 620)), (0, 200, 83))  # type: ignore[arg-type]
    assert near(shown.getpixel((68, 540)), (255, 255, 255))  # type: ignore[arg-type]


def test_social_images_of_the_same_words_have_the_same_bytes(
    screenshot: Path, with_screenshot: bytes
) -> None:
    assert picture(screenshot, ASSETS / "svg" / "bomb.svg") == with_screenshot


def test_typst_code_in_words_of_a_social_image_is_printed_and_not_run() -> None:
    faces = typst_fonts(OWN_FONTS)
    strange = rasterize_label('#panic("no")', "*_$ #let", 1, faces, *LABEL)
    assert strange.width > rasterize_label("", "", 1, faces, *LABEL).width


def titled(title: str, owner: str = "Zoë Grün") -> bytes:
    return draw_social_image(title, "", BACKGROUND, (), owner=owner, colours=COLOURS)


def test_a_social_image_of_another_owner_reuses_the_drawn_title(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(social_image_layout, "LETTERING", ResultStore(tmp_path))
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


def test_the_title_of_a_social_image_has_the_style_of_the_theme() -> None:
    assert image_colours(Theme.named("swiss"), "home").style == "text"


def client(ground: str, text: str) -> ClientColors:
    return ClientColors(ground=ground, ring=ground, text=text)


def test_a_social_image_title_unreadable_on_a_client_colour_is_set_as_text() -> None:
    riso = Theme.named("riso")
    scarlet, blue = "#f0452c", "#2e3fd9"
    assert image_colours(riso, "home", client("#ffffff", "#000000")).style == "overprint"
    on_blue = image_colours(riso, "home", client(blue, "#ffffff"))
    assert (on_blue.style, on_blue.title) == ("text", "#ffffff")
    assert image_colours(riso, "home", client(scarlet, "#000000")).style == "text"
    outlined = image_colours(Theme.default(), "home", client(blue, "#ffffff"))
    assert outlined.style == "sticker"


@pytest.mark.parametrize("theme", THEME_NAMES)
def test_the_background_of_a_social_image_has_the_colours_of_the_page_alone(theme: str) -> None:
    svg = social_background(Theme.named(theme), "#123456", "#abcdef")
    assert "var(" not in svg
    assert rasterize_svg(svg, 1200, 1).getpixel((4, 4)) == (0x12, 0x34, 0x56, 255)
    if theme != "riso":
        assert 'fill="#abcdef"' in svg


@pytest.mark.parametrize("style", ["overprint", "grain"])
def test_a_printed_title_of_a_social_image_has_scheme_colours_and_no_shadow(style: str) -> None:
    pair = {"light": "#ff0000", "dark": "#00ff00"}
    lettering = {"style": style, "gradients": {"home": [pair, pair, pair]}}
    theme = Theme.model_validate({"colorScheme": "dark", "lettering": lettering})
    colours = image_colours(theme, "home")
    data = draw_social_image("ll", "", rings(GROUND, GROUND), (), owner="Z", colours=colours)
    title = Image.open(BytesIO(data)).convert("RGB").crop((0, 0, 1200, 380))
    seen = {colour for count, colour in title.getcolors(1 << 20) or [] if count > 60}
    assert any(near(colour, (0, 255, 0)) for colour in seen)
    assert not any(colour[0] > 150 for colour in seen), "light's"
    assert not any(green < 0x3F and blue < 0xD9 - 25 for _, green, blue in seen), "a shadow"
