"""The Reflex wrapper of a skill's logo."""

from __future__ import annotations

from typing import ClassVar

import reflex as rx

from custom_components.islands.island import Island, Wake
from custom_components.motion import GSAP


class SkillLogo(Island):
    """A logo with its name below, as a button that plays a short animation.

    Without JavaScript: the logo, still.
    With reduced motion: the same; the button is disabled, as it has nothing to do.
    By keyboard: focus plays and blur ends it, as hover does; Enter and Space do what a tap does.
    On teardown: the listeners, every tween and what they wrote into the drawing are undone.
    """

    module: ClassVar[str] = "skill_logo.jsx"
    needs: ClassVar[tuple[str, ...]] = ("motion",)
    tag = "SkillLogo"
    wake: ClassVar[Wake] = "visible"
    lib_dependencies: list[str] = GSAP

    logo: rx.Var[str]
    """Which drawing: ``react``, ``redux`` or ``javascript``."""

    label: rx.Var[str]
    """The skill's name as it is written on the page."""
