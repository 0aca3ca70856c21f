"""Beside a title whose last line is the longest there is room for a name tag."""

from __future__ import annotations

from portfolio.drawing.page_titles import space_beside
from portfolio.fonts.site_fonts import OWN_FONTS

FONTS = OWN_FONTS.display_files


def test_room_beside_a_title_begins_after_the_second_to_last_line() -> None:
    room = space_beside(("Welcome to my", "Digital", "Sandbox"), FONTS)
    assert room is not None
    assert 0.8 < room < 0.83


def test_a_title_of_one_line_or_of_equal_lines_leaves_no_room_beside() -> None:
    assert space_beside(("Welcome to my", "Sandbox", "Sandbox"), FONTS) is None
    assert space_beside(("Welcome to my", "Sandbox", "Toys"), FONTS) is None
    assert space_beside(("Sandbox",), FONTS) is None


def test_a_title_whose_letters_the_font_lacks_leaves_no_room_beside() -> None:
    assert space_beside(("Привет", "Мир", "Песочница"), FONTS) is None
