"""Two pictures with a divider between them as a Reflex component."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.picture import Picture


class Comparison(Island):
    """Two pictures of the same thing in one frame, with a divider that moves.

    The divider is dragged, across or down; with ``hover`` it follows the mouse.

    Without JavaScript: the two stand side by side, each with its label.
    With reduced motion: the divider moves without a transition.
    By keyboard: a range input and, with ``hover``, two buttons.
    On teardown: all listeners are removed.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion", "picture")
    defaults: ClassVar[Mapping[str, Any]] = {
        "direction": "across",
        "hover": None,
        "words": {
            "mixed": "{before}% {first}, {after}% {second}",
            "allBefore": None,
            "allAfter": None,
            "tip": "Move the mouse over the picture",
            "choose": "Show one picture alone",
        },
    }

    name: rx.Var[str]
    """Name of the range input."""
    words: rx.Var[dict[str, str]]
    """What the comparison says; README.md lists the keys."""

    labels: rx.Var[list[str]]
    """Labels of the picture before and of the one after."""
    before: rx.Var[Picture]
    """The picture on the left, or above."""
    after: rx.Var[Picture]
    """The picture on the right, or below."""
    direction: rx.Var[str]
    """Which way the divider moves: ``across`` or ``down``."""

    hover: rx.Var[dict[str, int]]
    """The numbers with which the divider follows the mouse; without them it is dragged."""
