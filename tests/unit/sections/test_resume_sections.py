"""The first facts on the resume, and the schools of the owner."""

from __future__ import annotations

from typing import Any

from portfolio.i18n.current import use_locale
from portfolio.models.resume import Resume
from portfolio.sections.resume.education import education
from portfolio.sections.resume.header import first_facts
from tests.support.site_content import CONTENT

NOW = {"name": "Bread Ltd", "position": "Baker", "startDate": "2021-05"}
BEFORE = {"name": "Cake Ltd", "position": "Miller", "startDate": "2014", "endDate": "2021"}


def shown(*work: dict[str, Any], **site: Any) -> str:
    """Returns the code of the card, or nothing."""
    reached = {"email": None, "location": "", "availability": "", **site}
    changed = CONTENT.site.model_copy(update=reached)
    resume = Resume.model_validate({"basics": {"name": "Ada"}, "work": work})
    with use_locale(changed.locale):
        card = first_facts(resume, changed)
    return str(card.render()) if card else ""


def test_first_facts_without_a_current_role_list_earlier_roles() -> None:
    code = shown(BEFORE)
    assert "Miller" in code
    assert "first-facts__now" not in code


def test_first_facts_with_two_current_roles_name_the_first_and_list_the_second() -> None:
    code = shown(NOW, {**NOW, "position": "Teacher"})
    assert code.count("first-facts__role") == 1
    assert code.index("Baker") < code.index("Teacher")


def test_first_facts_of_a_role_have_no_separator_without_employer_and_each_year_once() -> None:
    code = shown({"position": "Miller", "startDate": "2014", "endDate": "2014-11"})
    assert " · " not in code
    assert code.count("2014") == 1


def test_first_facts_without_content_have_no_card() -> None:
    assert not shown()


SCHOOL = {"institution": "School of Bread", "area": "Crusts", "startDate": "2014"}


def school(**fields: str) -> str:
    """Returns the code of the schools."""
    data = {"basics": {"name": "Ada"}, "education": [{**SCHOOL, **fields}]}
    return str(education(Resume.model_validate(data)).render())


def test_a_school_is_named_once_in_words_or_by_its_logo() -> None:
    words, logo = school(), school(logo="/svg/bomb.svg")
    assert [code.count("School of Bread") for code in (words, logo)] == [1, 1]
    assert "school__logo" not in words
    assert 'alt:"School of Bread"' in logo


def test_a_school_with_a_logo_and_a_site_keeps_the_link() -> None:
    assert "https://bread.test" in school(logo="/svg/bomb.svg", url="https://bread.test")
