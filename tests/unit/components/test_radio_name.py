"""Names of radio groups."""

from __future__ import annotations

from portfolio.components.radio_name import radio_name
from portfolio.models.sections.base import GREY, Section


def test_a_radio_group_name_is_five_letters_and_digits_of_the_section_alone() -> None:
    name = radio_name(Section())
    assert (len(name), name.isascii(), name.isalnum()) == (5, True, True)
    assert radio_name(Section()) == name
    assert radio_name(Section(backgroundColor=GREY)) != name
