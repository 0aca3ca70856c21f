"""A sprite as decoration."""

from __future__ import annotations

import reflex as rx

SIZE = 200
"""The sprites' drawing box, in CSS pixels."""


def sticker(image: str, *, eager: bool = False) -> rx.Component:
    """Returns a decorative sticker; ``image`` is its address under /svg/."""
    return rx.el.img(
        src=image,
        alt="",
        loading="eager" if eager else "lazy",
        class_name="sticker",
        custom_attrs={"width": SIZE, "height": SIZE, "decoding": "async"},
    )
