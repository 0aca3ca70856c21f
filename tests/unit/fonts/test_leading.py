"""Lines of titles are further apart where letters have marks above or below."""

from __future__ import annotations

from dataclasses import replace

import pytest

from portfolio.fonts.leading import least_leading
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.theme.font_faces import leading_rule


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
