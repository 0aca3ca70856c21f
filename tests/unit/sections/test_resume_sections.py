"""The first facts on the resume, schools, and skills with their icons and works."""

from typing import Any

import pytest

from portfolio.i18n.current import use_locale
from portfolio.icons.icon_sets import find_icon
from portfolio.models.project import Project
from portfolio.models.resume import Resume, Skill
from portfolio.sections.resume.education import education
from portfolio.sections.resume.header import first_facts
from portfolio.sections.resume.skills import GENERAL, OTHER_NAMES, _skill, skill_icon, skills
from tests.support.site_content import CONTENT

NOW = {"name": "Bread Ltd", "position": "Baker", "startDate": "2021-05"}
BEFORE = {"name": "Cake Ltd", "position": "Miller", "startDate": "2014", "endDate": "2021"}


def shown(*work: dict[str, Any], **site: Any) -> str:
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


SCHOOL = {"institution": "School of Bread", "area": "Crusts", "startDate": "2014"}


def school(**fields: str) -> str:
    data = {"basics": {"name": "Ada"}, "education": [{**SCHOOL, **fields}]}
    return str(education(Resume.model_validate(data)).render())


def test_a_school_is_named_once_in_words_or_by_its_logo() -> None:
    words, logo = school(), school(logo="/svg/bomb.svg")
    assert [code.count("School of Bread") for code in (words, logo)] == [1, 1]
    assert "school__logo" not in words
    assert 'alt:"School of Bread"' in logo
    assert "https://bread.test" in school(logo="/svg/bomb.svg", url="https://bread.test")


DATA = {
    "basics": {"name": "Ada"},
    "skills": [
        {"name": "Drawing", "projects": ["/projects/udc", "https://ada.example/notes"]},
        {"name": "Sailing"},
    ],
}


def test_a_skill_links_to_its_work_by_title_or_address() -> None:
    words = {"title": "A lender", "description": "A site."}
    project = Project.model_validate(words, context={"slug": "udc"})
    markup = str(skills(Resume.model_validate(DATA), (project,)).render())
    assert markup.count("skill__works") == 1
    assert "A lender" in markup
    assert "ada.example/notes" in markup


@pytest.mark.parametrize(
    ("names", "icon"),
    [
        (("JavaScript (ES6+)", "javascript", "JavaScript/TypeScript"), "javascript"),
        (("HTML", "HTML5", "HTML/CSS", "html & css"), "html5"),
        (("Vue", "Vue 3", "vue"), "vuejs"),
        (("WordPress", "wordpress 6.4"), "wordpress"),
        (("React Native, Expo", "Leadership", "Zażółć"), None),
    ],
)
def test_spellings_of_a_skill_have_one_icon(names: tuple[str, ...], icon: str | None) -> None:
    wanted = find_icon(icon or GENERAL)
    assert {find_icon(skill_icon(name)) for name in names} == {wanted}


def test_common_skills_have_icons_of_their_own() -> None:
    common = ("Node.js", "NodeJS", "TypeScript", "Next.js", "C++", "C#", "D3.js")
    assert [name for name in common if skill_icon(name) == GENERAL] == []


def test_other_names_lead_to_icons_that_exist() -> None:
    assert [it for it in OTHER_NAMES.values() if not find_icon(it)] == []


def test_a_skill_may_have_an_icon_of_its_own() -> None:
    own, named = (
        str(_skill(Skill.model_validate(data)).render())
        for data in ({"name": "React", "icon": "heart"}, {"name": "React.js"})
    )
    assert "FaHeart" in own
    assert "SkillLogo" in named
