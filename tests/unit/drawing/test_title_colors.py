"""The colours of drawn titles, for pages and for pictures."""

from __future__ import annotations

import pytest

from portfolio.color import AA_LARGE, contrast
from portfolio.content.palettes import palettes
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme, theme_of
from portfolio.drawing.title_colors import Paint, client_title_colors, title_colors

THEME = theme_of(
    {
        "hues": {"yellow": "#ffdd00"},
        "lettering": {"gradients": {"home": [{"light": "#ff0000", "dark": "yellow"}, "blue"]}},
        "colors": {"text": {"light": "#111111", "dark": "#eeeeee"}},
    }
)


def test_title_colours_keep_pairs_and_repeat_single_colours_in_both_schemes() -> None:
    colors = title_colors(THEME, "home")
    assert colors.bands == (Paint("#ff0000", "#ffdd00"), THEME.hues.blue)
    assert colors.text == Paint("#111111", "#eeeeee")


def test_title_colours_for_a_picture_are_those_of_the_pictures_scheme() -> None:
    light, dark = (title_colors(THEME, "home", scheme) for scheme in ("light", "dark"))
    assert (light.bands[0], dark.bands[0]) == ("#ff0000", "#ffdd00")
    assert (light.text, dark.text) == ("#111111", "#eeeeee")
    assert light.bands[1] == dark.bands[1]


def test_only_the_title_of_home_has_an_edge_of_paper() -> None:
    assert title_colors(THEME, "home").paper
    assert not title_colors(THEME, "projects").paper
    assert not title_colors(THEME, "home", "light").paper, "a picture has no stickers behind it"


@pytest.mark.parametrize("name", THEME_NAMES)
def test_letters_on_the_ground_of_a_client_are_read_or_have_the_colours_of_the_theme(
    name: str,
) -> None:
    theme = named_theme(name)
    for client in palettes(theme):
        colors = client_title_colors(theme, client)
        if theme.lettering.style in {"flat", "overprint"}:
            inks = (str(it) for it in colors.bands[:2])
            assert min(contrast(ink, client.ground) for ink in inks) >= AA_LARGE, client
        else:
            assert colors == title_colors(theme, "projects")
