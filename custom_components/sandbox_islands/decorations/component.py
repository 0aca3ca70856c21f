"""The Reflex wrapper of the decorations."""

from __future__ import annotations

import reflex as rx

from sandbox_islands.islands import Island


class Decorations(Island):
    """Stickers along a ribbon, rendered while the layout around them is wide enough.

    The width measured is that of the nearest ancestor with ``data-measured``.

    Without JavaScript: nothing; they are decoration.
    With reduced motion: the same stickers, without their entrance.
    By keyboard: nothing to focus; hidden from screen readers.
    On teardown: the resize observer is disconnected.
    """

    stickers: rx.Var[list[str]]
    """URLs of the drawings, from top to bottom."""

    above: rx.Var[int]
    """Width in CSS pixels above which the stickers are rendered."""
