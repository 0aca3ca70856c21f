"""The animated picture that stands for something that is loading."""

from __future__ import annotations

import reflex as rx

PICTURE = "/svg/mushroom.svg"


def loading_image(size: int, **attributes: str) -> rx.Component:
    """Returns a mushroom that hops over its shadow; it stands still with reduced motion.

    Args:
        size: Its width and height, in CSS pixels.
        **attributes: More attributes of the ``img``, such as ``loading``.
    """
    size_attributes = {"width": size, "height": size}
    picture = rx.el.img(src=PICTURE, alt="", custom_attrs={**size_attributes, **attributes})
    return rx.el.div(picture, class_name="loading-image")
