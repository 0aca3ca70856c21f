"""The basic file of a face is light, and has what every page needs."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

from fontTools.ttLib import TTFont

from portfolio.fonts.basic_subset import BASIC, basic_characters, basic_font
from portfolio.fonts.characters import characters_of
from portfolio.fonts.family import characters_in
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.fonts.theme_face import SHIPPED
from tests.support.fake_fonts import font_file

TEXT = OWN_FONTS.text[0][0]
DISPLAY = OWN_FONTS.display[0][0]


def cut(file: Path, role: str = "text", letters: str = "") -> TTFont:
    """Returns the basic font of a file, and of the letters that the words use."""
    characters = "".join(sorted(basic_characters(characters_in(file), letters)))
    return TTFont(BytesIO(basic_font(file, characters, role)))


def known(font: TTFont) -> set[str]:
    return {chr(code) for code in font.getBestCmap() or ()}


def test_english_prose_is_in_it_and_letters_that_the_words_use() -> None:
    english = "\u201cIt\u2019s 5 o\u2019clock\u201d, she said \u2013 and left\u2026 (twice)"
    assert characters_of(english) <= BASIC
    assert known(cut(TEXT.path, letters="é日")) == BASIC | {"é"}


def test_it_is_a_third_of_the_face_and_keeps_its_weights_and_heights() -> None:
    font = cut(TEXT.path)
    buffer = BytesIO()
    font.save(buffer)
    assert len(buffer.getvalue()) < TEXT.path.stat().st_size / 2
    assert [(axis.minValue, axis.maxValue) for axis in font["fvar"].axes] == [(400, 700)]
    assert font["hhea"].ascent == TTFont(TEXT.path)["hhea"].ascent


def test_it_can_be_cut_to_some_of_the_weights() -> None:
    characters = "".join(BASIC)
    some = basic_font(TEXT.path, characters, "text", (450, 600))
    (axis,) = TTFont(BytesIO(some))["fvar"].axes
    assert (axis.minValue, axis.maxValue) == (450, 600)
    assert len(some) < len(basic_font(TEXT.path, characters, "text"))


def test_kerning_is_kept_alike_for_every_weight() -> None:
    font = cut(TEXT.path)
    assert font["GDEF"].table.VarStore is None
    assert "kern" in {it.FeatureTag for it in font["GPOS"].table.FeatureList.FeatureRecord}


def test_kerning_that_nobody_sees_is_left_out() -> None:
    loose, tight = (cut(DISPLAY.path, role)["GPOS"] for role in ("display", "text"))
    assert len(loose.compile(cut(DISPLAY.path))) < len(tight.compile(cut(DISPLAY.path)))


def test_a_face_without_kerning_is_cut_too(tmp_path: Path) -> None:
    file = font_file(tmp_path / "plain.woff2", "abŁ")
    assert known(cut(file)) == {"a", "b"}


def test_the_faces_of_the_project_have_their_licence_beside_them() -> None:
    folders = [*SHIPPED.iterdir()]
    assert len(folders) == 2
    assert all("SIL OPEN FONT LICENSE" in (it / "LICENSE").read_text() for it in folders)
