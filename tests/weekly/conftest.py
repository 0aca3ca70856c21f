"""Marks what is here, so that `make weekly` can run it."""

from pathlib import Path

import pytest

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test of this folder; the hook gets those of other folders, too."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.weekly)
