"""The Reflex wrapper of the playground."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands.island import HydrationPolicy, Island


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

    A prop that is left out takes its value from ``defaults.js``; what it says, from here.
    """

    hydrate: ClassVar[HydrationPolicy] = "idle"
    lib_dependencies: list[str] = [
        "matter-js@0.20.0",
        "perfect-freehand@1.2.3",
        "poly-decomp@0.3.0",
    ]
    defaults: ClassVar[Mapping[str, Any]] = {
        "words": {
            "name": "Playground",
            "help": "Arrow keys choose a sticker. Enter picks it up and, after a nudge with the "
            "arrows, throws it. Escape drops it.",
            "controls": "Playground controls",
            "pause": "Pause",
            "play": "Play",
            "shake": "Shake",
            "reset": "Reset",
            "selected": "{sticker}, {index} of {count}",
            "pickedUp": "{sticker} picked up",
            "dropped": "{sticker} dropped",
            "putDown": "{sticker} put down",
            "thrownRight": "{sticker} thrown to the right",
            "thrownLeft": "{sticker} thrown to the left",
            "thrownDown": "{sticker} thrown downwards",
            "thrownUp": "{sticker} thrown upwards",
            "tap": None,
            "more": "More to play with",
            "draw": "Draw a sticker",
            "picture": "Take a picture",
            "pictureSaved": "Picture saved",
            "pictureFailed": "The picture could not be taken",
            "pictureShared": "Picture shared",
            "tilt": "Tilt",
            "tiltRefused": "Tilt needs the motion sensor, which was not allowed.",
            "tiltUnavailable": "This device has no motion sensor that can be used.",
            "tiltEnded": "Tilt is off again.",
            "sound": "Sound",
            "soundUnavailable": "This browser plays no sound here.",
            "failed": "That could not be loaded. Try again when you are online.",
            "ownSticker": "Your sticker",
            "stuck": "Your sticker is on the stage. Delete peels it off.",
            "peeled": "{sticker} peeled off",
            "makeSticker": "Make a sticker",
            "close": "Close",
            "way": "Way of making it",
            "drawIt": "Draw",
            "typeIt": "Type",
            "paper": "Your drawing",
            "drawHint": "Draw here with a finger, a pen or the mouse",
            "typeHint": "What you type appears here",
            "textLabel": "A letter, a word or an emoji",
            "lettersLeft": "Letters left: {count}",
            "inks": "Ink",
            "black": "Black",
            "grey": "Grey",
            "brown": "Brown",
            "red": "Red",
            "orange": "Orange",
            "yellow": "Yellow",
            "green": "Green",
            "blue": "Blue",
            "violet": "Violet",
            "pink": "Pink",
            "widths": "Line",
            "thin": "Thin",
            "medium": "Medium",
            "thick": "Thick",
            "undo": "Undo",
            "clear": "Clear",
            "stick": "Stick it",
            "nothingYet": "Draw or type something first.",
            "full": "You have {count} stickers, and there is room for no more. Peel one off "
            "first: pick it up and drop it on the bin, or press Delete.",
        },
        # The rest is in defaults.js.
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

    words: rx.Var[dict[str, str]]
    """What the island says; README.md lists the keys. Without stickers, only ``tap`` is needed: the
    name of the mascot's button, without which the mascot is a picture."""

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
