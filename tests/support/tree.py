"""The files of a folder, to compare one with another."""

from pathlib import Path


def tree(folder: Path) -> dict[str, bytes]:
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def changed(before: dict[str, bytes], after: dict[str, bytes]) -> list[str]:
    """Returns the files that only one of two folders has, or that differ."""
    return sorted(it for it in {*before, *after} if before.get(it) != after.get(it))
