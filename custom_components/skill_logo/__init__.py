"""Logos of skills, animated on hover, focus or tap."""

from custom_components.skill_logo.component import SkillLogo

__all__ = ["SkillLogo"]
