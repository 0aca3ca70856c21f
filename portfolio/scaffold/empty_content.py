"""Takes the sample case studies out of a copy of the content."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from portfolio.editing.yaml_editor import YamlEditor
from portfolio.scaffold.project import ProjectOptions, new_project

SAMPLE_ONLY = ("artwork", "assets/video")
"""Folders of the project that only the sample case studies need."""

EXAMPLE = "Example project"
ABOUT_PROJECTS = "Placeholder: one sentence about your case studies, for search results."


def drop_samples(content: Path) -> None:
    """Leaves one commented example in place of the sample case studies.

    Links of the resume that led to them are taken out.
    """
    projects = content / "projects"
    dropped = {f"/projects/{folder.name}" for folder in projects.iterdir()}
    shutil.rmtree(projects)
    projects.mkdir()
    resume = content / "resume.json"
    words = _without_links(json.loads(resume.read_text(encoding="utf-8")), dropped)
    resume.write_text(json.dumps(words, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    site = YamlEditor((content / "site.yaml").read_text(encoding="utf-8"))
    site.set(("projects", "description"), ABOUT_PROJECTS)
    (content / "site.yaml").write_text(site.text, encoding="utf-8")
    new_project(content, ProjectOptions(EXAMPLE))
    for name in SAMPLE_ONLY:
        shutil.rmtree(content.parent / name, ignore_errors=True)


def _without_links(value: Any, dropped: set[str]) -> Any:
    if isinstance(value, dict):
        return {
            key: _without_links(inner, dropped)
            for key, inner in value.items()
            if not (isinstance(inner, str) and inner in dropped)
        }
    if isinstance(value, list):
        return [_without_links(item, dropped) for item in value]
    return value
