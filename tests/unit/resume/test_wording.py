"""Wording that page, PDF and text of the resume share."""

import pytest

from portfolio.i18n.locale import Locale
from portfolio.models.resume import Education, Job
from portfolio.resume.wording import period, study
from tests.support.words import catalogue_words

ENGLISH = Locale()


@pytest.mark.parametrize(
    ("dates", "words"),
    [
        ({"startDate": "2017-11"}, "November 2017 to present"),
        ({"startDate": "2017-11", "endDate": "2018"}, "November 2017 to 2018"),
        ({"endDate": "2018"}, "2018"),
        ({}, ""),
    ],
)
def test_the_period_of_a_role_is_in_words(dates: dict[str, str], words: str) -> None:
    assert period(Job.model_validate(dates), ENGLISH) == words


def test_the_period_of_a_role_is_in_the_language_of_the_site() -> None:
    job = Job.model_validate({"startDate": "2017-11", "endDate": "2018-01"})
    assert period(job, Locale("de", catalogue_words("de"))) == "November 2017 bis Januar 2018"


def test_a_school_is_named_after_what_was_studied_or_else_where() -> None:
    assert study(Education(studyType="Diploma", area="Design"), ENGLISH) == "Diploma of Design"
    assert study(Education(area="Design", institution="A school"), ENGLISH) == "Design"
    assert study(Education(institution="A school"), ENGLISH) == "A school"
