"""Colours of a design show which words can be read on them."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections import DesignPalette
from portfolio.sections.case_study.evidence.palette import design_palette

FIELD, LIME, CREAM = (
    {"name": name, "colour": colour, "use": "a use"}
    for name, colour in (("Field", "#0f4d36"), ("Lime", "#b6ee4c"), ("Cream", "#fff4dc"))
)
GREYS = [{"name": f"Grey {it}", "colour": f"#{it}{it}{it}", "use": "all"} for it in (70, 77, 88)]


def read(**fields: Any) -> DesignPalette:
    data = {"kind": "palette", "title": "T", "face": "Caprasimo", "sample": "Put it to work."}
    return DesignPalette.model_validate({**data, "colours": [FIELD, LIME, CREAM], **fields})


def test_words_on_a_palette_colour_have_the_most_readable_design_colour() -> None:
    shown = str(design_palette(read()))
    assert "Caprasimo on Field, #0F4D36." in shown
    assert "Cream on it 9.0:1" in shown
    assert "#B6EE4C, a use." in shown


def test_words_on_a_palette_without_readable_colour_are_black_or_white() -> None:
    shown = str(design_palette(read(colours=GREYS)))
    assert "Black on it" in shown
    assert "Grey 70 on it" not in shown


def test_a_palette_shows_button_states_only_if_the_content_has_any() -> None:
    state = {"name": "Rest", "background": "#0a3324", "text": "white"}
    assert "States of the button" in str(design_palette(read(button="Go", states=[state])))
    assert "button-states" not in str(design_palette(read()))


def test_palette_states_without_a_button_are_refused() -> None:
    state = {"name": "Rest", "background": "#0a3324", "text": "white"}
    with pytest.raises(ValidationError, match="button, its words, together with states"):
        read(states=[state])


def test_a_palette_of_two_colours_is_refused() -> None:
    with pytest.raises(ValidationError, match="at least 3"):
        read(colours=[FIELD, LIME])
