"""Marks of the technical skills."""

from __future__ import annotations

import reflex as rx

from portfolio.components.icon import FontAwesome

MARKS = {
    "HTML5": "FaHtml5",
    "CSS3": "FaCss3Alt",
    "SCSS": "FaSass",
    "Javascript": "FaJs",
    "React": "FaReact",
    "Source Control": "FaGitAlt",
}


class SimpleIcon(rx.Component):
    """An icon of the Simple Icons set, for marks that Font Awesome does not have."""

    library = "react-icons/si"


def skill_icon(skill: str) -> rx.Component:
    """Returns the mark of a skill; a skill without one gets a plain code mark."""
    hidden = {"aria-hidden": True}
    if skill == "Redux":
        return SimpleIcon.create(tag="SiRedux", custom_attrs=hidden)
    return FontAwesome.create(tag=MARKS.get(skill, "FaCode"), custom_attrs=hidden)
