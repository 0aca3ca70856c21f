"""Sites that owners begin with: the project's content with something deleted or added."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from portfolio.content.file_reader import read
from portfolio.editing.yaml_editor import YamlEditor

Start = Callable[[Path], None]
"""Changes the content of a project's folder."""


def portfolio(project: Path, *words: str) -> str:
    """Runs a command of a project; it has to succeed.

    Returns:
        What it printed.
    """
    command = [sys.executable, "-m", "portfolio", *words]
    result = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def slugs(project: Path) -> list[str]:
    """Returns the names of a project's case studies."""
    return sorted(it.parent.name for it in project.glob("content/projects/*/project.yaml"))


def as_it_is(project: Path) -> None:
    """Changes nothing."""


def delete_the_last(project: Path) -> None:
    """Deletes a case study."""
    delete_projects(project, slugs(project)[-1:])


def delete_all_but_one(project: Path) -> None:
    """Leaves one case study."""
    delete_projects(project, slugs(project)[1:])


def delete_all(project: Path) -> None:
    """Leaves no case study."""
    delete_projects(project, slugs(project))


def delete_projects(project: Path, names: list[str]) -> None:
    """Deletes case studies with the owner's command."""
    for slug in names:
        portfolio(project, "delete", "project", slug, "--yes")


def empty_lists(*places: tuple[str, tuple[str, ...]]) -> Start:
    """Returns a start without the items of some lists, each given by file and keys."""

    def start(project: Path) -> None:
        for name, keys in places:
            file = project / "content" / name
            editor = YamlEditor(file.read_text())
            while editor.length(*keys):
                editor.remove((*keys, 0))
            file.write_text(editor.text)

    return start


def add_experiments(project: Path) -> None:
    """Adds experiments until there are twelve."""
    present = len(read(project / "content/experiments.yaml", project).data)
    for number in range(present, 12):
        portfolio(project, "new", "experiment", f"Experiment {number}")


def remove_image_sliders(project: Path) -> None:
    """Removes every section of one kind, with which an npm package is no longer used."""
    for slug in slugs(project):
        file = project / "content/projects" / slug / "project.yaml"
        editor = YamlEditor(file.read_text())
        for index in reversed(range(editor.length("sections"))):
            if editor.value("sections", index, "kind") == "image-slider":
                editor.remove(("sections", index))
        file.write_text(editor.text)


def remove_what_uses_gsap(project: Path) -> None:
    """Leaves no page that uses GSAP: no case study, and no skill with a logo that moves."""
    delete_all(project)
    file = project / "content/resume.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"skills": []}))


SOCIAL = ("site.yaml", ("social",))
EXPERIMENTS = ("experiments.yaml", ())
SPRITES = ("home.yaml", ("playground", "sprites"))

STARTS: dict[str, Start] = {
    "as it is": as_it_is,
    "one case study deleted": delete_the_last,
    "one case study": delete_all_but_one,
    "no image slider": remove_image_sliders,
    "no social links": empty_lists(SOCIAL),
    "no experiments": empty_lists(EXPERIMENTS),
    "twelve experiments": add_experiments,
    "no sprites": empty_lists(SPRITES),
    "no case studies": delete_all,
    "no GSAP": remove_what_uses_gsap,
}
"""In an order in which each follows on what the builds before it have left."""

NOTHING = empty_lists(SOCIAL, EXPERIMENTS, SPRITES)
"""Without all that can be left out, but for the case studies."""
