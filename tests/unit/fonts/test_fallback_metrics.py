"""The fallback font has the measures of the font it stands in for, and marks have room."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from portfolio.fonts.fallback_metrics import ARIAL, SAMPLE, fallback_metrics
from portfolio.fonts.leading import least_leading
from portfolio.fonts.site_fonts import OWN_FONTS
from portfolio.theme.font_faces import leading_rule
from tests.support.fake_fonts import font_file

TEXT = OWN_FONTS.text[0][0].path
DISPLAY = OWN_FONTS.display[0][0].path


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
    text = fallback_metrics(TEXT, 450, is_bold=False)
    display = fallback_metrics(DISPLAY, 400, is_bold=True)
    heavy = fallback_metrics(TEXT, 700, is_bold=False)
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
