"""Builds that are killed, interrupted, run at once, or take files from earlier ones.

`tests/unit/build/test_interrupted_build.py` kills a build at every step, without Reflex.
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path

import pytest

from portfolio.paths import BUILT_ASSETS
from tests.support.blocks import FIXTURES
from tests.support.git import commit, uncommitted
from tests.support.project_copy import project_copy, replace_once, run_module
from tests.support.site import DIST
from tests.support.tree import changed, tree

pytestmark = pytest.mark.xdist_group("builds")

PATIENCE = 300
"""Seconds that a busy machine gets for a build."""
BUILD = [sys.executable, "-m", "portfolio", "build"]

AT_THE_START = ".cache/build.lock"
WHILE_REFLEX_EXPORTS = ".web/build"
WHILE_PAGES_ARE_FINISHED = ".web/build/client/share"
"""Files that a build makes anew in the course of its work."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, committed, with a site that was built before."""
    copy = project_copy(tmp_path_factory.mktemp("killed") / "project")
    commit(copy)
    shutil.copytree(DIST, copy / "dist")
    return copy


def rename_the_owner(folder: Path, name: str) -> None:
    """Changes a word that every page shows."""
    file = folder / "content" / "site.yaml"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(f"owner: {name}\n" if it.startswith("owner:") else it for it in lines))


def build_until(folder: Path, sign: str) -> subprocess.Popen[bytes]:
    """Starts a build in a session of its own, and returns it once a file has come or changed."""
    file = folder / sign
    before = file.stat().st_mtime_ns if file.exists() else 0
    # Ctrl-C ends it, also where tests run in the background.
    heed = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    build = subprocess.Popen(BUILD, cwd=folder, start_new_session=True, preexec_fn=heed)
    end = time.monotonic() + PATIENCE
    while not file.exists() or file.stat().st_mtime_ns == before:
        assert build.poll() is None, f"the build ended before {sign} came"
        assert time.monotonic() < end, f"{sign} did not come in {PATIENCE} s"
        time.sleep(0.02)
    return build


def test_a_build_that_is_killed_leaves_the_served_site_as_it_was(folder: Path) -> None:
    served = tree(folder / "dist")
    rename_the_owner(folder, "Ada of build 1")
    build = build_until(folder, WHILE_REFLEX_EXPORTS)
    os.kill(build.pid, signal.SIGKILL)
    assert build.wait(PATIENCE) == -signal.SIGKILL
    assert changed(served, tree(folder / "dist")) == []


@pytest.mark.parametrize("moment", [AT_THE_START, WHILE_PAGES_ARE_FINISHED])
def test_ctrl_c_leaves_the_served_site_as_it_was(folder: Path, moment: str) -> None:
    served = tree(folder / "dist")
    rename_the_owner(folder, f"Ada until {moment}")
    build = build_until(folder, moment)
    os.killpg(build.pid, signal.SIGINT)
    assert build.wait(PATIENCE) != 0
    assert changed(served, tree(folder / "dist")) == []


def test_two_builds_at_once_end_with_one_whole_site_and_a_clean_tree(folder: Path) -> None:
    rename_the_owner(folder, "Ada of build 3")
    builds = [subprocess.Popen(BUILD, cwd=folder) for _ in range(2)]
    assert [build.wait(PATIENCE) for build in builds] == [0, 0]
    pages = (page.read_text() for page in (folder / "dist").rglob("*.html"))
    owners = {name for page in pages for name in re.findall(r"Ada of build \d+", page)}
    assert owners == {"Ada of build 3"}
    assert [it.name for it in folder.glob(".dist*")] == []
    assert uncommitted(folder) == [" M content/site.yaml"]


def change(folder: Path) -> None:
    """Changes a page, what every page shows, and what is prerendered of an island."""
    content = folder / "content"
    study = sorted((content / "projects").glob("*/project.yaml"))[0]
    replace_once(study, "\nsubTitle: ", "\nsubTitle: Certainly ")
    replace_once(content / "site.yaml", "\nowner: ", "\nowner: Surely ")
    island = folder / "custom_components" / "sandbox_islands" / "comparison" / "comparison.jsx"
    replace_once(island, 'className="', 'className="obviously ')


def test_a_changed_site_is_built_as_from_nothing_in_another_folder(tmp_path: Path) -> None:
    folder = project_copy(tmp_path / "project")
    writing = folder / "content" / "writing"
    shutil.copytree(FIXTURES / "writing", writing)
    site = folder / "content" / "site.yaml"
    text = re.sub("\nlanguage: .*", "\nlanguages: [en, ar]\nsearch: true", site.read_text())
    site.write_text(re.sub("\naddress: .*", "\naddress: https://site.test/below", text))
    run_module(folder, "portfolio", "build")
    change(folder)
    replace_once(
        writing / "letters-in-the-way.md",
        "\n## A box for each line\n",
        "\n## A box for every line\n\nSee [all projects](/projects) & <more>.\n",
    )
    run_module(folder, "portfolio", "build")
    made = tree(folder / "dist")
    everything = b"".join(made.values())
    assert all(word in everything for word in (b"Certainly ", b"Surely ", b"obviously "))
    page = made["writing/letters-in-the-way.html"].decode()
    assert 'id="a-box-for-every-line"' in page
    assert 'href="/below/projects"' in page
    assert b"A box for every line" in made["writing.xml"]
    elsewhere = tmp_path / "far" / "away"
    built = shutil.ignore_patterns(".cache", ".web", "dist", *BUILT_ASSETS)
    shutil.copytree(folder, elsewhere, ignore=built)
    run_module(elsewhere, "portfolio", "build")
    assert changed(made, tree(elsewhere / "dist")) == []
