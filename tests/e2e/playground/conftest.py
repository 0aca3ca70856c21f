"""Fixtures of the playground's browser tests."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.support.playground_page import FAST, QUIET, REPEATABLE, PlaygroundPage


@pytest.fixture(scope="session")
def address(blocks_site: str) -> str:
    """The tests' own site, in which the seed puts stickers at points that can be reached."""
    return blocks_site


@pytest.fixture
def stage(page: Page) -> PlaygroundPage:
    """Stickers that appear at once, at the same points every time, and do not move."""
    return PlaygroundPage(page, **REPEATABLE, **FAST, **QUIET)
