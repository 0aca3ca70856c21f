"""Takes out of a copy of the project what only its sample needs."""

from __future__ import annotations

import shutil
from pathlib import Path

from portfolio.editing.yaml_editor import YamlEditor
from portfolio.scaffold.new_files import TEMPLATES
from portfolio.scaffold.project import ProjectOptions, new_project

SAMPLE_ONLY = (
    *("artwork", "assets/video", "assets/lab", "assets/loops", "content/pages"),
    "tests/js/lab-*.test.js",
)
"""Folders and files that only the sample case studies and experiments need."""

EXAMPLE = "Example project"

TEXTS = {
    "site.yaml": {
        ("tagline",): "Placeholder: what you are",
        ("description",): "Placeholder: one sentence about this site, for search results.",
        ("projects", "description"): "Placeholder: one sentence about your case studies.",
        ("projects", "text"): "Placeholder: what there is to see here.",
        ("experiments", "description"): "Placeholder: one sentence about your experiments.",
        ("experiments", "text"): "Placeholder: what there is to play with.",
    },
    "home.yaml": {
        ("description",): "Placeholder: one sentence about you, for search results.",
        ("text",): "Placeholder: who you are. {tap}, {stir}, {trip}, then check out the projects.",
    },
}
"""Texts of the sample that say something of its owner, each with what is put there."""


def drop_samples(project: Path) -> None:
    """Leaves one commented case study, and placeholders, in place of the sample of a copy."""
    content = project / "content"
    for pattern in SAMPLE_ONLY:
        for path in project.glob(pattern):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.rmtree(content / "projects")
    for name in ("resume.json", "experiments.yaml"):
        shutil.copyfile(TEMPLATES / name, content / name)
    for name, texts in TEXTS.items():
        editor = YamlEditor((content / name).read_text(encoding="utf-8"))
        for loc, text in texts.items():
            editor.set(loc, text)
        (content / name).write_text(editor.text, encoding="utf-8")
    new_project(content, ProjectOptions(EXAMPLE))
