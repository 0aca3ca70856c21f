"""The image slider as a Reflex component."""

from __future__ import annotations

from typing import ClassVar

import reflex as rx

from sandbox_islands.islands import Island
from sandbox_islands.picture import Picture


class ImageSlider(Island):
    """Pictures in one frame, chosen by number, by arrow keys or by a swipe.

    Without JavaScript: the frame scrolls sideways from picture to picture.
    With reduced motion: pictures change at once.
    By keyboard: the numbers are one radio group.
    On teardown: react-slick removes its listeners; there are no others.
    """

    needs: ClassVar[tuple[str, ...]] = ("motion", "picture")
    lib_dependencies: list[str] = ["react-slick@0.31.0"]

    title: rx.Var[str]
    """Subject that the pictures show together; names the radio group."""
    name: rx.Var[str]
    """Name of the radio group."""
    images: rx.Var[list[Picture]]
    """The pictures, in order."""
