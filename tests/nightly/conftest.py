"""Marks what is here, so that `make nightly` can run it beside the tests of every page.

Tests that share the installed engine belong to one group, so that it is installed once.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.installed import InstalledEngine, install_engine

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test of this folder; the hook gets those of other folders, too."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="session")
def engine(tmp_path_factory: pytest.TempPathFactory) -> InstalledEngine:
    """The engine in an empty environment."""
    return install_engine(tmp_path_factory.mktemp("engine"))
