"""Names of files as phones, screenshots and other systems write them.

A name in content is no address, so nearly every character may be in it. Characters that look alike
are the same here: a Mac takes letters and accents apart, and puts narrow spaces into the names of
screenshots.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from unicodedata import category, normalize

from portfolio.paths import files_in, is_file


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
    """Returns the name beside a missing file that is most like its, or nothing without any.

    Args:
        file: The file that is not there.
        suffixes: Endings of the names that may be meant.
    """
    names = [it for it in files_in(file.parent) if it.lower().endswith(suffixes)]
    return next(iter(get_close_matches(file.name, names, n=1, cutoff=0)), "")


def visible(text: str) -> str:
    """Returns a name as it is seen: accents with letters, all spaces alike, nothing hidden."""
    seen = (" " if category(it) == "Zs" else it for it in text if category(it) != "Cf")
    return normalize("NFC", "".join(seen))
