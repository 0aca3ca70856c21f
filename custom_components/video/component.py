"""The video as a Reflex component."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands import Island


class Video(Island):
    """A player page in a frame, with its poster until it plays and a play and pause button.

    Without JavaScript: the poster, and a link to the player.
    With reduced motion: nothing starts until the button is pressed.
    By keyboard: one button, play or pause.
    On teardown: the frame is removed with its listeners, observer and timer.
    """

    needs: ClassVar[tuple[str, ...]] = ("picture",)

    title: rx.Var[str]
    """Subject of the video; names frame and button."""
    words: rx.Var[dict[str, str]]
    """Words of the island, by the names of ``VideoWords``."""

    src: rx.Var[str]
    """The player's URL."""
    size: rx.Var[list[int]]
    """Width and height of the frame in CSS pixels."""
    poster: rx.Var[dict[str, Any]]
    """Props of the picture shown until the video plays."""
