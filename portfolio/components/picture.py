"""A picture in the sizes and formats that the screen can use."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.images.rendition_plan import FORMATS, placeholder_colour, plan_renditions
from portfolio.models.picture import Picture


def picture(
    image: Picture, sizes: str, *, eager: bool = False, class_name: str = ""
) -> rx.Component:
    """Returns a ``<picture>`` whose place is kept before it has loaded.

    Args:
        image: The picture, with its words.
        sizes: CSS ``sizes``: how wide the layout shows it.
        eager: Load at once and first; for what the first screen shows.
        class_name: Of the ``<picture>``.
    """
    props = picture_props(image, sizes)
    sources = [rx.el.source(custom_attrs=source) for source in props.pop("sources")]
    if eager:
        props |= {"loading": "eager", "fetchPriority": "high"}
    return rx.el.picture(*sources, rx.el.img(custom_attrs=props), class_name=class_name)


def picture_props(image: Picture, sizes: str) -> dict[str, Any]:
    """Returns the same as plain data, for islands: ``custom_components/picture`` draws it.

    Args:
        image: The picture, with its words.
        sizes: CSS ``sizes``: how wide the layout shows it.
    """
    colour = placeholder_colour(image)
    return {
        "sources": [
            {"type": f"image/{format}", "srcSet": _set(image, format), "sizes": sizes}
            for format in FORMATS[:-1]
        ],
        "src": plan_renditions(image, FORMATS[-1])[-1].url,
        "srcSet": _set(image, FORMATS[-1]),
        "sizes": sizes,
        "alt": image.alt,
        "width": image.width,
        "height": image.height,
        "loading": "lazy",
        "decoding": "async",
        **({"style": {"backgroundColor": colour}} if colour else {}),
    }


def _set(image: Picture, format: str) -> str:
    return ", ".join(f"{file.url} {file.width}w" for file in plan_renditions(image, format))
