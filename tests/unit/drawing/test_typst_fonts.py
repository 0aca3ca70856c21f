"""Faces for Typst: two sites, or two languages of one, may need others of one name."""

from dataclasses import replace
from pathlib import Path

from fontTools.ttLib import TTFont

from portfolio.drawing.typst_fonts import TypstFonts, typst_fonts
from portfolio.fonts.site_fonts import OWN_FONTS


def contents(faces: TypstFonts) -> list[bytes]:
    return [file.read_bytes() for folder in faces.folders for file in folder.iterdir()]


def test_a_face_with_other_letters_leaves_that_of_the_same_name_alone(tmp_path: Path) -> None:
    first, *_ = OWN_FONTS.display[0]
    other = replace(first, path=tmp_path / first.path.name)
    with TTFont(first.path) as font:
        font["head"].fontRevision += 1  # type: ignore[attr-defined]
        font.save(other.path)
    here = typst_fonts(replace(OWN_FONTS, display=((first,),)))
    before = contents(here)
    there = typst_fonts(replace(OWN_FONTS, display=((other,),)))
    assert here.display == there.display
    assert contents(here) == before
    assert {*contents(there)} != {*before}
