"""Beside a title whose last line is the longest there is space for a name tag."""

from __future__ import annotations

import pytest

from portfolio.drawing.page_titles import space_beside
from portfolio.fonts.site_fonts import OWN_FONTS

FONTS = OWN_FONTS.display_files


def test_space_beside_a_title_begins_after_the_second_to_last_line() -> None:
    space = space_beside(("Welcome to my", "Digital", "Sandbox"), FONTS)
    assert space is not None
    assert 0.8 < space < 0.83


@pytest.mark.parametrize(
    "lines",
    [
        ("Welcome to my", "Sandbox", "Sandbox"),
        ("Welcome to my", "Sandbox", "Toys"),
        ("Sandbox",),
        ("Привет", "Мир", "Песочница"),
    ],
)
def test_lines_that_are_long_alone_or_in_another_script_leave_no_space_beside(
    lines: tuple[str, ...],
) -> None:
    assert space_beside(lines, FONTS) is None
