"""Technical skills, languages and interests: a name each, how well, and what belongs to it."""

from __future__ import annotations

import reflex as rx

from portfolio.components.labels import chip_list
from portfolio.components.media.icon import icon
from portfolio.i18n.current import current_locale
from portfolio.models.resume import Resume
from portfolio.resume.items import Item, items
from portfolio.sections.resume.resume_part import resume_part
from sandbox_islands.skill_logo.component import SkillLogo

ANIMATED = {"react", "redux", "javascript"}
"""Skills with an animated logo, which custom_components/sandbox_islands/skill_logo draws."""

ICONS = {
    "html5": "html5",
    "css3": "css3-alt",
    "scss": "sass",
    "source control": "git-alt",
}
"""Names in the icon set by skill; others have a general one for code."""


def skills(resume: Resume) -> rx.Component:
    """Returns the technical skills with their logos; three of them are interactive.

    Where one has a level or keywords, all are wider cells with room for them.
    """
    found = items(resume, "skills", current_locale())
    if any(item.detail or item.keywords for item in found):
        cells = [
            _topic(item, _skill(item.title), class_name="topic topic--skill") for item in found
        ]
        return resume_part("skills", rx.el.ul(*cells, class_name="topics"))
    names = [rx.el.li(_skill(item.title)) for item in found]
    return resume_part("skills", rx.el.ul(*names, class_name="skills"))


def topics(resume: Resume, part: str) -> rx.Component:
    """Returns the languages that the owner speaks, or the interests beside the work."""
    cells = (
        _topic(item, *([rx.el.h3(item.title)] if item.title else []))
        for item in items(resume, part, current_locale())
    )
    return resume_part(part, rx.el.ul(*cells, class_name="topics"))


def _topic(item: Item, *name: rx.Component, class_name: str = "topic") -> rx.Component:
    return rx.el.li(
        *name,
        *([rx.el.p(item.detail, class_name="muted")] if item.detail else []),
        *([chip_list(item.keywords)] if item.keywords else []),
        class_name=class_name,
    )


def _skill(name: str) -> rx.Component:
    known = name.casefold()
    if known in ANIMATED:
        return SkillLogo.create(logo=known, label=name)
    return rx.el.div(icon(ICONS.get(known, "code")), rx.el.span(name), class_name="skill")
