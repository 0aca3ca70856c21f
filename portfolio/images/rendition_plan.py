"""Plans the files that are made of a picture: pages name them, and `renditions.py` makes them."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from portfolio.models.picture import Picture

RENDITION_WIDTHS = (320, 480, 640, 960, 1280, 1920)
"""Widths in pixels that the layout can use, at one to two device pixels."""

FALLBACK_WIDTHS = (640, 1280)
"""Widths of WebP, which browsers without AVIF show, one in thirty, and stills of animations: fewer
files to make, and to name in pages."""

STILL_FORMATS = ("avif", "webp")
"""Formats of a still picture, best first; the last one is for old browsers."""

VECTOR_FORMATS = ("svg",)
"""Format of a drawing: one file, for every width."""

MIME_TYPES = {"svg": "image/svg+xml"}
"""Media types by format, where that is not the word behind ``image/``."""

ANIMATED_FORMATS = ("webp", "animation")
"""Formats of a picture with frames: its first frame for reduced motion, and all frames as WebP."""

_UNSAFE = re.compile(r"[^\w.-]+", re.ASCII)

ENCODER_OPTIONS: dict[str, dict[str, Any]] = {
    "avif": {"quality": 46, "speed": 7, "advanced": {"enable-intrabc": "0"}},
    "wide avif": {"quality": 46, "speed": 8},
    "webp": {"quality": 80, "method": 4},
    "animation": {"quality": 75, "method": 3, "allow_mixed": True},
}
"""Encoder options, at which the edges of flat artwork and type show no artefacts.

Without intrabc AVIF takes a seventh less time and is as good. Above 1280 pixels it is for screens
of two pixels to a point, where what speed 8 leaves out is not seen, and takes half of the time.
"""

RENDITIONS_URL = "/generated/img"


@dataclass(frozen=True, slots=True)
class Rendition:
    """A file made of a picture."""

    source: Path
    width: int
    format: str
    name: str
    """Name of the file."""

    @property
    def encoder_options(self) -> dict[str, Any]:
        """Options of Pillow's encoder."""
        is_wide = self.format == "avif" and self.width > 1280
        return ENCODER_OPTIONS["wide avif" if is_wide else self.format]

    @property
    def url(self) -> str:
        """Address in the site."""
        return f"{RENDITIONS_URL}/{self.name}"


def formats_of(picture: Picture) -> tuple[str, ...]:
    """Returns the formats that a picture is made in, best first."""
    if picture.is_vector:
        return VECTOR_FORMATS
    return ANIMATED_FORMATS if picture.is_animated else STILL_FORMATS


def plan_renditions(picture: Picture, format: str) -> list[Rendition]:
    """Returns the renditions of a picture in one format, narrow to wide.

    The name holds a digest of the source, the options and what is converted, so that it changes
    with them, and no character that would have to be escaped in a ``srcset``. The digest is the
    same in all formats, because digits at random make a page longer.
    """
    usable = FALLBACK_WIDTHS if format == "webp" else RENDITION_WIDTHS
    widest = min(picture.width, usable[-1])
    narrower = () if picture.is_vector else usable
    widths = [width for width in narrower if width < widest] + [widest]
    stem = _UNSAFE.sub("-", f"{picture.file.parent.name}-{picture.file.stem}")
    changed = picture.file.stat().st_mtime_ns  # only so that the cached digest is of this version
    digest = _digest(picture.file, changed, picture.conversions)
    suffix = "moving.webp" if format == "animation" else format
    return [
        Rendition(picture.file, width, format, f"{stem}-{digest}-{width}.{suffix}")
        for width in widths
    ]


@cache
def _digest(file: Path, _changed: int, conversions: tuple[str, ...]) -> str:
    options = (json.dumps(ENCODER_OPTIONS) + "".join(conversions)).encode()
    return hashlib.sha256(file.read_bytes() + options).hexdigest()[:8]
