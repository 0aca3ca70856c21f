"""Names of radio groups."""

from __future__ import annotations

from portfolio.components.radio_name import radio_name
from portfolio.models.sections.base import GREY, Section


def test_a_name_is_five_letters_and_digits() -> None:
    name = radio_name(Section())
    assert len(name) == 5
    assert name.isascii()
    assert name.isalnum()


def test_a_name_is_the_same_on_server_and_browser_and_another_for_another_section() -> None:
    assert radio_name(Section()) == radio_name(Section())
    assert radio_name(Section()) != radio_name(Section(backgroundColor=GREY))
