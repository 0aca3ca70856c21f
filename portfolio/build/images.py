"""Turns the owner's pictures into the sizes and formats of the plan."""

from __future__ import annotations

import os
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from PIL import Image
from pydantic import BaseModel
from rich.console import Console
from rich.progress import track

from portfolio.models.content import Content
from portfolio.models.picture import Picture
from portfolio.renditions import FORMATS, Rendition, plan

OPTIONS: dict[str, dict[str, Any]] = {
    "avif": {"quality": 62, "speed": 7},
    "webp": {"quality": 80, "method": 4},
}
"""Flat artwork and type: the qualities at which edges stay clean side by side."""


def make_renditions(content: Content, folder: Path) -> None:
    """Makes what is missing, in parallel, and takes away what no picture needs any more.

    Args:
        content: Whose pictures are wanted.
        folder: Where the renditions lie.
    """
    wanted = {file.name: file for picture in pictures(content) for file in _all(picture)}
    folder.mkdir(parents=True, exist_ok=True)
    for stale in {file.name for file in folder.iterdir()} - set(wanted):
        (folder / stale).unlink()
    missing: dict[Path, list[Rendition]] = defaultdict(list)
    for name, file in wanted.items():
        if not (folder / name).exists():
            missing[file.source].append(file)
    if missing:
        _make(missing, folder)


def pictures(content: Content) -> Iterator[Picture]:
    """Yields every picture that the content names and that has renditions: drawings have none."""
    for project in content.projects:
        yield from (picture for picture in _within(project) if not picture.is_vector)


def _within(value: object) -> Iterator[Picture]:
    if isinstance(value, Picture):
        if value.file.suffix != ".svg":
            yield value
    elif isinstance(value, BaseModel):
        fields = (getattr(value, name) for name in type(value).model_fields)
        yield from chain.from_iterable(map(_within, fields))
    elif isinstance(value, tuple):
        yield from chain.from_iterable(map(_within, value))


def _all(picture: Picture) -> list[Rendition]:
    return [file for format in FORMATS for file in plan(picture, format)]


def _make(missing: dict[Path, list[Rendition]], folder: Path) -> None:
    jobs = [(files, folder) for files in missing.values()]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        done = pool.map(_render, jobs)
        console = Console(stderr=True)
        for _ in track(
            done,
            "Making pictures",
            total=len(jobs),
            console=console,
            disable=not sys.stderr.isatty(),
        ):
            pass


def _render(job: tuple[list[Rendition], Path]) -> None:
    files, folder = job
    with Image.open(files[0].source) as source:
        image = source.convert("RGBA" if source.has_transparency_data else "RGB")
    for file in files:
        height = round(image.height * file.width / image.width)
        resized = image.resize((file.width, height), Image.Resampling.LANCZOS)
        draft = folder / f"{file.name}.part"
        resized.save(draft, file.format, **OPTIONS[file.format])
        draft.replace(folder / file.name)
