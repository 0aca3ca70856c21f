"""Names of radio groups."""

from __future__ import annotations

from portfolio.components.radio_name import radio_name
from portfolio.models.sections.base import GREY, Section


def test_the_name_of_a_radio_group_is_five_letters_and_digits() -> None:
    name = radio_name(Section())
    assert len(name) == 5
    assert name.isascii()
    assert name.isalnum()


def test_a_radio_group_name_is_stable_and_differs_between_sections() -> None:
    assert radio_name(Section()) == radio_name(Section())
    assert radio_name(Section()) != radio_name(Section(backgroundColor=GREY))
