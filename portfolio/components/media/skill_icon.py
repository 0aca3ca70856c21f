"""Icons of the technical skills."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.icon import FontAwesome

ICONS = {
    "html5": "FaHtml5",
    "css3": "FaCss3Alt",
    "scss": "FaSass",
    "source control": "FaGitAlt",
}
"""Names in the icon set by skill; animated logos are in custom_components/skill_logo."""


def skill_icon(skill: str) -> rx.Component:
    """Returns the icon of a skill, or a general one for code."""
    tag = ICONS.get(skill.casefold(), "FaCode")
    return FontAwesome.create(tag=tag, custom_attrs={"aria-hidden": True})
