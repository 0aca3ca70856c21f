"""Colours, dates, and words that are counted: what fields accept."""

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.color import contrast
from portfolio.models.experiment import ExperimentDate
from portfolio.models.field_types import CalendarDate, Color, PartialDate


@pytest.mark.parametrize(
    ("written", "meant"),
    [("#FFF", "#ffffff"), ("#ffe14a", "#ffe14a"), ("black", "#000000"), ("Tomato", "#ff6347")],
)
def test_css_colours_become_six_hexadecimal_digits(written: str, meant: str) -> None:
    assert TypeAdapter(Color).validate_python(written) == meant


@pytest.mark.parametrize(
    ("type", "written", "message"),
    [
        *((Color, hue, "a colour") for hue in ("#ffff1", "blac", "", "red; background: url(//x)")),
        *(
            (PartialDate, date, "a date as 2017, 2017-11 or 2017-11-30")
            for date in ("17-11", "2017-13", "2017-00", "2017-11-32", "November 2017")
        ),
        (CalendarDate, "2017-02-30", "a day that the calendar has"),
        *(
            (ExperimentDate, moment, "a date as yyyymmddThhmmss \\[")
            for moment in ("20240231T093000", "20240518T253000", "2024-05-18", "today")
        ),
        (ExperimentDate, "20241805T093000", "a date as yyyymmddThhmmss"),
    ],
)
def test_a_colour_or_date_in_another_format_is_refused(
    type: object, written: str, message: str
) -> None:
    with pytest.raises(ValidationError, match=f"expected {message}"):
        TypeAdapter(type).validate_python(written)


def test_contrast_is_the_ratio_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") == pytest.approx(4.54, abs=0.01)
    assert contrast("#ffffff", "#767676") == contrast("#767676", "#ffffff")
