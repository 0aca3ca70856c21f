"""Adds a sticker of the owner's own to the playground."""

from __future__ import annotations

import re
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from string import Template
from typing import NamedTuple

from PIL import Image, ImageDraw

from portfolio.atomic_write import write_file, write_files
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.images.rasterize import rasterize_svg
from portfolio.models.content import Content
from portfolio.models.home import Home
from portfolio.slug import in_latin
from portfolio.stickers.outline import BOX_SIZE, Point, vertices_json
from portfolio.stickers.sticker_svg import trace_drawing

ENTRY = Template("""\
name: $name
label: $label
image: /svg/$slug.svg
outline: /vertices/$slug-path.json
frictionAir: 0
restitution: 0.5
""")

PREVIEWS = Path(".cache") / "sprites"
"""Folder of the pictures that show what became of a drawing, beside ``content/``."""

DENSITY = 3
"""Pixels for each unit of a sticker."""

GROUND, LINE, DOT = "lavender", "deeppink", 3


class AddedSticker(NamedTuple):
    """The sticker that was added.

    Attributes:
        name: What the sticker is called.
        files: What was written, the content last.
        preview: A picture of the sticker and its outline; no part of the site.
        points: Corners of its outline.
    """

    name: str
    files: tuple[Path, ...]
    preview: Path
    points: int


def add_sticker(drawing: Path, name: str | None, site: Content, content: Path) -> AddedSticker:
    """Makes a drawing the last sticker of the playground, or changes nothing at all.

    Args:
        drawing: The SVG file.
        name: What the sticker is called; by default after the file.
        site: The content as it is.
        content: Folder of ``home.yaml``, with ``assets/`` beside it.

    Raises:
        CommandError: The name is taken or not allowed, or the list cannot be added to.
        DrawingError: The drawing is unsafe, or what it paints makes no sticker.
        OSError: A file cannot be read or written.
    """
    name = name or _name_after(drawing)
    slug = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_+", "-", name).strip("-").lower()
    assets = content.parent / "assets"
    picture, outline = assets / "svg" / f"{slug}.svg", assets / "vertices" / f"{slug}-path.json"
    _refuse_taken(name, site.home, (picture, outline))
    preview = content.parent / PREVIEWS / f"{slug}.png"
    traced = trace_drawing(drawing, has_border=site.theme.shape.edge > 0)
    page = content / "home.yaml"
    texts = {
        picture: traced.svg,
        outline: vertices_json(traced.outline),
        page: _with_entry(page, name, slug),
    }
    write_files(texts)
    write_file(preview, draw_preview(traced.svg, traced.outline))
    return AddedSticker(name, tuple(texts), preview, len(traced.outline))


def _name_after(drawing: Path) -> str:
    """Returns e.g. ``spaceCat`` for ``Space cat.svg``, and ``marti`` for ``martı.svg``."""
    first, *rest = re.findall(r"[A-Za-z0-9]+", in_latin(drawing.stem)) or [""]
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


def _with_entry(page: Path, name: str, slug: str) -> str:
    label = slug.replace("-", " ").capitalize()
    item = ENTRY.substitute(name=name, label=label, slug=slug)
    editor = YamlEditor(page.read_bytes().decode())
    try:
        editor.append(("playground", "sprites"), item)
    except (LookupError, ValueError) as error:
        raise CommandError(f"{page.name} is left as it is: {error}.") from error
    return editor.text


def draw_preview(svg: str, outline: Sequence[Point]) -> bytes:
    """Draws a sticker as it is seen and, beside it, pale with its outline, as PNG."""
    side = BOX_SIZE * DENSITY
    sheet = Image.new("RGB", (2 * side, side), GROUND)
    sticker = rasterize_svg(svg, BOX_SIZE, DENSITY)
    sheet.paste(sticker, (0, 0), sticker)
    pale = sticker.getchannel("A").point([alpha * 2 // 5 for alpha in range(256)])
    sheet.paste(sticker, (side, 0), pale)
    draw = ImageDraw.Draw(sheet)
    corners = [((BOX_SIZE + x) * DENSITY, y * DENSITY) for x, y in outline]
    draw.line([*corners, corners[0]], LINE, width=2)
    for x, y in corners:
        draw.ellipse((x - DOT, y - DOT, x + DOT, y + DOT), LINE)
    file = BytesIO()
    sheet.save(file, "PNG", optimize=True)
    return file.getvalue()
