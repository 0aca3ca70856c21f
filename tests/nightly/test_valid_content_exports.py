"""What ``check`` accepts is exported: content at random that has all there may be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.support.any_content import Amount
from tests.support.any_site import PARTS, build_without_reflex, check, read_from, sites, write_site
from tests.support.project_copy import project_copy, run_module

RANDOM = settings(
    deadline=None,
    derandomize=True,
    # Shrinking would take minutes; the files of the last site are left in the folder.
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@settings(RANDOM, max_examples=4)
@pytest.mark.parametrize("part", PARTS)
@given(data=st.data())
def test_valid_content_with_everything_passes_check_and_builds(
    tmp_path_factory: pytest.TempPathFactory, part: str, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("any")
    with read_from(folder):
        loaded = check(write_site(folder, data.draw(sites(part, Amount.FULL))))
        build_without_reflex(loaded.content, folder)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, in which the sites are built one after the other."""
    return project_copy(tmp_path_factory.mktemp("any") / "project")


@pytest.mark.xdist_group("valid content")
@settings(RANDOM, max_examples=1)
@pytest.mark.parametrize("part", ["projects", "resume.json"])
@given(data=st.data())
def test_valid_content_is_exported(project: Path, part: str, data: st.DataObject) -> None:
    files = data.draw(sites(part, Amount.FULL))
    content = write_site(project / ".cache/any", files, project / "assets")
    environment = {**os.environ, "CONTENT": str(content), "SITE_PATH": "/"}
    run_module(project, "portfolio", "build", env=environment)
    assert (project / "dist/resume.html").is_file()
