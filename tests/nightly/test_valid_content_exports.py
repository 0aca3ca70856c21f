"""What ``check`` accepts is exported: content at random that has all there may be."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.any_content import Amount
from tests.support.any_site import PARTS, build_without_reflex, check, read_from, sites, write_site

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "any"
DIST = "dist-any"

RANDOM = settings(
    deadline=None,
    derandomize=True,
    # Shrinking would take minutes; the files of the last site are left in the folder.
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@settings(RANDOM, max_examples=8)
@pytest.mark.parametrize("part", PARTS)
@given(data=st.data())
def test_content_with_all_there_may_be_passes_check_and_builds(
    tmp_path_factory: pytest.TempPathFactory, part: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("any")
    with read_from(folder):
        loaded = check(write_site(folder, data.draw(sites(part, Amount.FULL))))
        build_without_reflex(loaded.content, folder)


@pytest.mark.xdist_group("builds")
@settings(RANDOM, max_examples=1)
@pytest.mark.parametrize("part", ["projects", "resume.json"])
@given(data=st.data())
def test_such_a_site_is_exported(part: str, data: st.DataObject) -> None:
    content = write_site(FOLDER, data.draw(sites(part, Amount.FULL)), ROOT / "assets")
    environment = {**os.environ, "CONTENT": str(content), "SITE_PATH": "/"}
    command = [sys.executable, "-m", "portfolio", "build", "--dist", DIST]
    built = subprocess.run(
        command, cwd=ROOT, env=environment, text=True, capture_output=True, check=False
    )
    assert built.returncode == 0, built.stderr
    assert (ROOT / DIST / "resume.html").is_file()
