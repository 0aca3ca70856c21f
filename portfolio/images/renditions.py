"""Turns the owner's pictures into the sizes and formats of the plan."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from pydantic import BaseModel

from portfolio.atomic_write import write_file
from portfolio.cache import ResultStore
from portfolio.errors import BuildError
from portfolio.images.rendition_plan import (
    STILL_FORMATS,
    VECTOR_FORMATS,
    Rendition,
    formats_of,
    plan_renditions,
)
from portfolio.models.content import Content
from portfolio.models.picture import Picture
from portfolio.paths import CACHE, PLACEHOLDER_COLOURS
from portfolio.picture_files.conversion import (
    DAMAGED,
    convert,
    decode,
    frames,
    open_picture,
    repetitions,
)
from portfolio.picture_files.plain_svg import read_plain_svg
from portfolio.progress import track

RENDITION_STORE = CACHE / "renditions"
"""Shared by every content that is built here, because compressing takes minutes."""


def store_renditions(content: Content, store: Path = RENDITION_STORE) -> set[str]:
    """Makes the renditions that the cache has not, in parallel, and returns the names of all.

    Args:
        content: Whose pictures are meant.
        store: The cache of renditions.
    """
    wanted = _planned(content)
    if missing := _missing(wanted, store):
        _make(missing, store)
    ResultStore(store).delete_unused()
    return set(wanted)


def _planned(content: Content) -> dict[str, Rendition]:
    """Returns the renditions of all pictures in all formats, by name."""
    planned: dict[str, Rendition] = {}
    for picture in shown_pictures(content):
        for form in formats_of(picture):
            planned |= {file.name: file for file in plan_renditions(picture, form)}
    return planned


def _missing(wanted: dict[str, Rendition], store: Path) -> dict[Path, list[Rendition]]:
    """Returns the renditions that the cache has not, by the pictures that they are made of."""
    results = ResultStore(store)
    missing: dict[Path, list[Rendition]] = defaultdict(list)
    for name, file in wanted.items():
        if not results.has(name):
            missing[file.source].append(file)
    return missing


def copy_renditions(wanted: set[str], folder: Path, store: Path = RENDITION_STORE) -> None:
    """Fills a folder with renditions of the cache and deletes all other files.

    Args:
        wanted: Their names, as :func:`store_renditions` returns them.
        folder: Folder in which the pages find them.
        store: The cache of renditions.
    """
    folder.mkdir(parents=True, exist_ok=True)
    present = {file.name for file in folder.iterdir()}
    for name in present - wanted:
        (folder / name).unlink()
    for name in wanted - present:
        write_file(folder / name, (store / name).read_bytes())


def shown_pictures(content: Content) -> Iterator[Picture]:
    """Yields every picture that a page shows in files that the build makes of it.

    Of the phone pictures, the list of projects shows that of its first project only.
    """
    for language in content.languages:
        yield from (picture for picture in _pictures_of(language) if picture.has_files)


def _pictures_of(content: Content) -> Iterator[Picture]:
    for index, project in enumerate(content.projects):
        yield from _within((project.img, None if index else project.phone, project.sections))
    yield from _within(content.experiments)
    yield from _within((content.home.works, content.site.portrait))
    yield from _within(content.resume.basics.portrait)
    for text in content.texts:
        yield from _within((text.body.pictures, text.body.videos, text.body.sections))
    yield from _within(tuple(article.cover for article in content.writing.articles))


def _within(value: object) -> Iterator[Picture]:
    if isinstance(value, Picture):
        yield value
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from _within(getattr(value, name))
    elif isinstance(value, tuple):
        for inner in value:
            yield from _within(inner)


def _make(missing: dict[Path, list[Rendition]], store: Path) -> None:
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(partial(_render, store), missing.values())
        for _ in track(made, "Making pictures", len(missing)):
            pass


def _render(store: Path, files: list[Rendition]) -> None:
    """Makes the renditions of one picture.

    Raises:
        BuildError: The pixels cannot be decoded.
    """
    try:
        _save_all(files, store)
    except DAMAGED as error:
        raise _damaged(files[0].source, error) from None


def require_whole_pictures(content: Content, store: Path = RENDITION_STORE) -> None:
    """Decodes the pictures that a build has still to convert: that shows which were copied whole.

    Args:
        content: Whose pictures are meant.
        store: The cache of renditions.

    Raises:
        BuildError: A picture is damaged, or its end is missing; it names the first.
    """
    for file, (rendition, *_) in _missing(_planned(content), store).items():
        if rendition.format in VECTOR_FORMATS:
            continue
        try:
            decode(file)
        except DAMAGED as error:
            raise _damaged(file, error) from None


def _damaged(file: Path, error: Exception) -> BuildError:
    said = " ".join(str(error).split())
    return BuildError(f"{file}: the picture is damaged ({said}). Copy or export it again.")


def _save_all(files: list[Rendition], store: Path) -> None:
    drawings = [file for file in files if file.format in VECTOR_FORMATS]
    for file in drawings:
        write_file(store / file.name, read_plain_svg(file.source))
    still = [file for file in files if file.format in STILL_FORMATS]
    moving = [file for file in files if file.format == "animation"]
    if still:
        with open_picture(still[0].source) as source:
            image = convert(source)
        sized = {width: _resized(image, width) for width in {file.width for file in still}}
        for file in still:
            _save(sized[file.width], file, store)
    for file in moving:
        _save_animation(file, store)


def _resized(image: Image.Image, width: int) -> Image.Image:
    height = max(1, round(image.height * width / image.width))
    return image.resize((width, height), Image.Resampling.LANCZOS, reducing_gap=3)


def _save(image: Image.Image, file: Rendition, store: Path, **options: object) -> None:
    buffer = BytesIO()
    image.save(buffer, file.name.rpartition(".")[2], **file.encoder_options, **options)
    write_file(store / file.name, buffer.getvalue())


def _save_animation(file: Rendition, store: Path) -> None:
    with open_picture(file.source) as source:
        loop = repetitions(source)
        shown = [(_resized(frame, file.width), duration) for frame, duration in frames(source)]
    (first, *others), durations = zip(*shown, strict=True)
    options = {"save_all": True, "append_images": others, "duration": durations, "loop": loop}
    _save(first, file, store, **options)


def write_placeholder_colors(content: Content, folder: Path) -> None:
    """Writes the average colour of every picture; colours already in the file are kept.

    Args:
        content: Whose pictures are meant.
        folder: Folder of their renditions: the narrowest has the same colour and is read sooner.
    """
    file = PLACEHOLDER_COLOURS
    known = json.loads(file.read_text()) if file.exists() else {}
    pictures = (it for it in shown_pictures(content) if not it.is_vector)
    names = sorted({plan_renditions(picture, STILL_FORMATS[-1])[0].name for picture in pictures})
    # A transparent picture is known, too: its colour is "".
    colors = {it: known[it] if it in known else average_color(folder / it) for it in names}
    write_file(file, json.dumps(colors, indent=1))


def average_color(file: Path) -> str:
    """Returns the average colour as ``#rrggbb``, or "" where a pixel is not opaque."""
    with Image.open(file) as image:
        pixels = image.convert("RGBA")
    if min(pixels.getchannel("A").tobytes()) < 255:
        return ""
    red, green, blue, _ = pixels.resize((1, 1), Image.Resampling.BOX).tobytes()
    return f"#{red:02x}{green:02x}{blue:02x}"
