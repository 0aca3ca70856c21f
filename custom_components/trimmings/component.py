"""The Reflex wrapper of the trimmings."""

from __future__ import annotations

from typing import ClassVar

import reflex as rx

from custom_components.islands.island import Island, Wake


class Trimmings(Island):
    """Stickers along a ribbon, rendered while the layout around them is wide enough.

    The width measured is that of the nearest ancestor with ``data-measured``.

    Without JavaScript: nothing; they are decoration.
    With reduced motion: the same stickers, without their entrance.
    By keyboard: nothing to reach; screen readers are told of none of it.
    On teardown: the observer is disconnected.
    """

    module: ClassVar[str] = "trimmings.jsx"
    tag = "Trimmings"
    wake: ClassVar[Wake] = "visible"

    stickers: rx.Var[list[str]]
    """Addresses of the drawings, from top to bottom."""

    above: rx.Var[int]
    """They are rendered when the measured width exceeds this, in CSS pixels."""
