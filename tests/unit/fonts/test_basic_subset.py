"""Files that are cut out of a font, the characters in them, and the font that stands in for it."""

from dataclasses import replace
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from portfolio.fonts.basic_subset import BASIC, basic_characters, basic_font
from portfolio.fonts.characters import characters_of, is_rtl, needs_face, without_pictographs
from portfolio.fonts.fallback_metrics import ARIAL, SAMPLE, fallback_metrics
from portfolio.fonts.family import characters_in, unpack
from portfolio.fonts.leading import least_leading
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.fonts.theme_faces import SHIPPED_FONTS
from portfolio.theme.font_faces import leading_rule
from tests.support.fake_fonts import font_file

TEXT = OWN_FONTS.text[0][0]
DISPLAY = OWN_FONTS.display[0][0]


@cache
def cut(file: Path, letters: str = "") -> bytes:
    """Returns the basic file of a face, with the letters that the words use."""
    characters = "".join(sorted(basic_characters(characters_in(file), letters)))
    return basic_font(file, characters)


def test_a_basic_font_has_english_prose_and_letters_of_the_words() -> None:
    english = "\u201cIt\u2019s 5 o\u2019clock\u201d, she said \u2013 and left\u2026 (twice)"
    assert characters_of(english) <= BASIC
    known = TTFont(BytesIO(cut(TEXT.path, letters="é日"))).getBestCmap() or ()
    assert {*map(chr, known)} == BASIC | {"é"}


def test_a_basic_font_is_light_and_keeps_weights_heights_and_kerning() -> None:
    font = TTFont(BytesIO(cut(TEXT.path)))
    assert len(cut(TEXT.path)) < TEXT.path.stat().st_size * 0.6
    assert [(axis.minValue, axis.maxValue) for axis in font["fvar"].axes] == [(400, 700)]
    assert font["hhea"].ascent == TTFont(TEXT.path)["hhea"].ascent
    assert "kern" in {it.FeatureTag for it in font["GPOS"].table.FeatureList.FeatureRecord}


def test_a_basic_font_can_be_limited_to_some_weights() -> None:
    some = basic_font(TEXT.path, "".join(sorted(BASIC)), (450, 600))
    (axis,) = TTFont(BytesIO(some))["fvar"].axes
    assert (axis.minValue, axis.maxValue) == (450, 600)
    assert len(some) < len(cut(TEXT.path))


def test_every_font_of_the_project_has_a_licence_file() -> None:
    folders = [*SHIPPED_FONTS.iterdir()]
    assert len(folders) == 2
    assert all("SIL OPEN FONT LICENSE" in (it / "LICENSE").read_text() for it in folders)


def test_a_weight_taken_out_of_a_variable_font_is_the_same_at_any_time(
    light_face: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for seconds in ("1000000000", "1700000000"):
        monkeypatch.setenv("SOURCE_DATE_EPOCH", seconds)
        made.append(unpack(light_face, 700))
    assert made[0] == made[1]
    font = TTFont(BytesIO(made[0]))
    assert font.flavor is None
    assert "fvar" not in font
    assert font["OS/2"].usWeightClass == 700


def test_unpacking_a_font_of_one_weight_keeps_the_glyphs() -> None:
    unpacked = TTFont(BytesIO(unpack(DISPLAY.path, 400)))
    assert unpacked.getGlyphOrder() == TTFont(DISPLAY.path).getGlyphOrder()


def test_words_in_the_fallback_font_are_as_wide_and_lines_as_high(tmp_path: Path) -> None:
    """In the fake font every letter is 0.7 em wide, lines reach 0.8 em up and 0.2 em down."""
    metrics = fallback_metrics(
        font_file(tmp_path / "a.woff2", "".join(sorted({*SAMPLE}))), 400, is_bold=False
    )
    assert metrics
    assert metrics.size * ARIAL == pytest.approx(0.7 * len(SAMPLE))
    assert metrics.ascent * metrics.size == pytest.approx(0.8)
    assert metrics.descent * metrics.size == pytest.approx(0.2)
    assert metrics.gap == 0


def test_fallback_metrics_of_the_projects_fonts_equal_those_of_a_browser() -> None:
    text = fallback_metrics(TEXT.path, 450, is_bold=False)
    display = fallback_metrics(DISPLAY.path, 400, is_bold=True)
    heavy = fallback_metrics(TEXT.path, 700, is_bold=False)
    assert text == pytest.approx((1.023, 0.948, 0.244, 0), abs=0.01)
    assert heavy
    assert heavy.size > 1.03
    assert display == pytest.approx((1.152, 1.007, 0.25, 0), abs=0.015)


def test_a_font_without_latin_letters_has_no_fallback_metrics(tmp_path: Path) -> None:
    assert fallback_metrics(font_file(tmp_path / "a.woff2", "日本"), 400, is_bold=False) is None


@pytest.mark.parametrize("letters", ["", "Hamburgefonts", "日本語", "x1"])
def test_letters_of_english_and_other_scripts_leave_the_distance_to_the_theme(letters: str) -> None:
    fonts = replace(OWN_FONTS, letters=frozenset(letters))
    assert least_leading(fonts) == 0
    assert leading_rule(fonts) == ""


def test_a_mark_above_a_capital_needs_more_distance() -> None:
    fonts = replace(OWN_FONTS, display=OWN_FONTS.text, letters=frozenset("Él"))
    leading = least_leading(fonts)
    assert 1 < leading < 1.4
    assert leading_rule(fonts) == f":root {{ --least-leading: {leading}; }}"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Hi 🎉", "Hi"),
        ("🎉", ""),
        ("We 👩🏽\u200d💻 code", "We code"),
        ("🇸🇪 Sweden ❤️ 1️⃣", "Sweden 1"),
        ("© 2026", "2026"),
        ("Ein Wort\u00a0mehr", "Ein Wort\u00a0mehr"),
        ("אב\u200cג", "אב\u200cג"),
    ],
)
def test_emoji_are_removed_with_joiners_and_modifiers(text: str, left: str) -> None:
    assert without_pictographs(text) == left


def test_a_pictograph_that_a_font_has_is_kept() -> None:
    assert without_pictographs("© 2026 🎉", "©") == "© 2026"


def test_only_letters_marks_and_digits_need_a_font() -> None:
    assert [it for it in "aЖم9→🎉 —\ufe0f\u0301" if needs_face(it)] == [*"aЖم9\u0301"]


def test_the_first_letter_of_a_text_decides_the_direction() -> None:
    assert is_rtl("«مشاريع» React")
    assert is_rtl("1. שלום")
    assert not is_rtl("React مشاريع")
    assert not is_rtl("2026")


def test_characters_are_collected_from_nested_models_and_lists() -> None:
    assert characters_of({"key": ("a", ["b", {"c": "d"}], 1, None)}) == {*"abd"}
