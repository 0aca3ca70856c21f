"""Beside a title whose last line is the longest there is room for a name tag."""

from __future__ import annotations

from portfolio.drawing.room_beside import room_beside
from portfolio.fonts.site_fonts import OWN_FONTS

FONTS = OWN_FONTS.display_files


def test_it_begins_after_the_line_before_the_last() -> None:
    room = room_beside(("Welcome to my", "Digital", "Sandbox"), FONTS)
    assert room is not None
    assert 0.8 < room < 0.83


def test_there_is_none_beside_lines_of_one_length_or_a_single_line() -> None:
    assert room_beside(("Welcome to my", "Sandbox", "Sandbox"), FONTS) is None
    assert room_beside(("Welcome to my", "Sandbox", "Toys"), FONTS) is None
    assert room_beside(("Sandbox",), FONTS) is None


def test_there_is_none_where_the_face_lacks_the_letters() -> None:
    assert room_beside(("Привет", "Мир", "Песочница"), FONTS) is None
