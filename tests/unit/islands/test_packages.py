"""A plain build asks for the same npm packages, so that both share one lock."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator

import pytest

import rxconfig
from custom_components.islands.plugin import PACKAGES

PackagesOf = Callable[[str], set[str]]


@pytest.fixture
def packages_of(monkeypatch: pytest.MonkeyPatch) -> Iterator[PackagesOf]:
    """Returns the npm packages of the configuration for a value of ``PLAIN``."""

    def read(plain: str) -> set[str]:
        monkeypatch.setenv("PLAIN", plain)
        config = importlib.reload(rxconfig).config
        of_plugins = [plugin.get_frontend_dependencies() for plugin in config.plugins]
        return {*config.frontend_packages, *(name for names in of_plugins for name in names)}

    yield read
    monkeypatch.undo()
    importlib.reload(rxconfig)


def test_a_plain_build_asks_for_the_same_packages(packages_of: PackagesOf) -> None:
    assert packages_of("1") == packages_of("")


def test_the_packages_of_the_islands_are_among_them(packages_of: PackagesOf) -> None:
    assert packages_of("1") >= set(PACKAGES)
