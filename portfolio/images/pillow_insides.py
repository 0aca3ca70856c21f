"""All that this project uses of Pillow beyond its public names: the decoder of AVIF files.

It may change with every release; importing this module fails where it is missing.
"""

from __future__ import annotations

import PIL

from portfolio.errors import BuildError

TESTED = "13.0"
"""The release of Pillow that this was tried with."""

FIELDS = 7
"""What the decoder says of a file: size, frames, mode, colour profile, EXIF, orientation, XMP."""


def _unexpected_release(problem: str) -> BuildError:
    return BuildError(
        f"Pillow {TESTED} is expected, and Pillow {PIL.__version__} is installed: {problem}. "
        "Install the release that requirements.txt names, or change pillow_insides.py."
    )


try:
    from PIL._avif import AvifDecoder
except ImportError as error:
    raise _unexpected_release(str(error)) from error


def avif_metadata(data: bytes) -> tuple[bytes | None, bytes | None]:
    """Returns the EXIF and the XMP data of an AVIF file, byte for byte as they are in it.

    The public ``info`` of a picture has other EXIF data where the file's contradict its turn.

    Raises:
        SyntaxError: It is no AVIF.
        BuildError: The decoder answers otherwise than that of the release that is expected.
    """
    fields = AvifDecoder(data, "auto", 1).get_info()
    if len(fields) != FIELDS:
        raise _unexpected_release(f"its AVIF decoder has {len(fields)} fields and not {FIELDS}")
    *_, exif, _, xmp = fields
    return exif, xmp
