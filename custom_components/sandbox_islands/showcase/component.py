"""The mobile showcase as a Reflex component."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.motion import GSAP
from sandbox_islands.picture import Picture


class Showcase(Island):
    """Phones side by side: all at once where there is room, a carousel with one active elsewhere.

    Without JavaScript: a row that scrolls sideways.
    With reduced motion: nothing slides in or scrolls smoothly.
    By keyboard: a radio group.
    On teardown: listeners, resize observer and scroll trigger are removed.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion", "picture")
    lib_dependencies: list[str] = GSAP
    defaults: ClassVar[Mapping[str, Any]] = {"captions": None}

    title: rx.Var[str]
    """The section's heading."""

    name: rx.Var[str]
    """Name of the radio group; unique in the page."""

    pictures: rx.Var[list[Picture]]
    """Pictures of the phones' screens, in order."""

    captions: rx.Var[list[str]]
    """A sentence for each phone, or an empty text."""
