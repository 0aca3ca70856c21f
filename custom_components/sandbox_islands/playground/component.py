"""The Reflex wrapper of the playground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands.island import HydrationPolicy, Island
from sandbox_islands.islands.props import words_beside


class Playground(Island):
    """Stickers that drift behind a page's first screen; visitors drag, stir, push and throw them.

    It fills the nearest positioned ancestor. Put it first in a section that carries
    ``data-playground-stage``; README.md lists what else that section may carry.

    Without JavaScript: the stickers in their resting places and the mascot.
    With reduced motion: the stickers in a random arrangement, until the visitor presses Play.
    By keyboard: one tab stop; arrows select a sticker, Enter picks it up and throws it,
    Escape drops it; Pause, Shake and Reset are buttons, and a fourth opens a menu of what
    visitors can do beyond playing.
    On teardown: every listener, frame, timer, observer, download and canvas is released.

    A prop that is left out takes its value from ``defaults.js``; what it says, from
    ``words.json`` and ``extras_words.json``.
    """

    hydrate: ClassVar[HydrationPolicy] = "idle"
    lib_dependencies: list[str] = [
        "matter-js@0.20.0",
        "perfect-freehand@1.2.3",
        "poly-decomp@0.3.0",
    ]
    defaults: ClassVar[Mapping[str, Any]] = {
        "words": {**words_beside(__file__, "words.json", "extras_words.json"), "tap": None},
        # The rest is in defaults.js.
        "collectibles": None,
        "bolt": None,
        "mascot": None,
        "interval": None,
        "stiffness": None,
        "force": None,
        "fallback": None,
        "scale_divisors": None,
        "extras": None,
        "inks": None,
        "seed": None,
    }

    sprites: rx.Var[list[dict[str, Any]]]
    """Stickers in their order: ``name`` and ``image`` (an address), and optionally ``outline`` (an
    address; without one the sticker is a circle), ``label`` (for screen readers), ``frictionAir``,
    ``restitution``, ``drops`` (``"bolt"``: while it is held the lightning falls below it) and
    ``still`` (``wide``, ``narrow`` and optionally ``tablet``, each ``x``, ``y``, ``size``,
    ``rotate``). Without any there is nothing to drag and nothing is loaded."""

    collectibles: rx.Var[list[dict[str, Any]]]
    """Stickers that visitors can have collected on other pages: ``name``, ``image``, and optionally
    ``outline`` and ``label``. Those whose names are in the array ``stickers`` of the browser's
    storage come after ``sprites``: at most five, the last ones."""

    words: rx.Var[dict[str, str]]
    """What the island says, by the keys of words.json and extras_words.json. Without stickers, only
    ``tap`` is needed: the name of the mascot's button, without which the mascot is a picture."""

    bolt: rx.Var[dict[str, Any]]
    """The bolts of the lightning: ``image`` and ``outline``, and optionally ``restitution``,
    ``offset`` (px below the sticker), ``repeat`` and ``life`` (milliseconds), and ``still``."""

    mascot: rx.Var[str]
    """Picture of the button that pushes every sticker away; without it the push starts in the
    middle of the stage."""

    interval: rx.Var[int]
    """Milliseconds between two new stickers."""

    stiffness: rx.Var[float]
    """Stiffness of the spring that drags, from 0 to 1."""

    force: rx.Var[float]
    """Largest initial push on each axis; 1 gives 42 px/s."""

    fallback: rx.Var[list[int]]
    """Width and height in px of the canvas of a container without a size."""

    scale_divisors: rx.Var[dict[str, int]]
    """Stickers are drawn at min(width, height) of the window divided by ``create``, and after a
    resize at that of the container divided by ``resize``."""

    extras: rx.Var[dict[str, bool]]
    """What visitors can ask for beyond playing: ``draw``, ``picture``, ``tilt`` and
    ``sound``; each is offered unless it is false."""

    inks: rx.Var[list[dict[str, str]]]
    """Inks of stickers that visitors draw: ``color``, and ``name``, the key of a word."""

    seed: rx.Var[int]
    """Seed that makes positions and pushes repeatable; without it they differ on every visit."""
