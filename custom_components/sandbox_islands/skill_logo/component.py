"""The Reflex wrapper of a skill's logo."""

from __future__ import annotations

from typing import ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.motion import GSAP


class SkillLogo(Island):
    """A logo with its name below, as a button that plays a short animation.

    Without JavaScript: the logo without animation.
    With reduced motion: the same; the button is disabled, as it does nothing.
    By keyboard: focus starts it, blur ends it; Enter and Space are a tap.
    On teardown: the listeners are removed, the tweens and what they wrote are reverted.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion",)
    lib_dependencies: list[str] = GSAP

    logo: rx.Var[str]
    """Name of the drawing: ``react``, ``redux`` or ``javascript``."""

    label: rx.Var[str]
    """The skill's name as it is written on the page."""
