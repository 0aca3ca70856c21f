"""Code, charts, palettes, notes in pictures and steps show the work itself."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.color import AA_TEXT, contrast
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.i18n.current import use_locale
from portfolio.i18n.locale import Locale
from portfolio.models.project import NIGHT_CONTRAST, ClientColors
from portfolio.sections.anatomy.model import Note
from portfolio.theme.tokens import CODE

STATE = {"name": "Rest", "background": "#0a3324", "text": "white"}

Read = Callable[..., Any]
Shown = Callable[..., str]

DARKEST_ALLOWED = "#393939"
PANEL = "#434343"
"""The lightest night that is accepted, and the panel on it: 5 % lighter."""

PHONE = {
    "title": "Phone",
    "value": 1163.5,
    "unit": "kB",
    "parts": [{"label": "Pictures", "value": 50}, {"label": "Fonts", "value": 25}],
}
DESK = {"title": "Desk", "value": 200, "unit": "kB", "parts": [{"label": "Fonts", "value": 100}]}
GREYS = [{"name": f"Grey {it}", "colour": f"#{it}{it}{it}", "use": "all"} for it in (70, 77, 88)]


def test_a_code_comment_of_two_lines_is_highlighted_on_both_lines(read: Read) -> None:
    first, second, *rest = read("code").highlighted
    assert first == '<span class="code-comment">&lt;!-- two</span>'
    assert second == '<span class="code-comment">lines --&gt;</span>'
    assert len(rest) == 18


def test_code_lines_in_an_unknown_language_are_plain(read: Read) -> None:
    assert read("code", file="recipe.xyz").highlighted == ["a &lt; b"] * 10


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("role", CODE)
def test_code_can_be_read_on_the_lightest_accepted_dark_background(theme: str, role: str) -> None:
    assert contrast(getattr(named_theme(theme).colors, role).dark, PANEL) >= AA_TEXT


def test_a_dark_background_of_a_client_that_is_too_light_is_refused() -> None:
    ground = {"ground": "#ffffff", "ring": "#ffffff", "text": "#000000"}
    assert contrast(DARKEST_ALLOWED, "#ffffff") == pytest.approx(NIGHT_CONTRAST, abs=0.2)
    with pytest.raises(ValidationError, match="expected a darker colour"):
        ClientColors.model_validate({**ground, "night": "#3a3a3a"})


def test_charts_have_one_scale_and_a_table_with_a_row_for_every_part_and_the_figures(
    shown: Shown,
) -> None:
    code = shown("measurements", charts=[PHONE, DESK])
    for share in ("0.5", "0.25", "1.0"):
        assert f'["--share"] : {share}' in code
    assert [code.count(f'"{name}"') for name in ("Pictures", "Overall")] == [2, 1]
    assert "A lab" in code


def test_words_on_a_palette_colour_have_the_most_readable_design_colour(shown: Shown) -> None:
    code = shown("palette")
    for said in ("Caprasimo on Field, #0F4D36.", "Cream on it 9.0:1", "#B6EE4C, a use."):
        assert said in code


def test_words_on_a_palette_without_readable_colour_are_black_or_white(shown: Shown) -> None:
    code = shown("palette", colours=GREYS)
    assert "Black on it" in code
    assert "Grey 70 on it" not in code


def test_two_anatomies_without_an_id_share_no_anchor(shown: Shown) -> None:
    first, second = ({*re.findall(r"note-\w+-\d", shown("anatomy", title=it))} for it in "AB")
    assert len(first) == len(second) == 3
    assert not first & second


def test_an_anatomy_note_without_a_phone_place_uses_the_wide_pictures_place() -> None:
    note = {"x": 10, "y": 20, "ny": 0, "tx": 5, "title": "A part", "text": "Why it is there."}
    places = Note.model_validate(note).places()
    assert places == {"desktop": (10, 20), "tablet": (5, 20), "mobile": (10, 0)}


def test_chart_figures_are_in_the_sites_language_with_every_digit(shown: Shown) -> None:
    with use_locale(Locale("de")):
        code = shown("measurements", charts=[PHONE])
    assert "1.163,5" in code
    assert "21. November 2026" in code


def test_a_palette_shows_button_states_only_if_the_content_has_any(shown: Shown) -> None:
    assert "States of the button" in shown("palette", button="Go", states=[STATE])
    assert "button-states" not in shown("palette")
