"""Colours and contrast."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.color import contrast
from portfolio.models.field_types import Color

COLOUR = TypeAdapter(Color)


@pytest.mark.parametrize(
    ("written", "meant"),
    [("#FFF", "#ffffff"), ("#ffe14a", "#ffe14a"), ("black", "#000000"), ("Tomato", "#ff6347")],
)
def test_css_colours_become_six_hexadecimal_digits(written: str, meant: str) -> None:
    assert COLOUR.validate_python(written) == meant


@pytest.mark.parametrize("written", ["#ffff1", "blac", "", "red; background: url(//x)"])
def test_text_that_is_no_css_colour_is_refused(written: str) -> None:
    with pytest.raises(ValidationError, match="expected a colour"):
        COLOUR.validate_python(written)


def test_contrast_is_the_ratio_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert contrast("#ffffff", "#767676") == contrast("#767676", "#ffffff")
