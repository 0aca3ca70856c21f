"""Pictures in the sizes and formats that the screen can use, screenshots, and stickers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any
from urllib.parse import quote

import reflex as rx

from portfolio.components.media.asset_manifest import PictureFiles, manifest
from portfolio.images.rendition_plan import MIME_TYPES
from portfolio.models.device_pictures import DevicePictures
from portfolio.models.picture import Picture

PHONE_MEDIA = "(max-width: 767px)"
"""Media query of a picture that is cut for phones."""

REDUCED_MOTION_MEDIA = "(prefers-reduced-motion: reduce)"
"""Media query of the still that is shown instead of an animation."""

CLEAR = {"data-clear": ""}
"""Attribute of pictures through which one sees: they stand on what is behind them."""

STICKER_SIZE = 200
"""Width and height of stickers, in CSS pixels."""

DEVICE_SIZES = {"mobile": "390px", "tablet": "min(90vw, 820px)", "desktop": "min(90vw, 1296px)"}
"""CSS ``sizes`` of the picture for each device; the stylesheet shows one of the three."""


def picture(
    image: Picture, sizes: str, *, phone: Picture | None = None, eager: bool = False
) -> rx.Component:
    """Returns a ``<picture>`` that has its size before it has loaded.

    Args:
        image: The picture, with its alternative text; a drawing of ``assets/`` is served as it is.
        sizes: CSS ``sizes``: how wide the layout shows it.
        phone: Picture that is shown instead up to 767 px, as wide as `sizes` says.
        eager: Whether to load it first: the hero of a case study, the first project and experiment,
            the cover of an article. All others are lazy, until ``layout/scripts/preloader.js`` asks
            for them on case studies and the list of projects.
    """
    if not image.has_files:
        size = {"width": image.width, "height": image.height}
        loading = {"loading": "eager" if eager else "lazy"}
        return rx.el.img(src=_address(image), alt=image.alt, custom_attrs=size | loading)
    props = picture_props(image, sizes, phone=phone)
    sources = [rx.el.source(custom_attrs=source) for source in props.pop("sources")]
    if eager:
        props |= {"loading": "eager", "fetchPriority": "high"}
    return rx.el.picture(*sources, rx.el.img(custom_attrs=props))


def picture_props(image: Picture, sizes: str, *, phone: Picture | None = None) -> dict[str, Any]:
    """Returns a picture as plain data, for islands: ``sandbox_islands/picture`` renders it.

    An animation moves only where the visitor has not asked for reduced motion.

    Args:
        image: The picture, with its alternative text.
        sizes: CSS ``sizes``: how wide the layout shows it.
        phone: Picture that is shown instead up to 767 px, as wide as `sizes` says.
    """
    files = manifest().pictures[image.file]
    *better, fallback = files.renditions
    when = {"media": REDUCED_MOTION_MEDIA} if fallback == "animation" else {}
    return {
        "sources": [
            *(_phone_sources(phone, sizes) if phone else ()),
            *(_source(files, format, sizes) | when for format in better),
        ],
        "src": files.renditions[fallback][-1].url,
        **({} if image.is_vector else {"srcSet": _src_set(files, fallback), "sizes": sizes}),
        "alt": image.alt,
        "width": image.width,
        "height": image.height,
        "loading": "lazy",
        "decoding": "async",
        **({"style": {"backgroundColor": files.placeholder}} if files.placeholder else {}),
        **(CLEAR if files.is_clear else {}),
    }


def picture_html(image: Picture, sizes: str, width: int | None = None) -> str:
    """Returns a picture as HTML, for text that is given as HTML.

    Args:
        image: The picture, with its alternative text; a drawing of ``assets/`` is served as it is.
        sizes: CSS ``sizes``: how wide the layout shows it.
        width: Width in CSS pixels at which it is shown; None leaves it to the layout.
    """
    style = [f"--width: {width}px"] if width else []
    if not image.has_files:
        size = {"width": image.width, "height": image.height, "loading": "lazy"}
        return _tag(
            "img", {"src": _address(image), "alt": image.alt, **size, **CLEAR, **_styled(style)}
        )
    props = picture_props(image, sizes)
    sources = "".join(_tag("source", source) for source in props.pop("sources"))
    if color := props.pop("style", {}).get("backgroundColor"):
        style.append(f"background-color: {color}")
    props |= _styled(style)
    return f"<picture>{sources}{_tag('img', props)}</picture>"


def picture_address(image: Picture) -> str:
    """Returns the address of a picture in the format that every browser shows, at its widest."""
    return str(picture_props(image, "")["src"]) if image.has_files else _address(image)


def _address(drawing: Picture) -> str:
    """Returns the address of a drawing of ``assets/``, by the name that its file really has."""
    return quote(f"{drawing.src.rpartition('/')[0]}/{drawing.file.name}")


def _styled(declarations: list[str]) -> dict[str, str]:
    return {"style": "; ".join(declarations)} if declarations else {}


def _phone_sources(phone: Picture, sizes: str) -> Iterator[dict[str, Any]]:
    """Yields the sources of a phone's picture, with its size, which is not that of the other."""
    files = manifest().pictures[phone.file]
    size = {"width": phone.width, "height": phone.height}
    *_, fallback = files.renditions
    for format in files.renditions:
        source = {"media": PHONE_MEDIA} | _source(files, format, sizes) | size
        if format == "animation":  # the file's own format
            source.pop("type")
        elif fallback == "animation":
            source["media"] = f"{PHONE_MEDIA} and {REDUCED_MOTION_MEDIA}"
        yield source


def _source(files: PictureFiles, format: str, sizes: str) -> dict[str, Any]:
    kind = MIME_TYPES.get(format, f"image/{format}")
    return {"type": kind, "srcSet": _src_set(files, format), "sizes": sizes}


def _tag(name: str, attributes: dict[str, Any]) -> str:
    pairs = (f'{key.lower()}="{escape(str(value))}"' for key, value in attributes.items())
    return f"<{name} {' '.join(pairs)}>"


def _src_set(files: PictureFiles, format: str) -> str:
    return ", ".join(f"{file.url} {file.width}w" for file in files.renditions[format])


def sticker(image: str) -> rx.Component:
    """Returns a decorative sticker; ``image`` is its address under /svg/.

    It loads lazily, after the pictures that carry meaning.
    """
    return rx.el.img(
        src=image,
        alt="",
        loading="lazy",
        class_name="sticker",
        custom_attrs={"width": STICKER_SIZE, "height": STICKER_SIZE, "decoding": "async"},
    )


def screenshot(image: Picture, sizes: str, *, eager: bool = False) -> rx.Component:
    """Returns a screenshot with a white border."""
    return rx.el.div(picture(image, sizes, eager=eager), class_name="screenshot")


def phone(image: Picture, sizes: str) -> rx.Component:
    """Returns a screenshot in a phone's bezel."""
    return rx.el.div(picture(image, sizes), class_name="phone")


def device_screenshots(section: DevicePictures) -> Iterator[rx.Component]:
    """Yields the screenshots for phones, tablets and desktops, of which one is shown."""
    for device, sizes in DEVICE_SIZES.items():
        image = getattr(section, f"{device}_src")
        yield rx.el.div(screenshot(image, sizes), class_name=f"for-{device}")
