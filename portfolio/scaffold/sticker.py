"""Adds a sticker of the owner's own to the playground."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from string import Template

from portfolio.atomic_write import write_files
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.models.home import Home
from portfolio.slug import in_latin
from portfolio.stickers.outline import vertices_json
from portfolio.stickers.sticker_svg import trace_drawing

ENTRY = Template("""\
name: $name
label: $label
image: /svg/$slug.svg
outline: /vertices/$slug-path.json
frictionAir: 0
restitution: 0.5
""")


def add_sticker(
    drawing: Path, name: str | None, site: Content, content: Path, project: str | None = None
) -> tuple[str, tuple[Path, ...]]:
    """Makes a drawing the last sticker of the playground, or changes nothing at all.

    Args:
        drawing: The SVG file.
        name: What the sticker is called; by default after the file.
        site: The content as it is.
        content: Folder of ``home.yaml``, with ``assets/`` beside it.
        project: Slug of a project whose sticker it becomes instead.

    Returns:
        What the sticker is called, and the files that were written, the content last.

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
    traced = trace_drawing(drawing, has_border=site.theme.shape.edge > 0)
    texts = {picture: traced.svg, outline: vertices_json(traced.outline)}
    if project:
        file = content / "projects" / project / "project.yaml"
        texts[file] = _of_project(file, slug, [it.slug for it in site.projects])
    else:
        page = content / "home.yaml"
        texts[page] = _with_entry(page, name, slug)
    write_files(texts)
    return name, tuple(texts)


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


def _of_project(file: Path, slug: str, known: Sequence[str]) -> str:
    """Returns the file of a project that names the sticker, in the place of one that it has."""
    if not file.is_file():
        have = ", ".join(known)
        raise CommandError(f"There is no project {file.parent.name}. Name one of these: {have}.")
    editor, address = YamlEditor(file.read_bytes().decode()), f"/svg/{slug}.svg"
    try:
        if editor.value("sticker") is None:
            editor.insert_keys((), f"sticker: {address}\n")
        else:
            editor.set(("sticker",), address)
    except KeyError as error:
        raise CommandError(
            f"{file.name} does not have one key a line; it stays as it is."
        ) from error
    return editor.text


def _with_entry(page: Path, name: str, slug: str) -> str:
    label = slug.replace("-", " ").capitalize()
    item = ENTRY.substitute(name=name, label=label, slug=slug)
    editor = YamlEditor(page.read_bytes().decode())
    try:
        editor.append(("playground", "sprites"), item)
    except (LookupError, ValueError) as error:
        raise CommandError(f"{page.name} is left as it is: {error}.") from error
    return editor.text
