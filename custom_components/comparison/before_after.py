"""Two pictures with a divider between them as a Reflex component."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands import Island


class BeforeAfter(Island):
    """Two pictures of the same thing in one frame, with a divider that can be dragged.

    Without JavaScript: the two stand side by side, each below its label.
    With reduced motion: nothing moves by itself.
    By keyboard: a range input.
    On teardown: all listeners are removed.
    """

    module: ClassVar[str] = "beforeAfter.jsx"
    needs: ClassVar[tuple[str, ...]] = ("motion", "picture")
    tag: str | None = "BeforeAfter"

    title: rx.Var[str]
    """Subject of the comparison; names the range input."""
    words: rx.Var[dict[str, str]]
    """Words of the island, by the names of ``BeforeAfterWords``."""

    labels: rx.Var[list[str]]
    """Labels of the picture before and of the one after."""
    before: rx.Var[dict[str, Any]]
    """Props of the picture on the left, or above."""
    after: rx.Var[dict[str, Any]]
    """Props of the picture on the right, or below."""
    direction: rx.Var[str]
    """Direction in which the divider moves: ``across`` or ``down``."""
