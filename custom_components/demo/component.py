"""A page to play as a Reflex component."""

from __future__ import annotations

from typing import Any, ClassVar

import reflex as rx

from custom_components.islands import Island


class Demo(Island):
    """A page in a frame: its picture until it is started, and a bar with what one can do.

    Without JavaScript: the picture, and a link to the page.
    With reduced motion: nothing of its own moves; the page decides for itself.
    By keyboard: buttons and a link; Escape in the bar stops.
    On teardown: the frame is removed with its observer and timer.
    """

    needs: ClassVar[tuple[str, ...]] = ("picture", "video")

    name: rx.Var[str]
    """Name of the page to play; names the frame."""
    words: rx.Var[dict[str, str]]
    """Words of the island, by the names of ``DemoWords``, and ``opensInNewTab``."""

    src: rx.Var[str]
    """The page's address."""
    ratio: rx.Var[str]
    """Width and height of the frame, such as ``16 / 10``; on phones it is 4:5."""
    posters: rx.Var[dict[str, Any]]
    """Props of the pictures for ``mobile``, ``tablet`` and ``desktop``."""
