"""The Reflex wrapper of the playground."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands.island import HydrationPolicy, Island


class Playground(Island):
    """Stickers that drift behind a page's first screen, to drag, stir, push and throw.

    It fills the nearest positioned ancestor. Put it first in a section that carries
    ``data-playground-stage``; README.md says what else that section may do.

    Without JavaScript: the still arrangement and the mushroom.
    With reduced motion: the same, until the visitor presses Play.
    By keyboard: one tab stop; arrows choose a sticker, Enter picks it up and throws it,
    Escape drops it; Pause, Shake and Reset are buttons.
    On teardown: every listener, frame, timer, observer, download and canvas is undone.

    A prop that is left out takes its value from ``defaults.js``, where all of them stand.
    """

    module: ClassVar[str] = "playground.jsx"
    tag = "Playground"
    hydrate: ClassVar[HydrationPolicy] = "idle"
    lib_dependencies: list[str] = ["matter-js@0.20.0", "poly-decomp@0.3.0"]

    sprites: rx.Var[list[dict[str, Any]]]
    """In the order they appear: ``name``, ``image`` and ``outline`` (addresses), and optionally
    ``label`` (what it is called aloud), ``frictionAir`` (default 0), ``restitution`` (default
    0.5) and ``still`` (``wide`` and ``narrow``, each ``x``, ``y``, ``size``, ``rotate``)."""

    bolt: rx.Var[dict[str, Any]]
    """What the rainbow drops: ``image`` and ``outline``, and optionally ``restitution`` (0.4),
    ``offset`` (220 px below the rainbow), ``repeat`` (500 ms), ``life`` (3000 ms), ``still``."""

    mushroom: rx.Var[str]
    """Picture of the button that pushes every sprite away."""

    rainbow: rx.Var[str]
    """Name of the sprite that calls the lightning (default ``rainbowOne``)."""

    interval: rx.Var[int]
    """Milliseconds between two new sprites (default 1000)."""

    stiffness: rx.Var[float]
    """Of the spring that drags, from 0 to 1 (default 0.2)."""

    force: rx.Var[float]
    """Largest first push on each axis (default 1: 42 px/s)."""

    fallback: rx.Var[list[int]]
    """Canvas of a container without a size, in px (default 800 by 600)."""

    scale_divisors: rx.Var[dict[str, int]]
    """Sprites are drawn at min(width, height) of the window divided by ``create`` (1500), and
    after a resize at that of the container divided by ``resize`` (1200)."""

    seed: rx.Var[int]
    """Makes starts and pushes repeatable (default: another every time)."""
