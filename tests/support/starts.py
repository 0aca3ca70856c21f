"""Sites that owners begin with: content with something deleted or added."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

from portfolio.editing.yaml_editor import YamlEditor

Start = Callable[[Path], None]
"""Changes a content folder."""
LISTS: dict[str, tuple[str, ...]] = {
    "site.yaml": ("social",),
    "experiments.yaml": (),
    "home.yaml": ("playground", "sprites"),
}
"""Lists that may be empty: the file of each, and its keys."""


def slugs(content: Path) -> list[str]:
    return sorted(it.parent.name for it in content.glob("projects/*/project.yaml"))


def with_one_study(content: Path) -> None:
    _delete(content, slugs(content)[1:])


def without_anything(content: Path) -> None:
    """Leaves nothing of what can be left out."""
    _delete(content, slugs(content))
    for name, keys in LISTS.items():
        file = content / name
        editor = YamlEditor(file.read_text())
        while editor.length(*keys):
            editor.remove((*keys, 0))
        file.write_text(editor.text)
    resume = content / "resume.json"
    resume.write_text(json.dumps(json.loads(resume.read_text()) | {"skills": []}))


def _delete(content: Path, studies: list[str]) -> None:
    """Deletes case studies as the owner's command does, which takes a second for each."""
    for slug in studies:
        shutil.rmtree(content / "projects" / slug)
    for file in (*content.rglob("*.yaml"), content / "resume.json"):
        gone = "|".join(map(re.escape, studies))
        text = re.sub(rf"/projects/(?:{gone})\b", "/projects", file.read_text())
        file.write_text(re.sub(rf"\.\./(?:{gone})/[\w-]+\.webp", "desktop.webp", text))
