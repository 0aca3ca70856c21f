"""The email comparison as a Reflex component."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands import Island


class Comparison(Island):
    """An email in light mode over the same one in dark mode.

    Without JavaScript: the two stand side by side, each with its label.
    With reduced motion: the divider moves without a transition.
    By keyboard: a range input, and two buttons.
    On teardown: all listeners are removed.
    """

    module: ClassVar[str] = "comparison.jsx"
    needs: ClassVar[tuple[str, ...]] = ("picture",)
    tag: str | None = "Comparison"

    title: rx.Var[str]
    """Subject of the comparison; names the controls."""
    words: rx.Var[dict[str, str]]
    """Words of the island, by the names of ``ComparisonWords``."""

    light: rx.Var[dict[str, Any]]
    """Props of the picture on the left of the divider."""
    dark: rx.Var[dict[str, Any]]
    """Props of the picture on its right."""
