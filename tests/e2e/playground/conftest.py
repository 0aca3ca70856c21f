"""Fixtures of the playground's browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page

from tests.conftest import desktop_options
from tests.support.playground_page import FAST, PATIENCE, QUIET, REPEATABLE, PlaygroundPage


@pytest.fixture(scope="session")
def address(blocks_site: str) -> str:
    """The tests' own site, in which the seed puts stickers at points that can be reached."""
    return blocks_site


@pytest.fixture
def stage(page: Page) -> PlaygroundPage:
    """Stickers that appear at once, at the same points every time, and do not move."""
    return PlaygroundPage(page, **REPEATABLE, **FAST, **QUIET)


class PageWithWarnings:
    """A page that may write warnings to the console."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.warnings: list[str] = []
        page.on("console", self._on_console)

    def _on_console(self, message: ConsoleMessage) -> None:
        if _is_warning(message):
            self.warnings.append(message.text)

    def expect_warning(self, text: str) -> None:
        """Waits for the one warning."""
        if not self.warnings:
            self.page.wait_for_event("console", _is_warning, timeout=PATIENCE)
        assert len(self.warnings) == 1, self.warnings
        assert text in self.warnings[0]


def _is_warning(message: ConsoleMessage) -> bool:
    return message.type == "warning"


@pytest.fixture
def page_with_warnings(browser: Browser, address: str) -> Iterator[PageWithWarnings]:
    """A page whose warnings are collected instead of failing the test."""
    context = browser.new_context(**desktop_options(address))
    yield PageWithWarnings(context.new_page())
    context.close()
