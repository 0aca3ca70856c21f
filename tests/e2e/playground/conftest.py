"""Fixtures of the playground's browser tests."""

import pytest
from playwright.sync_api import Page

from tests.support.extras_page import ExtrasPage
from tests.support.playground_page import ALL_LOADED, FAST, QUIET, REPEATABLE, PlaygroundPage

STILL = {**ALL_LOADED, **FAST, **QUIET, "seed": 12}
"""Props with which stickers appear at once, and do not move."""


@pytest.fixture(scope="session")
def address(blocks_site: str) -> str:
    """The tests' own site, in which the seed puts stickers at points that can be reached."""
    return blocks_site


@pytest.fixture
def stage(page: Page) -> PlaygroundPage:
    """Stickers that appear at once, at the same points every time, and do not move."""
    return PlaygroundPage(page, **REPEATABLE, **FAST, **QUIET)


@pytest.fixture
def extras(page: Page) -> ExtrasPage:
    """The menu of a playground whose stickers do not move."""
    return ExtrasPage(page, **STILL)
