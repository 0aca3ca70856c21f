"""Which characters need a font, and which are pictographs."""

from __future__ import annotations

import pytest

from portfolio.fonts.characters import characters_of, is_rtl, needs_face, without_pictographs


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Hi 🎉", "Hi"),
        ("🎉", ""),
        ("We 👩🏽\u200d💻 code", "We code"),
        ("🇸🇪 Sweden ❤️ 1️⃣", "Sweden 1"),
        ("© 2026", "2026"),
        ("Ein Wort\u00a0mehr", "Ein Wort\u00a0mehr"),
        ("אב\u200cג", "אב\u200cג"),
    ],
)
def test_emoji_are_removed_with_joiners_and_modifiers(text: str, left: str) -> None:
    assert without_pictographs(text) == left


def test_a_pictograph_that_a_font_has_is_kept() -> None:
    assert without_pictographs("© 2026 🎉", "©") == "© 2026"


def test_only_letters_marks_and_digits_need_a_font() -> None:
    assert [it for it in "aЖم9→🎉 —\ufe0f\u0301" if needs_face(it)] == [*"aЖم9\u0301"]


def test_the_first_letter_of_a_text_decides_the_direction() -> None:
    assert is_rtl("«مشاريع» React")
    assert is_rtl("1. שלום")
    assert not is_rtl("React مشاريع")
    assert not is_rtl("2026")


def test_characters_are_collected_from_nested_models_and_lists() -> None:
    assert characters_of({"key": ("a", ["b", {"c": "d"}], 1, None)}) == {*"abd"}
