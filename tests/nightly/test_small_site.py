"""A site of one small project, without experiments and a resume, passes its owner's own tests."""

from __future__ import annotations

import re
from pathlib import Path

from tests.support.project_copy import empty_site, replace_once, run_module

ABSENT = "pages: {experiments: none, resume: none}\n"


def test_every_page_of_a_small_site_passes_the_tests_of_its_owner(tmp_path: Path) -> None:
    folder = empty_site(tmp_path / "mine")
    run_module(folder, "portfolio", "delete", "project", "example-project", "--yes")
    run_module(folder, "portfolio", "new", "project", "Night bus finder", "--small")
    replace_once(folder / "content/site.yaml", "\nlanguage: en\n", f"\nlanguage: en\n{ABSENT}")
    for name in ("experiments.yaml", "resume.json"):
        (folder / "content" / name).unlink()
    run_module(folder, "portfolio", "check")
    run_module(folder, "portfolio", "build")
    printed = run_module(folder, "pytest", "tests", "-q", "-p", "portfolio.testing.plugin")
    assert re.search(r"\d+ passed, 4 skipped", printed), "the four files of the resume are skipped"
