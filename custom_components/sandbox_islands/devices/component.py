"""The responsive three-device slider as a Reflex component."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.islands.props import words_beside
from sandbox_islands.motion import GSAP
from sandbox_islands.picture import Picture


class Devices(Island):
    """A site on three devices; scrolling, a choice or the width decides which is in front.

    Without JavaScript: three labelled pictures.
    With reduced motion: the same.
    By keyboard: a radio group and two buttons.
    On teardown: its scroll trigger is removed.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion", "picture")
    lib_dependencies: list[str] = GSAP
    defaults: ClassVar[Mapping[str, Any]] = {"words": words_beside(__file__, "words.json")}

    title: rx.Var[str]
    """The section's heading."""

    name: rx.Var[str]
    """Name of the radio group; unique in the page."""

    words: rx.Var[dict[str, str]]
    """What the island says; README.md lists the keys."""

    pictures: rx.Var[dict[str, Picture] | list[Picture]]
    """Pictures for ``mobile``, ``tablet`` and ``desktop``, or a list of them in this order."""
