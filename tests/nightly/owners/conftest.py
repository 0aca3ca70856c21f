"""Builds the sites of owners, in a new site as `init --empty` makes it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.nightly.owners.owner import Owner, add_assets
from tests.support.project_copy import PROJECT, link_packages, run_module

SEEDS = [int(seed) for seed in os.environ.get("OWNERS", "").split()] or [*range(20)]
WORKERS = 2


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs every test for every owner; all of an owner's run on one worker."""
    owners = [
        pytest.param(seed, marks=pytest.mark.xdist_group(f"owners-{seed % WORKERS}"))
        for seed in SEEDS
    ]
    metafunc.parametrize("site", owners, indirect=True, scope="module", ids=map(str, SEEDS))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site that one owner has after the other, with what the last one has left."""
    folder = tmp_path_factory.mktemp("owners") / "site"
    run_module(PROJECT, "portfolio", "init", str(folder), "--empty")
    link_packages(folder)
    add_assets(folder / "assets")
    return folder


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, folder: Path) -> tuple[Owner, Path]:
    """An owner and the folder of their built site."""
    owner = Owner(request.param)
    owner.write(folder / "content")
    run_module(folder, "portfolio", "check")
    run_module(folder, "portfolio", "build")
    return owner, folder / "dist"
