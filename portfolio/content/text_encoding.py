"""Decodes a content file: UTF-8, at most 1 MB, no control characters, escapes as JSON has them."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.diagnostics import ContentError, Diagnostic

MAX_BYTES = 1_000_000
"""Largest text file that is parsed."""

CONTROL = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]"
)
"""Controls, line separators, direction overrides, unpaired surrogates."""


def read_text(file: Path, name: str) -> str:
    """Returns the text of a file.

    Raises:
        ContentError: If it is missing, too large, not UTF-8, or holds control characters.
    """
    try:
        if file.stat().st_size > MAX_BYTES:
            raise _error(name, "expected at most 1 MB of text", hint="is it the right file?")
        raw = file.read_bytes()
    except FileNotFoundError:
        raise _error(name, "expected this file; it does not exist") from None
    except OSError as error:
        raise _error(name, f"expected a readable file; {error.strerror}") from None
    text = _decoded(raw, name)
    _without_controls(text, name)
    return text


def _decoded(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = raw[: error.start].decode("utf-8-sig", "replace")
        raise _error(
            name,
            "expected UTF-8 text",
            before,
            found=f"byte 0x{raw[error.start]:02x}",
            hint="save the file with the encoding UTF-8",
        ) from None


def _without_controls(text: str, name: str) -> None:
    if match := CONTROL.search(text):
        raise _error(
            name,
            "expected text without control characters",
            text[: match.start()],
            found=f"U+{ord(match[0]):04X}",
            hint="delete it; it often comes with a paste and cannot be seen",
        )


def join_surrogates(text: str) -> str:
    r"""Returns a text in which two halves of a character, ``\ud83d\ude00`` in JSON, are one."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "surrogatepass")


def _error(
    name: str, message: str, before: str = "", *, found: str = "", hint: str = ""
) -> ContentError:
    lines = before.split("\n")
    place = len(lines), len(lines[-1]) + 1
    return ContentError([Diagnostic(name, *place, "", message, found, hint)])
