"""The lettering of any words is small, safe and reproducible, in colours that can be read."""

from dataclasses import replace
from gzip import compress
from itertools import groupby
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from portfolio.color import AA_LARGE, contrast
from portfolio.content.loader import load
from portfolio.content.palettes import palettes
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import default_theme, named_theme, theme_of
from portfolio.drawing import draw_titles
from portfolio.drawing.bidi import levels, visual_order
from portfolio.drawing.glyphs import shape_line
from portfolio.drawing.lettering import (
    MAX_LETTERING_BYTES,
    WALL,
    draw_lettering,
    drawable,
)
from portfolio.drawing.line_breaks import MAX_LINE_LENGTH, balance_lines
from portfolio.drawing.page_titles import page_titles
from portfolio.drawing.title_colors import LetteringColors, Paint, client_title_colors, title_colors
from portfolio.errors import BuildError
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.images.rasterize import rasterize_svg
from tests.support.fake_fonts import font_file
from tests.support.sample import CONTENT

FONT = OWN_FONTS.display[0][0].path
COLORS = title_colors(default_theme(), "home")
STYLES = ("sticker", "overprint", "grain")


def sticker(*lines: str, eyebrow: str = "", style: str = "sticker") -> str:
    return draw_lettering(
        lines, COLORS, fonts=[(FONT,)], prefix="title", eyebrow=eyebrow, style=style
    )


def view_box(svg: str) -> list[int]:
    return [int(number) for number in ElementTree.fromstring(svg).attrib["viewBox"].split()]


@pytest.mark.parametrize("style", STYLES)
def test_the_title_of_home_is_small_and_the_same_in_every_build(style: str) -> None:
    svg, again = (
        sticker("Digital", "Sandbox", eyebrow="Welcome to my", style=style) for _ in range(2)
    )
    assert svg == again
    nodes = [*ElementTree.fromstring(svg).iter()]
    assert nodes[0].attrib["aria-hidden"] == "true"
    assert len(compress(svg.encode())) <= MAX_LETTERING_BYTES
    ids = [node.attrib["id"] for node in nodes if "id" in node.attrib]
    assert all(name.startswith("title-") and f"#{name}" in svg for name in ids)


def test_a_drawn_title_has_the_colours_of_the_theme_as_safe_attributes() -> None:
    svg = sticker("Digital")
    assert all(color in svg for color in (*COLORS.bands, COLORS.ink, COLORS.border))
    strange = '"><script>'
    colors = LetteringColors((strange, strange), strange, strange)
    assert "<script>" not in draw_lettering(["Hi"], colors, fonts=[(FONT,)], prefix="title")


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("words", ["Éclairs & jpg?", "404: “é%,ij”?", "Donaudampfschifffahrt"])
def test_a_title_of_any_words_is_drawn(words: str, style: str) -> None:
    svg = sticker(words, style=style)
    assert rasterize_svg(svg, 300, 1).getchannel("A").getbbox()
    assert len(compress(svg.encode())) <= MAX_LETTERING_BYTES


def test_the_ink_of_a_title_starts_at_0_and_the_border_is_outside() -> None:
    left, top, width, height = view_box(sticker("Lost?"))
    assert (left, top) == (-20, -20)
    assert width > height > 200


def test_a_combining_accent_of_a_title_is_composed() -> None:
    assert sticker("e\u0301") == sticker("é")


def test_a_title_character_that_the_font_lacks_is_named() -> None:
    with pytest.raises(BuildError, match=r"'あ' \(U\+3042 HIRAGANA LETTER A\).*'Hiあ'"):
        sticker("Hiあ")


@pytest.mark.parametrize("lines", [[], ["  "]])
def test_an_empty_title_cannot_be_drawn(lines: list[str]) -> None:
    with pytest.raises(ValueError, match="at least one word"):
        draw_lettering(lines, COLORS, fonts=[(FONT,)], prefix="title")


def test_a_long_title_is_broken_and_drawn_with_more_tolerance_to_stay_small() -> None:
    long = sticker("Things I made while waiting for trains")
    *_, wide, low = view_box(sticker("Short"))
    *_, narrow, high = view_box(long)
    assert high / narrow > 1.5 * low / wide
    assert len(compress(long.encode())) <= MAX_LETTERING_BYTES


def test_title_lines_without_ascenders_are_closer_together() -> None:
    *_, plain = view_box(sticker("no", "on"))
    *_, tall = view_box(sticker("gy", "bi"))
    assert plain < tall


@pytest.mark.parametrize(("pair", "unkerned"), [("AV", "HV"), ("“A", "HA"), ("7.", "H.")])
def test_letters_digits_and_punctuation_of_titles_are_kerned(pair: str, unkerned: str) -> None:
    gaps = []
    for words in (pair, unkerned):
        left, right = shape_line(words, [(FONT,)], 100, 0)
        gaps.append(right.bounds[0] - left.bounds[2])
    assert gaps[0] < gaps[1] - 1


@pytest.mark.parametrize(
    ("title", "lines"),
    [
        ("Featured Projects", ["Featured Projects"]),
        ("Work from many years, in detail", ["Work from many", "years, in detail"]),
        ("Donaudampfschifff", ["Donaudampfschifff"]),
        ("Donaudampfschifffahrt", ["Donaudampf-", "schifffahrt"]),
        ("Lentokonesuihkumoottori", ["Lentokonesuih-", "kumoottori"]),
        ("Kaiser-Wilhelm-Gedächtniskirche", ["Kaiser-Wilhelm-", "Gedächtniskirche"]),
        ("楽しい作品を作る開発者のサイト", ["楽しい作品を作る", "開発者のサイト"]),
        ("ポートフォリオ", ["ポートフォリオ"]),
        (" ", []),
    ],
)
def test_a_long_title_is_broken_into_lines_of_about_equal_length(
    title: str, lines: list[str]
) -> None:
    assert balance_lines(title) == lines


def test_no_line_of_a_title_starts_with_a_closing_sign() -> None:
    assert balance_lines("「はい」、ようこそ", 11)[1][0] not in "」、"


@pytest.mark.parametrize("seed", range(10))
def test_breaking_a_title_into_lines_keeps_every_word_in_order(seed: int) -> None:
    chance = Random(seed)
    words = ["x" * chance.randint(1, 22) for _ in range(chance.randint(1, 12))]
    rows = balance_lines(" ".join(words))
    assert " ".join(rows).split() == words
    assert all(len(row) <= MAX_LINE_LENGTH or " " not in row for row in rows)


def test_a_word_is_drawn_in_the_first_font_that_has_every_letter(tmp_path: Path) -> None:
    squares = font_file(tmp_path / "squares.woff2", "abЖ")
    fonts = [(FONT,), (squares,)]
    assert len(shape_line("ab", fonts, 100, 0)) == 2
    in_squares = [area.bounds[3] - area.bounds[1] for area in shape_line("aЖb", fonts, 100, 0)]
    assert len({*in_squares}) == 1
    mixed = shape_line("aЖz", fonts, 100, 0)
    assert mixed[0].bounds == shape_line("a", fonts, 100, 0)[0].bounds


def test_a_title_contour_that_crosses_itself_is_drawn_completely(tmp_path: Path) -> None:
    """Two triangles whose tips meet, in one contour, as in faces made of dots."""
    corners = [(0, 0), (600, 600), (600, 0), (0, 600)]
    file = font_file(tmp_path / "dots.woff2", "d", contour=corners)
    (area,) = shape_line("d", [(file,)], 600, 0)
    assert area.area == pytest.approx(2 * 600 * 300 / 2)


def test_a_title_in_a_right_to_left_script_starts_at_the_right(tmp_path: Path) -> None:
    hebrew = font_file(tmp_path / "hebrew.woff2", "אב")
    fonts = [(FONT,), (hebrew,)]
    first = shape_line("א i", fonts, 100, 0)
    assert first[-1].bounds[0] > first[0].bounds[2]
    assert first[-1].area == pytest.approx(shape_line("א", fonts, 100, 0)[0].area)


def test_a_title_is_drawn_without_emoji_and_is_text_if_a_letter_is_missing() -> None:
    fonts = [(FONT,)]
    assert drawable(("", "Hi 🎉"), fonts) == ("", "Hi")
    assert drawable(("Hi 日本",), fonts) == ()
    assert drawable(("🎉",), fonts) == ()


def test_a_title_whose_only_line_is_emoji_is_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = load(CONTENT).content
    home = replace(next(page_titles(content)), eyebrow="Hi", lines=("🎉",))
    monkeypatch.setattr(draw_titles, "page_titles", lambda _: [home])
    monkeypatch.setattr(draw_titles, "LETTERING", tmp_path / "lettering")
    monkeypatch.setattr(draw_titles, "TITLES", tmp_path / "titles.json")
    draw_titles.draw_page_titles(content)
    assert (tmp_path / "titles.json").read_text() == "{}"


def test_wall_is_one_low_line_whose_small_line_leaves_room_at_its_end() -> None:
    for words in ("Digital Sandbox", "Digitaler Sandkasten"):
        svg = draw_lettering(
            [words], COLORS, fonts=[(FONT,)], prefix="home", eyebrow="Welcome to my", measures=WALL
        )
        _, _, width, height = view_box(svg)
        assert width > 2.4 * height
        assert len(compress(svg.encode())) <= MAX_LETTERING_BYTES
        picture = rasterize_svg(svg, 200, 1).getchannel("A")
        assert picture.crop((150, 0, 200, picture.height // 6)).getextrema() == (0, 0)


THEME = theme_of(
    {
        "hues": {"yellow": "#ffdd00"},
        "lettering": {"gradients": {"home": [{"light": "#ff0000", "dark": "yellow"}, "blue"]}},
        "colors": {"text": {"light": "#111111", "dark": "#eeeeee"}},
    }
)


def test_title_colours_keep_pairs_and_repeat_single_colours_in_both_schemes() -> None:
    colors = title_colors(THEME, "home")
    assert colors.bands == (Paint("#ff0000", "#ffdd00"), THEME.hues.blue)
    assert colors.text == Paint("#111111", "#eeeeee")


def test_title_colours_for_a_picture_are_those_of_the_pictures_scheme() -> None:
    light, dark = (title_colors(THEME, "home", scheme) for scheme in ("light", "dark"))
    assert (light.bands[0], dark.bands[0]) == ("#ff0000", "#ffdd00")
    assert (light.text, dark.text) == ("#111111", "#eeeeee")
    assert light.bands[1] == dark.bands[1]


def test_only_the_title_of_home_has_a_plate_and_an_edge_of_paper_and_no_picture_of_it() -> None:
    assert all((title_colors(THEME, "home").plate, title_colors(THEME, "home").paper))
    for other in (title_colors(THEME, "projects"), title_colors(THEME, "home", "light")):
        assert not other.plate, "it is of home in the dark scheme alone"
        assert not other.paper, "a picture has no stickers behind it"


@pytest.mark.parametrize("name", THEME_NAMES)
def test_letters_on_ground_of_a_client_are_read_or_have_the_colours_of_the_theme(name: str) -> None:
    theme = named_theme(name)
    for client in palettes(theme):
        colors = client_title_colors(theme, client)
        if theme.lettering.style in {"flat", "overprint"}:
            inks = (str(it) for it in colors.bands[:2])
            assert min(contrast(ink, client.ground) for ink in inks) >= AA_LARGE, client
        else:
            assert colors == title_colors(theme, "projects")


def drawn(text: str) -> str:
    pairs = zip(levels(text), text, strict=True)
    runs = [
        (level, "".join(it for _, it in run)) for level, run in groupby(pairs, lambda it: it[0])
    ]
    return "".join(
        run[::-1] if level % 2 else run for level, run in visual_order(runs, lambda it: it[0])
    )


@pytest.mark.parametrize(
    ("read", "seen"),
    [
        ("Plain words, 2026.", "Plain words, 2026."),
        ("אבג", "גבא"),
        ("אבג דה", "הד גבא"),
        ("אבג React 19", "React 19 גבא"),
        ("אבג 2026 דה", "הד 2026 גבא"),
        ("React אבג דה!", "React הד גבא!"),
        ("אבג!", "!גבא"),
        ("a אב 12 גד b", "a דג 12 בא b"),
    ],
)
def test_words_of_mixed_scripts_are_drawn_in_bidirectional_order(read: str, seen: str) -> None:
    assert drawn(read) == seen


def parts(mask: Image.Image) -> int:
    count, mask = 0, mask.convert("L")
    while box := mask.getbbox():
        row = mask.crop((0, box[1], mask.width, box[1] + 1))
        first = row.getbbox()
        assert first
        ImageDraw.floodfill(mask, (first[0], box[1]), 0)
        count += 1
    return count


@pytest.mark.parametrize(
    ("lines", "letters", "counters"),
    [
        (["Featured Projects"], 16, 7),
        (["Featured", "Projects"], 16, 7),
        (["Experiments"], 11, 3),
        (["Resume"], 6, 3),
    ],
)
def test_letters_stand_apart_and_their_counters_are_wider_than_the_ink(
    lines: list[str], letters: int, counters: int
) -> None:
    svg = sticker(*lines)
    image = rasterize_svg(svg, view_box(svg)[2], 1)
    ground = Image.new("RGB", image.size, "white")
    ground.paste(image, mask=image.getchannel("A"))
    darkest = ImageChops.darker(ImageChops.darker(*ground.split()[:2]), ground.getchannel("B"))
    white = darkest.point(lambda it: 255 * (it > 250))
    ink = ImageChops.invert(white)
    ImageDraw.floodfill(white, (0, 0), 0)  # What is left is inside of letters.
    wider_than_ink = white.filter(ImageFilter.MinFilter(9))
    assert (parts(ink), parts(wider_than_ink)) == (letters, counters)
