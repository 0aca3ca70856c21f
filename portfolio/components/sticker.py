"""A sprite as decoration."""

from __future__ import annotations

import reflex as rx

SIZE = 200
"""The sprites' drawing box, in CSS pixels."""


def sticker(image: str) -> rx.Component:
    """Returns a decorative sticker; ``image`` is its address under /svg/.

    It is fetched once the page is laid out, after the pictures that say something.
    """
    return rx.el.img(
        src=image,
        alt="",
        loading="lazy",
        class_name="sticker",
        custom_attrs={"width": SIZE, "height": SIZE, "decoding": "async"},
    )
