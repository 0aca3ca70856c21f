"""The email comparison as a Reflex component."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands import Island


class Comparison(Island):
    """One email in light mode over the same in dark mode.

    Without JavaScript: the two stand side by side, each with its name.
    With reduced motion: the edge jumps where it would glide.
    By keyboard: a range input, and two buttons.
    On teardown: one signal ends every listener.
    """

    module: ClassVar[str] = "comparison.jsx"
    needs: ClassVar[tuple[str, ...]] = ("picture",)
    tag: str | None = "Comparison"

    title: rx.Var[str]
    """What is compared; names the controls."""
    light: rx.Var[dict[str, Any]]
    """Props of the picture on the left of the edge."""
    dark: rx.Var[dict[str, Any]]
    """Props of the picture on its right."""
