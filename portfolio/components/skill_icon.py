"""Marks of the technical skills."""

from __future__ import annotations

import reflex as rx

from portfolio.components.icon import FontAwesome

MARKS = {
    "html5": "FaHtml5",
    "css3": "FaCss3Alt",
    "scss": "FaSass",
    "source control": "FaGitAlt",
}
"""Names in the set by skill; the logos that move are drawn elsewhere."""


def skill_icon(skill: str) -> rx.Component:
    """Returns the mark of a skill; a skill without one gets a plain code mark."""
    tag = MARKS.get(skill.casefold(), "FaCode")
    return FontAwesome.create(tag=tag, custom_attrs={"aria-hidden": True})
