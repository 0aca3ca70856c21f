"""A site beside the installed engine: made, built, extended, tested, and nothing else written."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support.installed import InstalledEngine
from tests.support.own_site import OWN_CODE

pytestmark = pytest.mark.xdist_group("installed engine")

ADD_ASIDE = """  - kind: aside
    words: Nobody reads this.

"""


@pytest.fixture(scope="module")
def site(engine: InstalledEngine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site that was made with the engine, with code of its own."""
    folder = tmp_path_factory.mktemp("installed")
    assert engine.run(folder, "portfolio", "--version").strip() in engine.wheel.name
    engine.run(folder, "portfolio", "init", "mine")
    site = folder / "mine"
    assert engine.wheel.name in (site / "requirements.txt").read_text()
    shutil.copytree(OWN_CODE, site, dirs_exist_ok=True)
    (site / "content/theme.yaml").write_text("extends: sunset\n")
    facts = site / "content/site.yaml"
    facts.write_text(f"{facts.read_text()}\nwords:\n  aside:\n    name: A thought\n")
    study = site / "content/projects/iag/project.yaml"
    before, end, after = study.read_text().rpartition("  - kind: next-project")
    study.write_text(before + ADD_ASIDE + end + after)
    return site


@pytest.fixture(scope="module")
def dist(engine: InstalledEngine, site: Path) -> Path:
    """The built site; the engine is as it was before."""
    before = engine.files
    engine.run(site, "portfolio", "build")
    assert engine.files == before
    return site / "dist"


def test_own_pages_sections_islands_and_themes_are_in_the_built_site(dist: Path) -> None:
    about = (dist / "about.html").read_text()
    assert 'data-island="external/counter/counter.jsx#Counter"' in about
    assert ".counter{" in about
    assert ".footer{outline:" in about
    study = (dist / "projects/iag.html").read_text()
    assert "Nobody reads this." in study
    assert 'aria-label="A thought"' in study


def test_the_tests_of_the_site_pass(engine: InstalledEngine, site: Path, dist: Path) -> None:
    said = engine.run(site, "make", "test")
    assert "test_page[/about] PASSED" in said
    assert "FAILED" not in said
    assert dist.exists()


def test_a_build_changes_no_file_of_a_new_site(
    engine: InstalledEngine, site: Path, dist: Path
) -> None:
    assert dist.exists()
    changed = engine.run(site, "git", "status", "--porcelain").splitlines()
    own = {"content/theme.yaml", "content/site.yaml", "content/projects/iag/project.yaml"}
    own |= {f"{folder.name}/" for folder in OWN_CODE.iterdir()} - {"islands/"}
    assert {line[3:] for line in changed} == {*own, "islands/counter/"}


def test_reflex_itself_exports_the_site(engine: InstalledEngine, site: Path, dist: Path) -> None:
    engine.run(site, "reflex", "export", "--frontend-only", "--no-zip")
    exported = site / ".web/build/client"
    assert (exported / "about.html").read_bytes() == (dist / "about.html").read_bytes()
