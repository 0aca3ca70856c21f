"""A page to play as a Reflex component."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.picture import Picture


class Demo(Island):
    """A page in a frame: its picture until it is started, and a bar with what one can do.

    Without JavaScript: the picture, and a link to the page.
    With reduced motion: nothing of its own moves; the page decides for itself.
    By keyboard: buttons and a link; Escape in the bar stops.
    On teardown: the frame is removed with its observer and timer.
    """

    needs: ClassVar[tuple[str, ...]] = ("picture", "video")
    defaults: ClassVar[Mapping[str, Any]] = {
        "ratio": "16 / 10",
        "words": {
            "start": "Start",
            "startOver": "Start over",
            "stop": "Stop",
            "open": "Open in a new tab",
            "opensInNewTab": "",
            "loading": "{name} is loading",
            "running": "{name}, running",
            "stalled": "The page did not load in 10 seconds. Try again, or open it in a new tab.",
        },
    }

    name: rx.Var[str]
    """Name of the page to play; names the frame."""
    words: rx.Var[dict[str, str]]
    """What the island says; README.md lists the keys."""

    src: rx.Var[str]
    """The page's address."""
    ratio: rx.Var[str]
    """Width and height of the frame, such as ``16 / 10``; on phones it is 4:5."""
    posters: rx.Var[Picture | dict[str, Picture]]
    """A picture, or those for ``mobile``, ``tablet`` and ``desktop``."""
