"""Takes the metadata out of the pictures, drawings and films that are published as they are.

Renditions of pictures have none: they are made of the pixels. What lies in ``assets/`` is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import click

from portfolio.images.film_metadata import without_film_metadata
from portfolio.images.metadata import FORMATS
from portfolio.images.svg_metadata import without_svg_metadata

FILMS = (".mp4", ".m4v", ".mov")
MADE_HERE = ("generated", "share", "icons")
"""Folders of an exported site whose files the build has drawn itself."""


def remove_metadata(site: Path) -> None:
    """Changes the files of an exported site in place; those without metadata are not written.

    Args:
        site: The exported site.
    """
    for file in sorted(it for it in site.rglob("*.*") if it.is_file()):
        if file.relative_to(site).parts[0] not in MADE_HERE:
            _clean(file)


def _clean(file: Path) -> None:
    strip = _strip(file.suffix.lower())
    if not strip:
        return
    data = file.read_bytes()
    try:
        cleaned = strip(data)
    except (ValueError, IndexError, OSError, SyntaxError) as error:
        click.echo(
            f"{file.name} is published as it is, with what it says of you: {error}", err=True
        )
        return
    if cleaned != data:
        file.write_bytes(cleaned)


def _strip(suffix: str) -> Callable[[bytes], bytes] | None:
    if suffix in FILMS:
        return without_film_metadata
    return without_svg_metadata if suffix == ".svg" else FORMATS.get(suffix)
