"""Sites that owners begin with: content with something deleted or added."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from portfolio.content.file_reader import read
from portfolio.editing.yaml_editor import YamlEditor

Start = Callable[[Path], None]
"""Changes a content folder."""


def slugs(content: Path) -> list[str]:
    """Returns the names of the case studies in a content folder."""
    return sorted(it.parent.name for it in content.glob("projects/*/project.yaml"))


def unchanged(content: Path) -> None:
    """Changes nothing."""


def without_the_last_study(content: Path) -> None:
    """Deletes a case study."""
    _delete(content, slugs(content)[-1:])


def with_one_study(content: Path) -> None:
    """Leaves one case study."""
    _delete(content, slugs(content)[1:])


def without_studies(content: Path) -> None:
    """Leaves no case study."""
    _delete(content, slugs(content))


def _delete(content: Path, studies: list[str]) -> None:
    """Deletes case studies as the owner's command does, which takes a second for each."""
    for slug in studies:
        shutil.rmtree(content / "projects" / slug)
    for file in (*content.rglob("*.yaml"), content / "resume.json"):
        gone = "|".join(map(re.escape, studies))
        text = re.sub(rf"/projects/(?:{gone})\b", "/projects", file.read_text())
        file.write_text(re.sub(rf"\.\./(?:{gone})/[\w-]+\.webp", "desktop.webp", text))


def empty_list(name: str, *keys: str) -> Start:
    """Returns a start without the items of a list, given by its file and keys."""

    def start(content: Path) -> None:
        file = content / name
        editor = YamlEditor(file.read_text())
        while editor.length(*keys):
            editor.remove((*keys, 0))
        file.write_text(editor.text)

    return start


def with_twelve_experiments(content: Path) -> None:
    """Writes twelve experiments, each like the first one."""
    file = content / "experiments.yaml"
    first, *_ = read(file, content).data
    file.write_text(json.dumps([first | {"title": f"Experiment {it}"} for it in range(12)]))


def without_image_sliders(content: Path) -> None:
    """Removes every section of one kind, with which an npm package is no longer used."""
    for slug in slugs(content):
        file = content / "projects" / slug / "project.yaml"
        editor = YamlEditor(file.read_text())
        for index in reversed(range(editor.length("sections"))):
            if editor.value("sections", index, "kind") == "image-slider":
                editor.remove(("sections", index))
        file.write_text(editor.text)


def without_skills(content: Path) -> None:
    """Leaves no skill, some of which have a logo that moves."""
    file = content / "resume.json"
    file.write_text(json.dumps(json.loads(file.read_text()) | {"skills": []}))


without_social_links = empty_list("site.yaml", "social")
without_experiments = empty_list("experiments.yaml")
without_stickers = empty_list("home.yaml", "playground", "sprites")


def without_anything(content: Path) -> None:
    """Leaves nothing of what can be left out."""
    without_social_links(content)
    without_experiments(content)
    without_stickers(content)
    without_studies(content)
    without_skills(content)
