"""Logos of skills that move when somebody takes an interest in them."""

from custom_components.skill_logo.component import SkillLogo

__all__ = ["SkillLogo"]
