"""Scroll animations for sections of plain HTML, as a Reflex component."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.motion import GSAP


class ScrollEffect(Island):
    """Animates the section that it is placed in; renders nothing visible.

    Without JavaScript: the section is as it was prerendered.
    With reduced motion, or by touch: the same.
    By keyboard: there is nothing to do.
    On teardown: the section is as it was prerendered again.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion",)
    lib_dependencies: list[str] = GSAP
    defaults: ClassVar[Mapping[str, Any]] = {"refresh_priority": None}

    effect: rx.Var[str]
    """Name of the effect: ``drift`` or ``pin``."""

    refresh_priority: rx.Var[int]
    """Order in which scroll positions are measured; higher is earlier. Default 0."""
