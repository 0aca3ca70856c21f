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
STATE = {"name": "Rest", "background": "#0a3324", "text": "white"}


def read(**fields: Any) -> DesignPalette:
    data = {"kind": "palette", "title": "T", "face": "Caprasimo", "sample": "Put it to work."}
    return DesignPalette.model_validate({**data, "colours": [FIELD, LIME, CREAM], **fields})


def test_words_on_a_palette_colour_have_the_most_readable_design_colour() -> None:
    shown = str(design_palette(read()))
    for said in ("Caprasimo on Field, #0F4D36.", "Cream on it 9.0:1", "#B6EE4C, a use."):
        assert said in shown


def test_words_on_a_palette_without_readable_colour_are_black_or_white() -> None:
    shown = str(design_palette(read(colours=GREYS)))
    assert "Black on it" in shown
    assert "Grey 70 on it" not in shown


def test_a_palette_shows_button_states_only_if_the_content_has_any() -> None:
    assert "States of the button" in str(design_palette(read(button="Go", states=[STATE])))
    assert "button-states" not in str(design_palette(read()))


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"states": [STATE]}, "button, its words, together with states"),
        ({"colours": [FIELD, LIME]}, "at least 3"),
    ],
)
def test_a_mistake_in_a_palette_is_explained(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(ValidationError, match=message):
        read(**fields)
