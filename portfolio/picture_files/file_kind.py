"""Says what a file is by its bytes; its name may say anything."""

from __future__ import annotations

import re

LFS_POINTER = "pointer of Git LFS"
LFS_FIX = "run `git lfs pull`; in a workflow, give actions/checkout `lfs: true`"

STARTS = (
    (b"version https://git-lfs.github.com/spec/", LFS_POINTER),
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
    (b"II*\0", "TIFF"),
    (b"MM\0*", "TIFF"),
    (b"8BPS", "Photoshop"),
    (b"BM", "BMP"),
    (b"\xff\x0a", "JPEG XL"),
    (b"\0\0\0\x0cJXL ", "JPEG XL"),
    (b"\x1a\x45\xdf\xa3", "Matroska"),
    (b"%PDF", "PDF"),
)
RIFF_KINDS = {b"WEBP": "WEBP", b"AVI ": "AVI"}
AVIF_BRANDS = {b"avif", b"avis"}
HEIF_BRANDS = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"}
VIDEO_BOXES = {b"moov", b"mdat", b"wide", b"free", b"skip", b"pnot"}
"""Boxes that old videos begin with."""

SVG_START = re.compile(
    rb"(\xef\xbb\xbf)?(\s++|(?><\?.*?\?>)|(?><!--.*?-->)|<!DOCTYPE\s+svg[^\[>]*+(\[.*?\]\s*+)?>)*+"
    rb"<([\w.-]+:)?svg[\s/>]",
    re.DOTALL,
)
"""What may stand before the root of a drawing, and its start."""


def file_kind(data: bytes) -> str:
    """Returns the format of a file, in Pillow's words where it has one, "video" for MP4 and alike.

    Args:
        data: All bytes of the file.

    Returns:
        The format; "" for text, and for files without pictures.
    """
    if data[4:8] == b"ftyp":
        return _kind_of_brands(data)
    if data[:4] == b"RIFF":
        return RIFF_KINDS.get(data[8:12], "")
    if data[4:8] in VIDEO_BOXES and data[0] < ord(" "):  # no text has such a length
        return "video"
    if kind := next((kind for start, kind in STARTS if data.startswith(start)), ""):
        return kind
    return "SVG" if SVG_START.match(data) else ""


def _kind_of_brands(data: bytes) -> str:
    end = min(int.from_bytes(data[:4]), len(data))
    brands = {data[8:12], *(data[at : at + 4] for at in range(16, end, 4))}
    if brands & AVIF_BRANDS:
        return "AVIF"
    return "HEIF" if brands & HEIF_BRANDS else "video"
