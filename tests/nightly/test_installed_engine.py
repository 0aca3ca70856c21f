"""A site beside the installed engine: made, built, extended, tested, and nothing else written."""

import re
import shutil
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

import pytest

from portfolio.scaffold.new_files import TEMPLATES
from tests.support.installed_engine import InstalledEngine
from tests.support.linked_site import OWN_CODE
from tests.support.project_copy import PROJECT, copy_cache, wait_for

pytestmark = pytest.mark.xdist_group("installed engine")

ADD_ASIDE = """  - kind: aside
    words: Nobody reads this.

"""


@dataclass(frozen=True, slots=True)
class Extended:
    """A site with code of its own, and the engine that builds it."""

    engine: InstalledEngine
    folder: Path

    def run(self, command: str) -> str:
        """Runs a command in the site's folder; it has to succeed."""
        return self.engine.run(self.folder, command)


@pytest.fixture(scope="module")
def site(
    engine: InstalledEngine, new_site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Extended:
    """A new site to which code of its own was added, with pictures but no packages of a build."""
    folder = tmp_path_factory.mktemp("extended") / "mine"
    shutil.copytree(new_site, folder)
    copy_cache(PROJECT, folder)
    shutil.copytree(OWN_CODE, folder, dirs_exist_ok=True)
    (folder / "content/theme.yaml").write_text("extends: sunset\n")
    facts = folder / "content/site.yaml"
    facts.write_text(f"{facts.read_text()}\nwords:\n  aside:\n    name: A thought\n")
    study = folder / "content/projects/iag/project.yaml"
    before, end, after = study.read_text().rpartition("  - kind: next-project")
    study.write_text(before + ADD_ASIDE + end + after)
    return Extended(engine, folder)


@pytest.fixture(scope="module")
def dist(site: Extended) -> Path:
    """The built site; the engine is as it was before, and `make` has no more to install."""
    before, asked = site.engine.files, (site.folder / "requirements.txt").stat()
    site.run("portfolio build")
    assert site.engine.files == before
    assert (site.folder / "requirements.txt").stat().st_mtime_ns == asked.st_mtime_ns
    return site.folder / "dist"


def test_a_new_site_names_the_engine_that_made_it(engine: InstalledEngine, new_site: Path) -> None:
    assert engine.run(new_site, "portfolio --version").strip() in engine.wheel.name
    assert engine.wheel.name in (new_site / "requirements.txt").read_text()


def test_own_pages_sections_islands_and_themes_are_in_the_built_site(dist: Path) -> None:
    about = (dist / "about.html").read_text()
    assert 'data-island="external/counter/counter.jsx#Counter"' in about
    assert ".counter{" in about
    assert ".closing{outline:" in about
    study = (dist / "projects/iag.html").read_text()
    assert "Nobody reads this." in study
    assert 'aria-label="A thought"' in study


def test_the_tests_of_the_site_pass(site: Extended, dist: Path) -> None:
    said = site.run("make test")
    assert "test_page[/about] PASSED" in said
    assert "FAILED" not in said
    assert dist.exists()


def test_documents_that_a_new_site_names_are_those_of_its_engine(site: Extended) -> None:
    site.run("make check")
    said = [*site.folder.glob("*.md"), PROJECT / "content/theme.yaml"]
    said += [*(PROJECT / "portfolio").rglob("*.py"), *TEMPLATES.iterdir()]
    named = {it for file in said for it in re.findall(r"docs/[\w-]+\.md", file.read_text())}
    assert {"docs/first-hour.md", "docs/themes.md", "docs/markdown-pages.md"} <= named
    assert [name for name in named if not (site.folder / name).is_file()] == []


def test_a_build_changes_no_file_of_a_new_site(site: Extended, dist: Path) -> None:
    assert dist.exists()
    changed = site.run("git status --porcelain").splitlines()
    own = {"content/theme.yaml", "content/site.yaml", "content/projects/iag/project.yaml"}
    own |= {f"{folder.name}/" for folder in OWN_CODE.iterdir()} - {"islands/"}
    assert {line[3:] for line in changed} == {*own, "islands/counter/"}


def test_while_developing_players_are_served(site: Extended, dist: Path) -> None:
    assert dist.exists()
    with site.engine.serving(site.folder, 'portfolio dev --port "$PORT"') as address:
        wait_for(f"{address}/about")
        assert b"/player/player.js" in read(f"{address}/player/touchpoint")
        assert b"readOptions" in read(f"{address}/player/player.js")


def read(address: str) -> bytes:
    with urlopen(address) as answer:
        return answer.read()
