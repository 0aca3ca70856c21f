"""Takes the place out of the pictures that are published as they are.

Renditions of pictures say nothing of their owner: they are made of the pixels. What lies in
``assets/`` is copied. A picture that says where it was taken is saved again, and another file that
does is refused.
"""

from __future__ import annotations

import re
from base64 import b64decode
from io import BytesIO
from pathlib import Path

from PIL import ExifTags, Image

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.errors import BuildError
from portfolio.markdown.side_by_side import VIDEO_SUFFIXES
from portfolio.paths import SITE, own_assets, relative_path
from portfolio.picture_files.conversion import is_animated, orientation
from portfolio.picture_files.file_kind import file_kind
from portfolio.picture_files.measure import COPY_AGAIN
from portfolio.picture_files.videos import is_whole, video_boxes

MADE_HERE = ("generated", "share", "icons")
"""Folders of an exported site whose files the build has drawn itself."""

SAVED_AGAIN = {"JPEG": {"quality": "keep"}, "PNG": {"optimize": True}}
"""Formats that are saved again, and how, so that they lose nothing but their notes."""

PNG_FORMAT, DEEP_COLOURS = slice(24, 26), (b"\x10\x02", b"\x10\x04", b"\x10\x06")
"""Where a PNG says its depth and colours, and those of 16 bits, which Pillow would halve."""

DATA_URL = re.compile(rb"data:image/[\w.+-]+;base64,([^\"')]+)")
"""A picture within a drawing."""

VIDEO_FIX = (
    "run `ffmpeg -i {name} -map 0:v -map 0:a? -map_metadata -1 -c copy without-place-{name}`"
)
FIX = "save it as JPEG or PNG, from which the build takes the place, or without it"

EXIF_START = b"Exif\0\0"

TIFF_START = re.compile(rb"II\*\0|MM\0\*")
"""The start of EXIF data, and of a TIFF file."""

EXIF_BYTES = 65_536

TABLES_OF_PLACE = {ExifTags.GPS.GPSLatitude, ExifTags.GPS.GPSLongitude}

IN_PICTURES = (b"GPSLatitude", b"location.ISO6709", b"\xa9xyz")
"""What names a place in a picture, or in the video that a phone puts behind it."""

IN_VIDEOS = {
    "video": (*IN_PICTURES, b"loci", b"gpmd", b"camm", b"rtmd"),
    "Matroska": (b"GPSLatitude", b"LOCATION"),
    "AVI": (b"GPSLatitude",),
}
"""What names a place in a video, also the kinds of tracks with one for every second."""


def remove_places(site: Path) -> None:
    """Changes the files of an exported site in place; those without a place are not written.

    Raises:
        BuildError: A file says where it was made, and cannot be saved without that.
    """
    for file in sorted(it for it in site.rglob("*") if it.is_file()):
        if file.relative_to(site).parts[0] not in MADE_HERE:
            before = file.read_bytes()
            after = without_place(before)
            if after is None:
                message = "would publish where it was made; make check says how to mend it"
                raise BuildError(f"{file.name} {message}.")
            if after != before:
                file.write_bytes(after)


def require_sound_assets(assets: Path = SITE / "assets") -> None:
    """Looks for videos that are not whole, and for files with the place where they were made.

    Raises:
        ContentError: There are some; it names them all.
    """
    errors = []
    for file in own_assets(assets):
        name, data = relative_path(file), file.read_bytes()
        if file.suffix.lower() in VIDEO_SUFFIXES and not is_whole(data):
            message = "expected a whole video in MP4 or WebM"
            errors.append(Diagnostic(name, 1, 1, "", message, "", COPY_AGAIN))
        elif without_place(data) is None:
            message = "expected a file that does not say where it was made"
            kind = file_kind(data)
            fix = VIDEO_FIX.format(name=file.name) if kind in IN_VIDEOS else FIX
            found = f"a {kind} file with a place in it"
            errors.append(Diagnostic(name, 1, 1, "", message, found, fix))
    if errors:
        raise ContentError(errors)


def without_place(data: bytes) -> bytes | None:
    """Returns a file that does not say where it was made; one that does not anyway as it is.

    It is None where the file says so, and cannot be saved without that.
    """
    kind = file_kind(data)
    if not names_place(data, kind):
        return data
    saved = _saved_again(data, kind) if kind in SAVED_AGAIN else None
    return None if saved is None or names_place(saved, kind) else saved


def _saved_again(data: bytes, kind: str) -> bytes | None:
    """Returns a picture without its notes, or nothing where saving it would cost more."""
    saved = BytesIO()
    try:
        with Image.open(BytesIO(data)) as image:
            if is_animated(image) or (kind == "PNG" and data[PNG_FORMAT] in DEEP_COLOURS):
                return None
            exif = Image.Exif()
            exif[ExifTags.Base.Orientation] = orientation(image)
            options = {"progressive": True} if image.info.get("progressive") else {}
            profile = image.info.get("icc_profile")
            image.load()
            image.format = kind  # of a phone's JPEG with a second picture, which is left out
            image.info.pop("comment", None)
            options |= {"exif": exif, "icc_profile": profile, **SAVED_AGAIN[kind]}
            image.save(saved, kind, **options)
    except (OSError, SyntaxError, ValueError):
        return None
    return saved.getvalue()


def names_place(data: bytes, kind: str) -> bool:
    """Returns whether a file of a format says where it was made."""
    if kind in {"", "BMP"}:  # text may begin with the two letters, and a BMP has no notes
        return False
    searched = _without_media(data) if kind == "video" else data + _packed(data, kind)
    return any(word in searched for word in IN_VIDEOS.get(kind, IN_PICTURES)) or any(
        _has_place(searched, found.start()) for found in TIFF_START.finditer(searched)
    )


def _without_media(video: bytes) -> bytes:
    """Returns the boxes of a video but sound and pictures, in which any four letters may occur."""
    boxes = video_boxes(video)
    return b"".join(video[start:end] for name, start, end in boxes if name != b"mdat")


def _packed(data: bytes, kind: str) -> bytes:
    """Returns the pictures within a drawing, and the words of a PNG, which may be compressed."""
    try:
        if kind == "SVG":
            return b"".join(b64decode(url) for url in DATA_URL.findall(data))
        if kind != "PNG":
            return b""
        with Image.open(BytesIO(data)) as image:
            image.load()
            return image.getexif().tobytes() + repr(image.info).encode()
    except (OSError, SyntaxError, ValueError):
        return b""


def _has_place(data: bytes, start: int) -> bool:
    """Returns whether EXIF data, which may start at any such bytes by chance, has a place."""
    end = start + EXIF_BYTES if start else len(data)
    found = Image.Exif()
    try:
        found.load(EXIF_START + data[start:end])
        return not TABLES_OF_PLACE.isdisjoint(found.get_ifd(ExifTags.IFD.GPSInfo))
    except (SyntaxError, ValueError, OSError, KeyError, TypeError):
        return False
