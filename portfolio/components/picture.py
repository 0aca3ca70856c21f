"""A picture in the sizes and formats that the screen can use."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.models.picture import Picture
from portfolio.renditions import FORMATS, plan


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
    props = picture_props(image, sizes, eager=eager)
    return rx.el.picture(
        *(rx.el.source(custom_attrs=source) for source in props["sources"]),
        rx.el.img(custom_attrs=props["img"]),
        class_name=class_name,
    )


def picture_props(image: Picture, sizes: str, *, eager: bool = False) -> dict[str, Any]:
    """Returns what a picture's elements carry, by the names that React gives attributes.

    Islands get it as a prop and render the same picture with ``motion/picture.jsx``.

    Args:
        image: The picture, with its words.
        sizes: CSS ``sizes``: how wide the layout shows it.
        eager: Load at once and first.
    """
    return {
        "sources": [
            {"type": f"image/{format}", **_set(image, format, sizes)} for format in FORMATS[:-1]
        ],
        "img": {
            "loading": "eager" if eager else "lazy",
            "decoding": "async",
            **({"fetchPriority": "high"} if eager else {}),
            "width": image.width,
            "height": image.height,
            "alt": image.alt,
            **_set(image, FORMATS[-1], sizes),
            "src": plan(image, FORMATS[-1])[-1].url,
        },
    }


def _set(image: Picture, format: str, sizes: str) -> dict[str, str]:
    files = ", ".join(f"{file.url} {file.width}w" for file in plan(image, format))
    return {"srcSet": files, "sizes": sizes}
