"""Adds a sprite of the owner's own to the playground."""

from __future__ import annotations

import re
from pathlib import Path
from string import Template
from typing import NamedTuple

from portfolio.atomic_write import write_file, write_files
from portfolio.editing.yaml_list import append
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.models.home import Home
from portfolio.models.playground import Placement, StillLayout
from portfolio.scaffold.free_place import next_place
from portfolio.sprites.outline import vertices_json
from portfolio.sprites.preview import draw_preview
from portfolio.sprites.sprite_svg import Sprite, UselessDrawingError, sprite_of

ENTRY = Template("""\
name: $name
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


class UselessSpriteError(CommandError):
    """What a drawing paints makes no sprite."""

    def __init__(self, error: UselessDrawingError, preview: Path) -> None:
        shown = preview.relative_to(preview.parents[2])
        super().__init__(f"{error}\n{shown} shows how it is seen, and what of it counts.")


class AddedSprite(NamedTuple):
    """The sprite that was added.

    Attributes:
        name: What the sprite is called.
        files: What was written, the content last.
        preview: A picture of the sprite and its outline; no part of the site.
        points: Corners of its outline.
        is_free: False if it covers something in the still layout.
    """

    name: str
    files: tuple[Path, ...]
    preview: Path
    points: int
    is_free: bool


def add_sprite(drawing: Path, name: str | None, site: Content, content: Path) -> AddedSprite:
    """Makes a drawing the last sprite of the playground, or changes nothing at all.

    Args:
        drawing: The SVG file.
        name: What the sprite is called; by default after the file.
        site: The content as it is.
        content: Folder of ``home.yaml``, with ``assets/`` beside it.

    Raises:
        CommandError: The name is taken or not allowed, or the list cannot be added to.
        UselessSpriteError: What the drawing paints makes no sprite; its picture has been drawn.
        DrawingError: The drawing is unsafe, or has no view box.
        OSError: A file cannot be read or written.
    """
    name = name or _name_after(drawing)
    slug = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_+", "-", name).strip("-").lower()
    assets = content.parent / "assets"
    picture, outline = assets / "svg" / f"{slug}.svg", assets / "vertices" / f"{slug}-path.json"
    _refuse_taken(name, site.home, (picture, outline))
    preview = content.parent / PREVIEWS / f"{slug}.png"
    sprite = _sprite_of(drawing, preview)
    layout, is_free = next_place(site)
    page = content / "home.yaml"
    texts = {
        picture: sprite.svg,
        outline: vertices_json(sprite.outline),
        page: _with_entry(page, name, slug, layout),
    }
    write_files(texts)
    write_file(preview, draw_preview(sprite.svg, sprite.outline))
    return AddedSprite(name, tuple(texts), preview, len(sprite.outline), is_free)


def _sprite_of(drawing: Path, preview: Path) -> Sprite:
    try:
        return sprite_of(drawing)
    except UselessDrawingError as error:
        write_file(preview, draw_preview(error.svg))
        raise UselessSpriteError(error, preview) from error


def _name_after(drawing: Path) -> str:
    """Returns e.g. ``spaceCat`` for ``Space cat.svg``."""
    first, *rest = re.findall(r"[A-Za-z0-9]+", drawing.stem) or [""]
    return first[:1].lower() + first[1:] + "".join(word[:1].upper() + word[1:] for word in rest)


def _refuse_taken(name: str, home: Home, files: tuple[Path, ...]) -> None:
    if not re.fullmatch(r"[a-zA-Z][a-zA-Z0-9_]*", name):
        raise CommandError(
            f"{name!r} is no name for a sprite. Give it one of letters and digits with --name, "
            "such as --name spaceCat."
        )
    if any(sprite.name == name for sprite in home.playground.sprites):
        raise CommandError(f"There is a sprite {name} already. Give another name with --name.")
    for file in files:
        if file.exists():
            place = file.relative_to(file.parents[2])
            raise CommandError(f"{place} is there already. Give another name with --name.")


def _with_entry(page: Path, name: str, slug: str, layout: StillLayout) -> str:
    wide, narrow = map(_yaml, (layout.wide, layout.narrow))
    item = ENTRY.substitute(name=name, slug=slug, wide=wide, narrow=narrow)
    try:
        return append(page.read_bytes().decode(), ("playground", "sprites"), item)
    except (LookupError, ValueError) as error:
        raise CommandError(f"{page.name} is left as it is: {error}.") from error


def _yaml(place: Placement) -> str:
    return f"{{ x: {place.x}, y: {place.y}, size: {place.size}, rotate: {place.rotate:g} }}"
