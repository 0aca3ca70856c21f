"""Builds the sites of owners, in a new site as `init --empty` makes it."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.nightly.owners.owner import Owner, add_assets
from tests.support.project_copy import BLOCKS, PROJECT, copy_cache, link_packages, run_module


@dataclass(frozen=True)
class OwnersSite:
    """The built site of an owner."""

    owner: Owner
    dist: Path

    @property
    def address(self) -> str:
        """The address that its pages give as their own."""
        return f"https://owner-{self.owner.seed}.dev"


SEEDS = [int(seed) for seed in os.environ.get("OWNERS", "").split()] or [*range(20)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs every test for every owner; all of an owner's run on one worker."""
    owners = [pytest.param(it, marks=pytest.mark.xdist_group(f"owner {it}")) for it in SEEDS]
    metafunc.parametrize("site", owners, indirect=True, scope="module", ids=map(str, SEEDS))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site that one owner of a worker has after the other, with what the last one has left.

    Most pictures are those of the tests' own site, and need not be made again.
    """
    folder = tmp_path_factory.mktemp("owners") / "site"
    run_module(PROJECT, "portfolio", "init", str(folder), "--empty")
    link_packages(folder)
    copy_cache(BLOCKS, folder)
    add_assets(folder / "assets")
    return folder


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, folder: Path) -> OwnersSite:
    """The built site of an owner."""
    owner = Owner(request.param)
    owner.write(folder / "content")
    run_module(folder, "portfolio", "check")
    run_module(folder, "portfolio", "build")
    return OwnersSite(owner, folder / "dist")
