"""A site of one small project, without experiments and a resume, passes its owner's own tests."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.project_copy import empty_site, replace_once, run_module

pytestmark = pytest.mark.xdist_group("small site")

ABSENT = "pages: {experiments: none, resume: none}\n"


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site of a student with one project and no pictures."""
    folder = empty_site(tmp_path_factory.mktemp("small") / "mine")
    run_module(folder, "portfolio", "delete", "project", "example-project", "--yes")
    run_module(folder, "portfolio", "new", "project", "Night bus finder", "--small")
    replace_once(folder / "content/site.yaml", "\nlanguage: en\n", f"\nlanguage: en\n{ABSENT}")
    for name in ("experiments.yaml", "resume.json"):
        (folder / "content" / name).unlink()
    run_module(folder, "portfolio", "check")
    run_module(folder, "portfolio", "build")
    return folder


def test_the_site_has_its_three_pages_and_nothing_of_those_that_are_absent(small: Path) -> None:
    sitemap = (small / "dist/sitemap.xml").read_text()
    routes = re.findall(r"<loc>https://example.com(/[^<]*)</loc>", sitemap)
    assert routes == ["/", "/projects", "/projects/night-bus-finder"]
    files = {file.relative_to(small / "dist").as_posix() for file in (small / "dist").rglob("*.*")}
    assert not [it for it in files if "experiments" in it or "resume" in it or it == "contact.vcf"]
    pages = [file.read_text() for file in (small / "dist").rglob("*.html")]
    assert not [it for it in pages if "/experiments" in it or "/resume" in it or "atom+xml" in it]


def test_every_page_of_it_passes_the_tests_of_its_owner(small: Path) -> None:
    printed = run_module(small, "pytest", "tests", "-q", "-p", "portfolio.testing.plugin")
    assert re.search(r"\d+ passed, 4 skipped", printed), "the four files of the resume are skipped"
