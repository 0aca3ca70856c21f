"""The order of content that is loaded."""

from __future__ import annotations

import json
import subprocess
import sys

from portfolio.content.loader import load
from portfolio.paths import ROOT
from tests.support import sample
from tests.support.content_directory import ContentDirectory

CONTENT = load(sample.CONTENT).content


def test_loaded_projects_are_in_the_order_of_the_list() -> None:
    assert [(study.title, study.sub_title, study.href) for study in CONTENT.projects] == [
        ("Cover", "Full-time Web Developer", "/projects/cover"),
        ("Draw", "Microsite promotion", "/projects/draw"),
        ("Loans", "Website development", "/projects/loans"),
    ]


def test_loaded_sections_are_in_the_order_of_the_file() -> None:
    assert [section.kind for section in CONTENT.projects[0].sections] == [
        *("hero", "copy", "video", "two-buttons", "comparison", "next-project"),
    ]


def test_loaded_experiments_are_newest_first(directory: ContentDirectory) -> None:
    directory.edit("experiments.yaml", "20220915T083000", "20260915T083000")
    years = [experiment.date.year for experiment in directory.load().content.experiments]
    assert years == [2026, 2025, 2024, 2024, 2023, 2023]


def test_the_loader_does_not_need_the_framework() -> None:
    probe = "import sys, portfolio.content.loader; sys.exit('reflex' in sys.modules)"
    subprocess.run([sys.executable, "-c", probe], cwd=ROOT, check=True)


def test_a_resume_may_have_additional_keys_everywhere(directory: ContentDirectory) -> None:
    file = directory.content / "resume.json"
    document = json.loads(file.read_text())
    for entry in (document, document["basics"], document["work"][0], document["skills"][0]):
        entry["x-mine"] = {"anything": [1, None]}
    directory.write("resume.json", json.dumps(document))
    assert "x-mine" in (directory.load().content.resume.model_extra or {})
