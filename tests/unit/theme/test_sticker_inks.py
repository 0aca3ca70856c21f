"""The inks of the sheet on which visitors draw stickers."""

from __future__ import annotations

import pytest

from portfolio.color import contrast
from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.content.themes import default_theme, named_theme
from portfolio.theme.sticker_inks import name_of, sticker_inks


@pytest.mark.parametrize("theme", ENGINE_THEME_NAMES)
def test_a_theme_has_eight_inks_that_can_be_seen_on_the_paper(theme: str) -> None:
    paper = named_theme(theme).colors.on_dark.light
    colors = [ink["color"] for ink in sticker_inks(named_theme(theme))]
    assert len({*colors}) == len(colors) == 8
    assert all(contrast(color, paper) >= 3 for color in colors)


def test_an_ink_that_cannot_be_seen_is_darkened_as_little_as_needed() -> None:
    theme = default_theme()
    colors = [ink["color"] for ink in sticker_inks(theme)]
    assert theme.hues.red in colors
    assert theme.hues.orange not in colors
    assert any(3 <= contrast(color, "#ffffff") < 3.1 for color in colors)


@pytest.mark.parametrize(
    ("color", "name"),
    [
        ((27, 15, 51), "black"),
        ((85, 83, 77), "grey"),
        ((122, 74, 58), "brown"),
        ((255, 81, 56), "red"),
        ((224, 121, 27), "orange"),
        ((255, 225, 74), "yellow"),
        ((19, 158, 99), "green"),
        ((47, 146, 255), "blue"),
        ((95, 47, 224), "violet"),
        ((244, 69, 158), "pink"),
    ],
)
def test_colours_have_the_name_that_people_give_them(
    color: tuple[int, int, int], name: str
) -> None:
    assert name_of(color) == name
