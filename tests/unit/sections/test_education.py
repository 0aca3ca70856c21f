"""Schools of the owner, with or without a logo."""

from __future__ import annotations

from portfolio.models.resume import Resume
from portfolio.sections.resume.education import education

SCHOOL = {"institution": "School of Bread", "area": "Crusts", "startDate": "2014"}


def shown(**school: str) -> str:
    data = {"basics": {"name": "Ada"}, "education": [{**SCHOOL, **school}]}
    return str(education(Resume.model_validate(data)).render())


def test_a_school_without_a_logo_is_named_in_words() -> None:
    code = shown()
    assert code.count("School of Bread") == 1
    assert "school__logo" not in code


def test_a_school_logo_has_the_name_as_alternative_text_and_no_name_below() -> None:
    code = shown(logo="/svg/bomb.svg")
    assert code.count("School of Bread") == 1
    assert 'alt:"School of Bread"' in code


def test_a_school_with_a_logo_and_a_site_keeps_the_link() -> None:
    assert "https://bread.test" in shown(logo="/svg/bomb.svg", url="https://bread.test")
