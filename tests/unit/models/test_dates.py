"""Dates as people write and read them."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from portfolio.models.experiment import Experiment
from portfolio.models.resume import Job, PartialDate, in_words

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


def test_the_date_of_an_experiment_reads_in_words() -> None:
    assert Experiment.model_validate(CARD).date_in_words == "18 May 2024"


@pytest.mark.parametrize("date", ["20240231T093000", "20240518T253000", "2024-05-18", "today"])
def test_an_impossible_date_is_refused(date: str) -> None:
    with pytest.raises(ValidationError, match="expected a date as yyyymmddThhmmss"):
        Experiment.model_validate({**CARD, "date": date})


def test_a_swapped_day_and_month_is_suggested() -> None:
    with pytest.raises(ValidationError, match="swapped\\? 20240518T093000"):
        Experiment.model_validate({**CARD, "date": "20241805T093000"})


def test_partial_dates_read_in_words() -> None:
    assert [in_words(date) for date in ("2017", "2017-11", "2017-11-30")] == [
        "2017",
        "November 2017",
        "November 2017",
    ]


@pytest.mark.parametrize("date", ["17-11", "2017-13", "2017-00", "2017-11-32", "November 2017"])
def test_other_partial_dates_are_refused(date: str) -> None:
    with pytest.raises(ValidationError, match="expected a date as 2017, 2017-11 or 2017-11-30"):
        PARTIAL.validate_python(date)


def test_a_role_without_an_end_lasts_to_the_present() -> None:
    job = {"name": "A", "position": "B", "startDate": "2017-11", "summary": "C", "highlights": []}
    assert Job.model_validate(job).period == "November 2017 to present"
    assert Job.model_validate({**job, "endDate": "2018"}).period == "November 2017 to 2018"
