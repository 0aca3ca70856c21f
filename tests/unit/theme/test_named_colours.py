"""Titles use the colour roles that they name."""

from __future__ import annotations

from portfolio.models.theme import Theme
from portfolio.models.theme_colors import SchemeColor


def test_an_accent_of_the_owner_colours_printed_titles() -> None:
    accent = {"light": "#007a55", "dark": "#66ddbb"}
    theme = Theme.model_validate({"extends": "riso", "colors": {"accent": accent}})
    assert theme.lettering.gradients.home[0] == SchemeColor.model_validate(accent)
    assert theme.lettering.gradients.home[1:] == Theme.named("riso").lettering.gradients.home[1:]


def test_titles_use_the_derived_dark_colour_of_a_role() -> None:
    theme = Theme.model_validate({"extends": "midnight", "colors": {"link": "#006644"}})
    assert theme.lettering.gradients.home[1] == theme.colors.link
    assert theme.colors.link.dark != theme.colors.link.light


def test_titles_use_a_hue_of_the_owner_through_the_role_that_names_the_hue() -> None:
    data = {
        "hues": {"red": "#123456"},
        "colors": {"accent": "red"},
        "lettering": {"gradients": {"home": ["accent", "red"]}},
    }
    first, second = Theme.model_validate(data).lettering.gradients.home
    assert isinstance(first, SchemeColor)
    assert (first.light, second) == ("#123456", "#123456")


def test_the_name_of_a_title_style_is_not_read_as_a_colour_role() -> None:
    assert Theme.named("swiss").lettering.style == "text"
