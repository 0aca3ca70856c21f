"""The video as a Reflex component."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.picture import Picture


class Video(Island):
    """A video with its poster until it plays, and one button to play and pause it.

    It is a player's page in a frame, or a file.

    Without JavaScript: the poster, and a link to the player.
    With reduced motion: nothing starts until the button is pressed.
    By keyboard: one button, play or pause.
    On teardown: the frame is removed with its listeners, observer and timer.
    """

    needs: ClassVar[tuple[str, ...]] = ("picture",)
    defaults: ClassVar[Mapping[str, Any]] = {
        "size": [640, 480],
        "words": {
            "play": "Play video: {title}",
            "pause": "Pause video: {title}",
            "watch": "Watch the video",
            "missing": "The video could not be loaded; this is a picture of it.",
            "stalled": "The video did not load.",
            "openPage": "Open its page",
        },
    }

    title: rx.Var[str]
    """Subject of the video; names frame and button."""
    words: rx.Var[dict[str, str]]
    """What the island says; README.md lists the keys."""

    src: rx.Var[str]
    """The URL of a player's page, or of a video file (``.mp4`` or ``.webm``)."""
    size: rx.Var[list[int]]
    """Width and height of the frame in CSS pixels."""
    poster: rx.Var[Picture]
    """The picture shown until the video plays."""
