"""A site beside the installed engine: made, built, extended, tested, and nothing else written."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from portfolio.scaffold.engine_wheel import write_engine_wheel
from tests.support.own_site import OWN_CODE
from tests.support.tree import tree

pytestmark = pytest.mark.xdist_group("installed engine")

PACKAGES = ("portfolio", "custom_components")

ADD_ASIDE = """  - kind: aside
    words: Nobody reads this.

"""


@dataclass(frozen=True, slots=True)
class Installed:
    """A virtual environment with the engine, and a site that was made with it."""

    environment: Path
    site: Path

    def run(self, *command: str) -> str:
        """Runs a command in the site's folder, as a shell would; it has to succeed."""
        path = f"{self.environment / 'bin'}:{os.environ['PATH']}"
        kept = {
            name: it for name, it in os.environ.items() if name not in ("PYTHONPATH", "CONTENT")
        }
        folder = self.site if self.site.exists() else self.site.parent
        ended = subprocess.run(
            command,
            cwd=folder,
            env={**kept, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ended.returncode == 0, ended.stdout + ended.stderr
        return ended.stdout

    @property
    def engine(self) -> dict[str, bytes]:
        """The files of the installed engine, without what Python compiles."""
        (packages,) = self.environment.glob("lib/python*/site-packages")
        files = {
            f"{name}/{it}": data for name in PACKAGES for it, data in tree(packages / name).items()
        }
        return {name: data for name, data in files.items() if "__pycache__" not in name}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The engine in an empty environment, and a site with code of its own."""
    folder = tmp_path_factory.mktemp("installed")
    wheel = write_engine_wheel(folder / "wheel")
    subprocess.run([sys.executable, "-m", "venv", str(folder / "environment")], check=True)
    installed = Installed(folder / "environment", folder / "mine")
    installed.run("pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel}[test]")
    assert installed.run("portfolio", "--version").strip() in wheel.name
    installed.run("portfolio", "init", "mine")
    assert wheel.name in (installed.site / "requirements.txt").read_text()
    shutil.copytree(OWN_CODE, installed.site, dirs_exist_ok=True)
    (installed.site / "content/theme.yaml").write_text("extends: sunset\n")
    facts = installed.site / "content/site.yaml"
    facts.write_text(f"{facts.read_text()}\nwords:\n  aside:\n    name: A thought\n")
    study = installed.site / "content/projects/iag/project.yaml"
    before, end, after = study.read_text().rpartition("  - kind: next-project")
    study.write_text(before + ADD_ASIDE + end + after)
    return installed


@pytest.fixture(scope="module")
def dist(installed: Installed) -> Path:
    """The built site; the engine is as it was before."""
    before = installed.engine
    installed.run("portfolio", "build")
    assert installed.engine == before
    return installed.site / "dist"


def test_own_pages_sections_islands_and_themes_are_in_the_built_site(dist: Path) -> None:
    about = (dist / "about.html").read_text()
    assert 'data-island="external/counter/counter.jsx#Counter"' in about
    assert ".counter{" in about
    assert ".footer{outline:" in about
    study = (dist / "projects/iag.html").read_text()
    assert "Nobody reads this." in study
    assert 'aria-label="A thought"' in study


def test_the_tests_of_the_site_pass(installed: Installed, dist: Path) -> None:
    said = installed.run("make", "test")
    assert "test_page[/about] PASSED" in said
    assert "FAILED" not in said
    assert dist.exists()


def test_a_build_changes_no_file_of_a_new_site(installed: Installed, dist: Path) -> None:
    assert dist.exists()
    changed = installed.run("git", "status", "--porcelain").splitlines()
    own = {"content/theme.yaml", "content/site.yaml", "content/projects/iag/project.yaml"}
    own |= {f"{folder.name}/" for folder in OWN_CODE.iterdir()} - {"islands/"}
    assert {line[3:] for line in changed} == {*own, "islands/counter/"}


def test_reflex_itself_exports_the_site(installed: Installed, dist: Path) -> None:
    installed.run("reflex", "export", "--frontend-only", "--no-zip")
    exported = installed.site / ".web/build/client"
    assert (exported / "about.html").read_bytes() == (dist / "about.html").read_bytes()
