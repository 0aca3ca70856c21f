"""Files that are cut out of a font: the basic one of pages, and one without compression."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from portfolio.fonts.basic_subset import BASIC, basic_characters, basic_font
from portfolio.fonts.characters import characters_of
from portfolio.fonts.family import characters_in, unpack
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.fonts.theme_faces import SHIPPED_FONTS

TEXT = OWN_FONTS.text[0][0]
DISPLAY = OWN_FONTS.display[0][0]


@cache
def cut(file: Path, letters: str = "") -> bytes:
    """Returns the basic file of a face, with the letters that the words use."""
    characters = "".join(sorted(basic_characters(characters_in(file), letters)))
    return basic_font(file, characters)


def known(font: bytes) -> set[str]:
    return {chr(code) for code in TTFont(BytesIO(font)).getBestCmap() or ()}


def test_a_basic_font_has_english_prose_and_letters_of_the_words() -> None:
    english = "\u201cIt\u2019s 5 o\u2019clock\u201d, she said \u2013 and left\u2026 (twice)"
    assert characters_of(english) <= BASIC
    assert known(cut(TEXT.path, letters="é日")) == BASIC | {"é"}


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
