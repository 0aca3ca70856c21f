"""Says what a file is by its bytes; its name may say anything."""

from __future__ import annotations

STARTS = (
    (b"\xff\xd8\xff", "JPEG"),
    (b"\x89PNG\r\n\x1a\n", "PNG"),
    (b"GIF87a", "GIF"),
    (b"GIF89a", "GIF"),
    (b"II*\0", "TIFF"),
    (b"MM\0*", "TIFF"),
    (b"II+\0", "TIFF"),
    (b"MM\0+", "TIFF"),
    (b"IIRO", "TIFF"),
    (b"IIU\0", "TIFF"),
    (b"FUJIFILMCCD-RAW", "TIFF"),
    (b"8BPS", "Photoshop"),
    (b"BM", "BMP"),
    (b"\xff\x0a", "JPEG XL"),
    (b"\0\0\0\x0cJXL ", "JPEG XL"),
    (b"\0\0\0\x0cjP  ", "JPEG 2000"),
    (b"\xff\x4f\xff\x51", "JPEG 2000"),
    (b"\x1a\x45\xdf\xa3", "Matroska"),
    (b"\x1f\x8b", "gzip"),
    (b"%PDF", "PDF"),
)
RIFF_KINDS = {b"WEBP": "WEBP", b"AVI ": "AVI"}
AVIF_BRANDS = {b"avif", b"avis"}
HEIF_BRANDS = {b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1"}
RAW_BRANDS = {b"crx "}
FILM_BOXES = {b"moov", b"mdat", b"wide", b"free", b"skip", b"pnot"}
"""Boxes that old films begin with."""

HEAD_BYTES = 1024
"""Bytes at the start of a file that are looked at."""


def file_kind(head: bytes) -> str:
    """Returns the format of a file, in Pillow's words where it has one, "film" for MP4 and alike.

    Args:
        head: The first bytes of the file, `HEAD_BYTES` or all.

    Returns:
        The format; "" for text, and for files without pictures.
    """
    if head[4:8] == b"ftyp":
        return _kind_of_brands(head)
    if head[:4] == b"RIFF":
        return RIFF_KINDS.get(head[8:12], "")
    if head[4:8] in FILM_BOXES:
        return "film"
    if kind := next((kind for start, kind in STARTS if head.startswith(start)), ""):
        return kind
    return "SVG" if b"<svg" in head or b":svg" in head else ""


def _kind_of_brands(head: bytes) -> str:
    end = min(int.from_bytes(head[:4]), len(head))
    brands = {head[8:12], *(head[at : at + 4] for at in range(16, end, 4))}
    if brands & AVIF_BRANDS:
        return "AVIF"
    if brands & HEIF_BRANDS:
        return "HEIF"
    return "TIFF" if brands & RAW_BRANDS else "film"
