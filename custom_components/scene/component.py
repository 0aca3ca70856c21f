"""Motion for sections that stand in plain HTML, as a Reflex component."""

from __future__ import annotations

from typing import ClassVar

import reflex as rx

from custom_components.islands import Island
from custom_components.motion import GSAP


class Scene(Island):
    """Moves the section that it stands in; shows nothing itself.

    Without JavaScript, by touch or with reduced motion: the section is as it was
    prerendered. By keyboard: there is nothing to do. On teardown: the section is still again.
    """

    module: ClassVar[str] = "scene.jsx"
    tag: str | None = "Scene"
    needs: ClassVar[tuple[str, ...]] = ("motion",)
    lib_dependencies: list[str] = GSAP

    plot: rx.Var[str]
    """What moves: ``hero``, ``pinned`` or ``logos``."""

    refresh_priority: rx.Var[int]
    """Order in which scroll positions are measured; higher is earlier. Default 0."""
