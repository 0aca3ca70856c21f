"""Names of files as phones, screenshots and other systems write them.

A name in content is no address, so nearly every character may be in it. Characters that look alike
are the same here: a Mac takes letters and accents apart, and puts narrow spaces into the names of
screenshots.
"""

from __future__ import annotations

from difflib import SequenceMatcher, get_close_matches
from pathlib import Path
from unicodedata import category, normalize

from portfolio.invisible_characters import describe
from portfolio.paths import files_in, is_file

HARDLY = 0.8
"""Ratio of what two names have in common from which on their difference is hard to see."""


def find_file(folder: Path, path: str) -> Path:
    """Returns the file at a path, or the only one whose name looks the same.

    Args:
        folder: The folder that the path starts from.
        path: Names of folders and of the file; where there is no such file it is returned as it is.
    """
    file = folder / path
    if is_file(file):
        return file
    folders = [part for part in Path(path).parts[:-1] if part != "."]
    try:
        above = _find_folder(folder, folders)
    except OSError:  # a name that is longer than the system allows
        return file
    alike = [it for it in files_in(above) if visible(it) == visible(file.name)]
    return above / alike[0] if len(alike) == 1 else file


def _find_folder(folder: Path, parts: list[str]) -> Path:
    for part in parts:
        inner = folder / part
        if not inner.is_dir() and folder.is_dir():
            alike = [it for it in folder.iterdir() if visible(it.name) == visible(part)]
            inner = alike[0] if len(alike) == 1 else inner
        folder = inner
    return folder


def nearest_file(file: Path, suffixes: tuple[str, ...] = ("",)) -> str:
    """Returns the name beside a missing file that is most like its, and where the two differ.

    Args:
        file: The file that is not there.
        suffixes: Endings of the names that may be meant.

    Returns:
        Nothing if there is no such file.
    """
    names = [it for it in files_in(file.parent) if it.lower().endswith(suffixes)]
    similar = get_close_matches(file.name, names, n=1, cutoff=0)
    return "; ".join(filter(None, (*similar, *(difference(file.name, it) for it in similar))))


def visible(text: str) -> str:
    """Returns a name as it is seen: accents with letters, all spaces alike, nothing hidden."""
    seen = (" " if category(it) == "Zs" else it for it in text if category(it) != "Cf")
    return normalize("NFC", "".join(seen))


def difference(found: str, expected: str) -> str:
    """Returns in words where two names differ, if that can hardly be seen; else nothing.

    Args:
        found: The name that was written.
        expected: The name of the file.
    """
    pairs = zip(f"{found}\0", f"{expected}\0", strict=False)
    one, other = next(((a, b) for a, b in pairs if a != b), ("", ""))
    if (one + other).isascii() or SequenceMatcher(None, found, expected).ratio() < HARDLY:
        return ""
    has, writes = (describe(it) if it != "\0" else "nothing" for it in (other, one))
    return f"its name has {has} where this has {writes}"
