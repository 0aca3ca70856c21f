"""Web fonts are unpacked for the libraries that cannot read WOFF2."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from portfolio.fonts.family import unpack
from portfolio.fonts.site_fonts import OWN_FONTS


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
    file = OWN_FONTS.display[0][0].path
    assert TTFont(BytesIO(unpack(file, 400))).getGlyphOrder() == TTFont(file).getGlyphOrder()
