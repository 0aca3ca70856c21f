"""A picture in the sizes and formats that the screen can use."""

from __future__ import annotations

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
    return rx.el.picture(
        *(
            rx.el.source(type=f"image/{format}", custom_attrs=_set(image, format, sizes))
            for format in FORMATS[:-1]
        ),
        rx.el.img(
            src=plan(image, FORMATS[-1])[-1].url,
            alt=image.alt,
            loading="eager" if eager else "lazy",
            custom_attrs={
                **_set(image, FORMATS[-1], sizes),
                "width": image.width,
                "height": image.height,
                "decoding": "async",
                **({"fetchPriority": "high"} if eager else {}),
            },
        ),
        class_name=class_name,
    )


def _set(image: Picture, format: str, sizes: str) -> dict[str, str]:
    files = ", ".join(f"{file.url} {file.width}w" for file in plan(image, format))
    return {"srcSet": files, "sizes": sizes}
