"""A site that was just started builds as it is, and its owner's tests pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.editing.yaml_editor import YamlEditor
from tests.support.project_copy import link_packages, run_module

pytestmark = pytest.mark.xdist_group("new-site")

PROJECT = Path(__file__).parents[2]
IN_A_BROWSER = [f"tests/e2e/test_{name}.py" for name in ("routes", "page_layout", "home", "resume")]


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site with one example, a name, and the packages that the project has installed."""
    folder = tmp_path_factory.mktemp("new") / "mine"
    run_module(PROJECT, "portfolio", "init", str(folder), "--empty")
    link_packages(folder)
    file = folder / "content/site.yaml"
    sheet = YamlEditor(file.read_text())
    sheet.set(("owner",), "Ada Lovelace")
    sheet.set(("address",), "https://ada.example")
    file.write_text(sheet.text)
    return folder


def test_the_unit_tests_pass_whatever_its_owner_writes(mine: Path) -> None:
    run_module(mine, "pytest", "tests/unit", "-q", "-n", "2")


def test_it_builds_and_its_pages_pass_in_a_browser(mine: Path) -> None:
    run_module(mine, "portfolio", "build")
    assert (mine / "dist/projects/example-project.html").exists()
    run_module(mine, "pytest", *IN_A_BROWSER, "-q", "-n", "2")


def test_it_grows_and_builds_again(mine: Path) -> None:
    run_module(mine, "portfolio", "new", "project", "Acme shop")
    run_module(mine, "portfolio", "new", "experiment", "Ink in water")
    run_module(mine, "portfolio", "build")
    assert 'href="/projects/acme-shop"' in (mine / "dist/projects.html").read_text()
    assert "Ink in water" in (mine / "dist/experiments.html").read_text()
