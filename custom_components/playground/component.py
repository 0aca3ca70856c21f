"""The playground as a Reflex component."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands import Island


class Playground(Island):
    """Stickers that drift behind a page's first screen."""

    module: ClassVar[str] = "playground.jsx"
    tag: str | None = "Playground"
    wake: ClassVar[Any] = "idle"
    lib_dependencies: list[str] = ["matter-js@0.20.0", "poly-decomp@0.3.0"]

    sprites: rx.Var[list[dict[str, Any]]]
    bolt: rx.Var[dict[str, Any]]
    mushroom: rx.Var[str]
    interval: rx.Var[int]
    stiffness: rx.Var[float]
    force: rx.Var[float]
    fallback: rx.Var[list[int]]
    scale_divisors: rx.Var[dict[str, int]]
