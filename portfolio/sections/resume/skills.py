"""The owner's technical skills."""

from __future__ import annotations

import reflex as rx

from custom_components.skill_logo import SkillLogo
from portfolio.components.media.skill_icon import skill_icon
from portfolio.i18n.current import words
from portfolio.models.resume import Resume
from portfolio.sections.resume.resume_part import resume_part

ANIMATED = {"react", "redux", "javascript"}
"""Skills with an animated logo."""


def skills(resume: Resume) -> rx.Component:
    """Returns the technical skills with their logos; three of them are interactive."""
    items = (rx.el.li(_skill(skill.name)) for skill in resume.skills)
    return resume_part(words().resume.skills, rx.el.ul(*items, class_name="skills"))


def _skill(name: str) -> rx.Component:
    if name.casefold() in ANIMATED:
        return SkillLogo.create(logo=name.casefold(), label=name)
    return rx.el.div(skill_icon(name), rx.el.span(name), class_name="skill")
