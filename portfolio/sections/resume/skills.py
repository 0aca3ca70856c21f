"""The owner's technical skills."""

from __future__ import annotations

import reflex as rx

from custom_components.skill_logo.component import SkillLogo
from portfolio.components.media.skill_icon import skill_icon
from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import Item, items
from portfolio.sections.resume.resume_part import resume_part
from portfolio.sections.resume.topics import more

ANIMATED = {"react", "redux", "javascript"}
"""Skills with an animated logo."""


def skills(resume: Resume) -> rx.Component:
    """Returns the technical skills with their logos; three of them are interactive.

    Where one has a level or keywords, all are wider cells with room for them.
    """
    found = items(resume, "skills", current_locale())
    is_detailed = any(item.detail or item.keywords for item in found)
    cells = map(_detailed, found) if is_detailed else (rx.el.li(_skill(it.title)) for it in found)
    class_name = "topics" if is_detailed else "skills"
    return resume_part("skills", rx.el.ul(*cells, class_name=class_name))


def _detailed(item: Item) -> rx.Component:
    return rx.el.li(_skill(item.title), *more(item), class_name="topic topic--skill")


def _skill(name: str) -> rx.Component:
    if name.casefold() in ANIMATED:
        return SkillLogo.create(logo=name.casefold(), label=name)
    return rx.el.div(skill_icon(name), rx.el.span(name), class_name="skill")
