"""A decorative picture in the style of the sprites."""

from __future__ import annotations

import reflex as rx

SIZE = 200
"""Width and height of the sprites, in CSS pixels."""


def sticker(image: str) -> rx.Component:
    """Returns a decorative sticker; ``image`` is its address under /svg/.

    It loads lazily, after the pictures that carry meaning.
    """
    return rx.el.img(
        src=image,
        alt="",
        loading="lazy",
        class_name="sticker",
        custom_attrs={"width": SIZE, "height": SIZE, "decoding": "async"},
    )
