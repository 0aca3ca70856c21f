"""Dates in the formats of the content."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.models.experiment import Experiment
from portfolio.models.field_types import PartialDate

PARTIAL = TypeAdapter(PartialDate)
CARD = {
    "title": "Beaker",
    "description": "It fills.",
    "tags": ["SVG"],
    "date": "20240518T093000",
    "thumb": "/svg/bomb.svg",
    "url": "https://example.com",
    "icon": "flask",
    "backgroundColor": "#d2f4da",
}


@pytest.mark.parametrize("date", ["20240231T093000", "20240518T253000", "2024-05-18", "today"])
def test_an_impossible_date_is_refused(date: str) -> None:
    with pytest.raises(ValidationError, match="expected a date as yyyymmddThhmmss"):
        Experiment.model_validate({**CARD, "date": date})


def test_a_date_with_month_and_day_in_the_wrong_order_is_refused_with_a_hint() -> None:
    with pytest.raises(ValidationError, match="swapped\\? 20240518T093000"):
        Experiment.model_validate({**CARD, "date": "20241805T093000"})


@pytest.mark.parametrize("date", ["17-11", "2017-13", "2017-00", "2017-11-32", "November 2017"])
def test_partial_dates_in_another_format_are_refused(date: str) -> None:
    with pytest.raises(ValidationError, match="expected a date as 2017, 2017-11 or 2017-11-30"):
        PARTIAL.validate_python(date)
