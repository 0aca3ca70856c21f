"""Helpers for tests that meet the playground on the site's own home page."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.site_content import CONTENT, WORDS

MAX_STEPS = 200
"""Half intervals in which stickers have appeared also where their pictures are slow to come."""


def playground(page: Page) -> Locator:
    """Returns the playground of a page."""
    return page.locator("[data-playground]")


def stickers(page: Page) -> int:
    """Returns how many stickers play."""
    return int(playground(page).get_attribute("data-sprites") or 0)


def start(page: Page, count: int) -> None:
    """Opens the home page, stops the clock, and moves it until there are so many stickers."""
    available = len(CONTENT.home.playground.sprites)
    if available < count:
        pytest.skip(f"the playground has {available} stickers, and this test needs {count}")
    page.clock.install(time=0)
    page.goto("/")
    expect(playground(page)).to_have_attribute("data-state", "running")
    page.clock.pause_at(600_000)
    for _ in range(MAX_STEPS):
        if stickers(page) >= count:
            break
        page.clock.run_for(CONTENT.home.playground.interval // 2)
    assert stickers(page) >= count


def pause(page: Page) -> None:
    """Presses Pause."""
    page.get_by_role("button", name=WORDS.playground.pause).click()
    expect(playground(page)).to_have_attribute("data-state", "paused")
