"""A site that was just started builds as it is, with one small project, and with nothing in it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from portfolio.editing.yaml_editor import YamlEditor
from portfolio.testing.server import serving
from tests.support import starts
from tests.support.crawler import Crawl
from tests.support.git import commit, uncommitted
from tests.support.page_actions import expect_none
from tests.support.project_copy import empty_site, replace_once, run_module
from tests.support.walk import complaints, six_pages

pytestmark = pytest.mark.xdist_group("new site")

ADDRESS = "https://ada.example"
ABSENT = "pages: {experiments: none, resume: none}\n"


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site with one example, a name, and the packages that the project has installed."""
    folder = empty_site(tmp_path_factory.mktemp("new") / "mine")
    file = folder / "content/site.yaml"
    editor = YamlEditor(file.read_text())
    editor.set(("owner",), "Ada Lovelace")
    editor.set(("address",), ADDRESS)
    file.write_text(editor.text)
    return folder


def expect_whole(site: Path, browser: Browser) -> None:
    """Expects that nothing is missing that a built site names, and that its pages are sound."""
    with serving(site) as server:
        expect_none(Crawl(server, "", ADDRESS).walk().misses)
        expect_none(complaints(browser, server, six_pages(site)))


def test_a_new_site_is_built_with_its_example(mine: Path, browser: Browser) -> None:
    run_module(mine, "portfolio", "build")
    assert (mine / "dist/projects/example-project.html").exists()
    expect_whole(mine / "dist", browser)


def test_a_site_without_anything_is_built_and_nothing_else(mine: Path, browser: Browser) -> None:
    for slug in starts.slugs(mine / "content"):
        run_module(mine, "portfolio", "delete", "project", slug, "--yes")
    starts.without_anything(mine / "content")
    commit(mine)
    run_module(mine, "portfolio", "build")
    assert not [*(mine / "dist/projects").glob("*.html")]
    assert uncommitted(mine) == []
    expect_whole(mine / "dist", browser)


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
