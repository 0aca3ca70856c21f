"""Replaces a piece of a text that has to be there."""

from __future__ import annotations


def replace_once(text: str, old: str, new: str, file: str) -> str:
    """Returns a text whose first occurrence of a piece is replaced.

    Args:
        text: What a file holds.
        old: The piece.
        new: What takes its place.
        file: The file, for the error.

    Raises:
        ValueError: The text does not hold the piece.
    """
    if old not in text:
        raise ValueError(f"Expected {old!r} in {file}, where something else was to replace it.")
    return text.replace(old, new, 1)
