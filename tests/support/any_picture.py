"""Pictures at random, of what cameras, phones, scanners and programs write."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any

import pillow_heif
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from tests.support.hard_files import FILM
from tests.support.photographs import AS_SEEN_BY_SENSOR, exif, red_is_green, scene

pillow_heif.register_heif_opener()

MODES: Mapping[str, tuple[str, ...]] = {
    "JPEG": ("RGB", "L", "CMYK"),
    "PNG": ("RGB", "RGBA", "L", "LA", "P", "1", "I;16"),
    "WEBP": ("RGB", "RGBA"),
    "AVIF": ("RGB", "RGBA"),
    "GIF": ("P", "L"),
    "HEIF": ("RGB",),
}
"""Formats, each with the modes of its pixels."""

STILL_MODES = ("1", "I;16")
ANIMATED = ("GIF", "PNG", "WEBP", "AVIF")
TURNED = ("JPEG", "PNG", "WEBP", "AVIF")
"""Formats whose EXIF data says how the camera was held; of HEIC it counts for nobody."""

SIZES = ((400, 300), (300, 400), (641, 333), (97, 61))
SUFFIXES = (".jpg", ".PNG", ".jpeg", ".webp", ".avif", ".gif", ".heic")
PROFILES = {"none": b"", "broken": b"no profile at all", "red is green": red_is_green()}
BEHIND = {"nothing": b"", "zeros": b"\0\0\n", "notes": b"notes " * 2_000, "a film": FILM}
"""What a program puts behind the end of a picture."""

DURATIONS = [60_000, 100]
"""Milliseconds of two frames: the first is seen for as long as a test looks."""


@dataclass(frozen=True, slots=True)
class AnyPicture:
    """A picture.

    Attributes:
        kind: Its format.
        mode: Mode of its pixels.
        size: Width and height when it is upright.
        suffix: Ending of its name, which may be that of another format.
        moves: Whether it has a second frame.
        orientation: How the camera was held, as in EXIF data.
        profile: Its colour profile, by name.
        is_progressive: Whether it is a JPEG in several passes.
        has_words: Whether it is a PNG with long words about it.
        behind: What is behind its end, by name.
        kept: Share of its bytes that are left; 1 is all.
    """

    kind: str
    mode: str
    size: tuple[int, int]
    suffix: str
    moves: bool = False
    orientation: int = 1
    profile: str = "none"
    is_progressive: bool = False
    has_words: bool = False
    behind: str = "nothing"
    kept: float = 1

    @property
    def is_cut(self) -> bool:
        """Whether its end is missing."""
        return self.kept < 1

    def file(self) -> bytes:
        """Returns the bytes of the file."""
        whole = self._whole()
        return whole[: int(self.kept * len(whole))] if self.is_cut else whole + BEHIND[self.behind]

    def original(self) -> bytes:
        """Returns it as Chromium can draw it: no HEIC, no turned WebP, no broken profile."""
        if self.kind == "HEIF":
            return _saved(self._upright(), "PNG")
        profile = "none" if self.profile == "broken" else self.profile
        orientation = 1 if self.kind == "WEBP" else self.orientation
        return replace(self, profile=profile, orientation=orientation)._whole()

    def _whole(self) -> bytes:
        upright, turn = self._upright(), AS_SEEN_BY_SENSOR[self.orientation]
        held = upright if turn is None else upright.transpose(turn)
        options: dict[str, Any] = {} if self.kind == "PNG" else {"quality": 95}
        if self.orientation != 1:
            options["exif"] = exif(self.orientation)
        if self.profile != "none":
            options["icc_profile"] = PROFILES[self.profile]
        if self.moves:
            options |= {"save_all": True, "duration": DURATIONS}
            options["append_images"] = [Image.new(self.mode, held.size)]
        if self.is_progressive:
            options["progressive"] = True
        if self.has_words:
            options["pnginfo"] = PngImagePlugin.PngInfo()
            options["pnginfo"].add_text("prompt", "a cat, " * 300_000, zip=True)
        return _saved(held, self.kind, **options)

    def _upright(self) -> Image.Image:
        """Returns the scene; where there may be transparency it has a clear stripe."""
        image = scene(*self.size)
        if self.mode == "I;16":
            greys = image.convert("L").convert("I")
            return greys.point(lambda value: value * 257).convert("I;16")
        # Each program scales the dots of dithering in its own way.
        plain = image.convert(self.mode, dither=Image.Dither.NONE)
        if self.mode in {"RGBA", "LA"}:
            clear = Image.new("L", image.size, 255)
            clear.paste(0, (0, image.height // 4, image.width, image.height // 3))
            plain.putalpha(clear)
        return plain


def _saved(image: Image.Image, kind: str, **options: Any) -> bytes:
    file = BytesIO()
    image.save(file, kind, **options)
    return file.getvalue()


@st.composite
def pictures(draw: st.DrawFn) -> AnyPicture:
    """A picture that is whole, or cut off.

    Chromium turns no animation, and applies no colour profile to it.
    """
    kind = draw(st.sampled_from([*MODES]))
    mode = draw(st.sampled_from(MODES[kind]))
    moves = kind in ANIMATED and mode not in STILL_MODES and draw(st.booleans())
    has_profile = not moves and kind not in {"GIF", "HEIF"}
    profiles = ["none", "broken", *(["red is green"] if mode == "RGB" else [])]
    is_cut = draw(st.integers(0, 5)) == 0
    return AnyPicture(
        kind,
        mode,
        size=draw(st.sampled_from(SIZES)),
        suffix=draw(st.sampled_from(SUFFIXES)),
        moves=moves,
        orientation=draw(st.integers(1, 8)) if kind in TURNED and not moves else 1,
        profile=draw(st.sampled_from(profiles)) if has_profile else "none",
        is_progressive=kind == "JPEG" and draw(st.booleans()),
        has_words=kind == "PNG" and draw(st.booleans()),
        behind=draw(st.sampled_from([*BEHIND])),
        kept=draw(st.floats(0.1, 0.95)) if is_cut else 1,
    )
