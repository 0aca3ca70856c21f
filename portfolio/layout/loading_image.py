"""The animated picture that stands for something that is loading."""

from __future__ import annotations

import reflex as rx


def loading_image(image: str, size: int, **attributes: str) -> rx.Component:
    """Returns the mascot, which hops over its shadow; it stands still with reduced motion.

    Args:
        image: Address of the drawing.
        size: Width and height of the drawing, in CSS pixels.
        **attributes: More attributes of the ``img``, such as ``loading``.
    """
    size_attributes = {"width": size, "height": size}
    picture = rx.el.img(src=image, alt="", custom_attrs={**size_attributes, **attributes})
    return rx.el.div(picture, class_name="loading-image")
