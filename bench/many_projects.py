"""Adds many case studies to a site at once, to measure how builds grow."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.palettes import palettes
from portfolio.content.themes import default_theme
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.scaffold import placeholder_pictures
from portfolio.scaffold.project import ProjectOptions, new_project

TITLE = "Bench {}"


def add_projects(content: Path, count: int) -> None:
    """Adds case studies until there are ``Bench 0`` and all others below a number.

    The owner's command makes the first. It reads the whole content each time, so the others are
    copies of that one, each with a title, a place in the list and pictures of its own.

    Args:
        content: The content folder of a valid site.
        count: How many there are in the end, those of earlier calls counted.
    """
    first = content / "projects" / "bench-0" / "project.yaml"
    if count and not first.exists():
        new_project(content, ProjectOptions(TITLE.format(0)))
    for number in range(1, count):
        _copy(first.read_text(), first.parent.with_name(f"bench-{number}"), number)


def _copy(first: str, folder: Path, number: int) -> None:
    """Writes a case study that is called as another, with another number."""
    if folder.exists():
        return
    folder.mkdir()
    title, palette = TITLE.format(number), palettes(default_theme())[0]
    editor = YamlEditor(first.replace(TITLE.format(0), title))
    editor.set(("order",), int(editor.value("order") or 0) + number)
    (folder / "project.yaml").write_text(editor.text)
    for name in placeholder_pictures.PICTURE_SIZES:
        picture = placeholder_pictures.draw(name, title, palette)
        (folder / f"{name}.webp").write_bytes(picture)
