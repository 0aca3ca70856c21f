"""Marks what is here, so that `make nightly` can run it, and installs the engine once."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.scaffold.engine_wheel import write_engine_wheel
from tests.support.installed_engine import InstalledEngine
from tests.support.project_copy import PROJECT
from tests.support.walkthrough import commands

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test of this folder; the hook gets those of other folders, too."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> InstalledEngine:
    """The engine, installed as the first step of a document says.

    Who asks for it is in the group "installed engine", so that one worker installs it once.
    """
    folder = tmp_path_factory.mktemp("installed")
    engine = InstalledEngine(folder / "engine", write_engine_wheel(folder))
    steps = commands(PROJECT / "docs/moving-to-the-package.md")
    for command in steps[:2]:
        engine.run(folder, command)
    return engine


@pytest.fixture(scope="session")
def new_site(engine: InstalledEngine, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site of the installed engine, which tests copy."""
    folder = tmp_path_factory.mktemp("new-site")
    engine.run(folder, "portfolio init mine")
    return folder / "mine"
