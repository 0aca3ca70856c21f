"""Adds a sticker of the owner's own to the playground."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import hypot
from pathlib import Path
from string import Template
from typing import NamedTuple

from portfolio.atomic_write import write_file, write_files
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.models.home import Home
from portfolio.models.playground import Placement, RestingPlaces
from portfolio.models.resting_places import arranged
from portfolio.stickers.outline import vertices_json
from portfolio.stickers.preview import draw_preview
from portfolio.stickers.sticker_svg import TracedDrawing, UselessDrawingError, trace_drawing

ENTRY = Template("""\
name: $name
label: $label
image: /svg/$slug.svg
outline: /vertices/$slug-path.json
frictionAir: 0
restitution: 0.5
still:
  wide: $wide
  narrow: $narrow
""")

PREVIEWS = Path(".cache") / "sprites"
"""Folder of the pictures that show what became of a drawing, beside ``content/``."""

Screen = tuple[int, int]

WIDE, NARROW = (1440, 750), (390, 383)
"""Width and height of the stages on which places are compared: of a desk and of a phone."""

OVERLAP = 0.25
"""Share of the distance between two stickers that touch by which they may lie nearer."""


class AddedSticker(NamedTuple):
    """The sticker that was added.

    Attributes:
        name: What the sticker is called.
        files: What was written, the content last.
        preview: A picture of the sticker and its outline; no part of the site.
        points: Corners of its outline.
        is_free: False if it covers something without JavaScript.
    """

    name: str
    files: tuple[Path, ...]
    preview: Path
    points: int
    is_free: bool


def add_sticker(drawing: Path, name: str | None, site: Content, content: Path) -> AddedSticker:
    """Makes a drawing the last sticker of the playground, or changes nothing at all.

    Args:
        drawing: The SVG file.
        name: What the sticker is called; by default after the file.
        site: The content as it is.
        content: Folder of ``home.yaml``, with ``assets/`` beside it.

    Raises:
        CommandError: The name is taken or not allowed, the list cannot be added to, or what the
            drawing paints makes no sticker; its picture has been drawn.
        DrawingError: The drawing is unsafe, or has no view box.
        OSError: A file cannot be read or written.
    """
    name = name or _name_after(drawing)
    slug = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_+", "-", name).strip("-").lower()
    assets = content.parent / "assets"
    picture, outline = assets / "svg" / f"{slug}.svg", assets / "vertices" / f"{slug}-path.json"
    _refuse_taken(name, site.home, (picture, outline))
    preview = content.parent / PREVIEWS / f"{slug}.png"
    traced = _traced(drawing, preview, has_border=site.theme.shape.edge > 0)
    resting, is_free = next_place(site)
    page = content / "home.yaml"
    texts = {
        picture: traced.svg,
        outline: vertices_json(traced.outline),
        page: _with_entry(page, name, slug, resting),
    }
    write_files(texts)
    write_file(preview, draw_preview(traced.svg, traced.outline))
    return AddedSticker(name, tuple(texts), preview, len(traced.outline), is_free)


def _traced(drawing: Path, preview: Path, *, has_border: bool) -> TracedDrawing:
    try:
        return trace_drawing(drawing, has_border=has_border)
    except UselessDrawingError as error:
        write_file(preview, draw_preview(error.svg))
        shown = preview.relative_to(preview.parents[2])
        message = f"{error}\n{shown} shows how it is seen, and what of it counts."
        raise CommandError(message) from error


def _name_after(drawing: Path) -> str:
    """Returns e.g. ``spaceCat`` for ``Space cat.svg``."""
    first, *rest = re.findall(r"[A-Za-z0-9]+", drawing.stem) or [""]
    return first[:1].lower() + first[1:] + "".join(word[:1].upper() + word[1:] for word in rest)


def _refuse_taken(name: str, home: Home, files: tuple[Path, ...]) -> None:
    if not re.fullmatch(r"[a-zA-Z][a-zA-Z0-9_]*", name):
        raise CommandError(
            f"{name!r} is no name for a sticker. Give it one of letters and digits with --name, "
            "such as --name spaceCat."
        )
    if any(sticker.name == name for sticker in home.playground.sprites):
        raise CommandError(f"There is a sticker {name} already. Give another name with --name.")
    for file in files:
        if file.exists():
            place = file.relative_to(file.parents[2])
            raise CommandError(f"{place} is there already. Give another name with --name.")


def _with_entry(page: Path, name: str, slug: str, resting: RestingPlaces) -> str:
    wide, narrow = map(_yaml, (resting.wide, resting.narrow))
    label = slug.replace("-", " ").capitalize()
    item = ENTRY.substitute(name=name, label=label, slug=slug, wide=wide, narrow=narrow)
    editor = YamlEditor(page.read_bytes().decode())
    try:
        editor.append(("playground", "sprites"), item)
    except (LookupError, ValueError) as error:
        raise CommandError(f"{page.name} is left as it is: {error}.") from error
    return editor.text


def _yaml(place: Placement) -> str:
    return f"{{ x: {place.x}, y: {place.y}, size: {place.size}, rotate: {place.rotate:g} }}"


def next_place(site: Content) -> tuple[RestingPlaces, bool]:
    """Chooses the first free place of the theme for each width of screen.

    Returns:
        The places, and whether both are free; where all are taken, stickers share them in turn.
    """
    playground = arranged(site.home.playground, site.theme)
    taken = [sticker.still for sticker in playground.sprites if sticker.still]
    if playground.drops_bolts and playground.bolt.still:
        taken.append(playground.bolt.still)
    places = site.theme.sticker_places
    wide = _free(places.wide, [resting.wide for resting in taken], WIDE)
    narrow = _free(places.narrow, [resting.narrow for resting in taken], NARROW)
    resting = RestingPlaces(
        wide=wide or places.wide[len(taken) % len(places.wide)],
        narrow=narrow or places.narrow[len(taken) % len(places.narrow)],
    )
    return resting, bool(wide and narrow)


def _free(
    places: Sequence[Placement], taken: Sequence[Placement], screen: Screen
) -> Placement | None:
    """Returns the first place on which no sticker lies."""
    free = (it for it in places if not any(_overlap(it, other, screen) for other in taken))
    return next(free, None)


def _overlap(one: Placement, other: Placement, screen: Screen) -> bool:
    """Returns whether one sticker would lie on another; stickers are round rather than square."""
    (x, y), (other_x, other_y) = _center(one, screen), _center(other, screen)
    touching = (one.size + other.size) / 2
    return hypot(x - other_x, y - other_y) < touching * (1 - OVERLAP)


def _center(place: Placement, screen: Screen) -> tuple[float, float]:
    width, height = screen
    left, top = _pixels(place.x, width, screen), _pixels(place.y, height, screen)
    return left + place.size / 2, top + place.size / 2


def _pixels(length: str, whole: int, screen: Screen) -> float:
    """Returns a CSS length in pixels; percentages are of the width or the height."""
    width, height = screen
    number = length.rstrip("%pxvwsh")
    units = {"%": whole / 100, "vw": width / 100, "svh": height / 100, "px": 1}
    return float(number) * units[length.removeprefix(number)]
