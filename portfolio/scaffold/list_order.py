"""The order of the projects list: numbers in the files, which comments around them survive."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.project import Project
from portfolio.scaffold.new_files import load_valid


def project_file(slug: str) -> Path:
    """Returns the file of a project, within the content folder."""
    return Path("projects") / slug / "project.yaml"


def make_room(changes: Changes, projects: Sequence[Project], place: int) -> int:
    """Frees a place in the list, and returns its number.

    Numbers change only where they are in the way: they may have gaps, and projects behind the
    place that have none keep none.

    Args:
        changes: Gets the changed files.
        projects: The other projects in their order.
        place: The place, from 1.
    """
    number = 0
    for project in projects[: place - 1]:
        number = project.order or _set(changes, project, number + 1)
    number = free = number + 1
    for project in projects[place - 1 :]:
        if project.order is None or project.order > number:
            break
        number = _set(changes, project, number + 1)
    return free


def move_project(content: Path, slug: str, place: int) -> list[Project]:
    """Moves a project to a place in the list, and returns all in their new order.

    Raises:
        CommandError: There is no such project, or the content is not valid; nothing is changed.
    """
    projects = load_valid(content).projects
    moved = next((it for it in projects if it.slug == slug), None)
    if not moved:
        known = ", ".join(it.slug for it in projects) or "none"
        raise CommandError(f"There is no project {slug}; there are: {known}.")
    others = [it for it in projects if it is not moved]
    changes = Changes(content)
    _set(changes, moved, make_room(changes, others, place))
    changes.apply()
    return [*others[: place - 1], moved, *others[place - 1 :]]


def _set(changes: Changes, project: Project, order: int) -> int:
    """Writes the number of a project into its file, and returns it."""
    file = project_file(project.slug)
    editor = YamlEditor(changes.text(file))
    if project.order is None:
        editor.insert_keys((), f"order: {order}\n")
    else:
        editor.set(("order",), order)
    changes.write(file, editor.text)
    return order
