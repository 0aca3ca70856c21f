"""Sites that owners begin with: content with something deleted or added."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from portfolio.content.file_reader import read
from portfolio.editing.yaml_editor import YamlEditor

Command = Callable[..., object]
"""Runs a command of the project, given as its words; the command has to succeed."""

Start = Callable[[Path, Command], None]
"""Changes a content folder, partly with the owner's commands."""


def slugs(content: Path) -> list[str]:
    """Returns the names of the case studies in a content folder."""
    return sorted(it.parent.name for it in content.glob("projects/*/project.yaml"))


def unchanged(content: Path, command: Command) -> None:
    """Changes nothing."""


def delete_the_last_study(content: Path, command: Command) -> None:
    """Deletes a case study."""
    _delete(slugs(content)[-1:], command)


def delete_all_studies_but_one(content: Path, command: Command) -> None:
    """Leaves one case study."""
    _delete(slugs(content)[1:], command)


def delete_all_studies(content: Path, command: Command) -> None:
    """Leaves no case study."""
    _delete(slugs(content), command)


def _delete(studies: list[str], command: Command) -> None:
    for slug in studies:
        command("delete", "project", slug, "--yes")


def empty_lists(*places: tuple[str, tuple[str, ...]]) -> Start:
    """Returns a start without the items of some lists, each given by file and keys."""

    def start(content: Path, command: Command) -> None:
        for name, keys in places:
            file = content / name
            editor = YamlEditor(file.read_text())
            while editor.length(*keys):
                editor.remove((*keys, 0))
            file.write_text(editor.text)

    return start


def write_twelve_experiments(content: Path, command: Command) -> None:
    """Writes twelve experiments, each like the first one."""
    file = content / "experiments.yaml"
    first, *_ = read(file, content).data
    file.write_text(json.dumps([first | {"title": f"Experiment {it}"} for it in range(12)]))


def remove_image_sliders(content: Path, command: Command) -> None:
    """Removes every section of one kind, with which an npm package is no longer used."""
    for slug in slugs(content):
        file = content / "projects" / slug / "project.yaml"
        editor = YamlEditor(file.read_text())
        for index in reversed(range(editor.length("sections"))):
            if editor.value("sections", index, "kind") == "image-slider":
                editor.remove(("sections", index))
        file.write_text(editor.text)


def remove_what_uses_gsap(content: Path, command: Command) -> None:
    """Leaves no page that uses GSAP: no case study, and no skill with a logo that moves."""
    delete_all_studies(content, command)
    file = content / "resume.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"skills": []}))


SOCIAL = ("site.yaml", ("social",))
EXPERIMENTS = ("experiments.yaml", ())
STICKERS = ("home.yaml", ("playground", "sprites"))

without_social_links = empty_lists(SOCIAL)
without_experiments = empty_lists(EXPERIMENTS)
without_stickers = empty_lists(STICKERS)
without_lists = empty_lists(SOCIAL, EXPERIMENTS, STICKERS)


def delete_everything(content: Path, command: Command) -> None:
    """Leaves nothing of what can be left out."""
    without_lists(content, command)
    remove_what_uses_gsap(content, command)
