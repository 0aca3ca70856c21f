"""A skill has the icon of what it names, however it is spelt."""

from __future__ import annotations

import pytest

from portfolio.icons.icon_sets import find_icon
from portfolio.models.resume import Skill
from portfolio.sections.resume.skills import GENERAL, OTHER_NAMES, _skill, skill_icon


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


@pytest.mark.parametrize(
    "name", ["Node.js", "NodeJS", "TypeScript", "Next.js", "C++", "C#", "D3.js"]
)
def test_common_skills_have_icons_of_their_own(name: str) -> None:
    assert skill_icon(name) != GENERAL


def test_other_names_lead_to_icons_that_exist() -> None:
    assert [it for it in OTHER_NAMES.values() if not find_icon(it)] == []


def test_a_skill_may_have_an_icon_of_its_own() -> None:
    own, named = (
        str(_skill(Skill.model_validate(data)).render())
        for data in ({"name": "React", "icon": "heart"}, {"name": "React.js"})
    )
    assert "FaHeart" in own
    assert "SkillLogo" in named
