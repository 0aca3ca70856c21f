"""Fixtures of the browser tests: the served sites, a browser, and pages with a console monitor.

A run that changes files that git tracks fails.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.support import blocks
from tests.support.chromium import launch_options
from tests.support.clean_tree import pytest_sessionfinish, pytest_sessionstart
from tests.support.console_monitor import ConsoleMonitor
from tests.support.server import serving

__all__ = ["pytest_sessionfinish", "pytest_sessionstart"]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Address of the site, served from the root of its host."""
    from tests.support.site import DIST  # loads the content, which unit tests do without

    with serving(DIST) as address:
        yield address


@pytest.fixture(scope="session")
def blocks_site() -> Iterator[str]:
    """Address of the tests' own site: the sample content, and case studies with all blocks."""
    if not (blocks.SITE / "index.html").exists():
        pytest.exit(f"There is no site in {blocks.SITE}; `make blocks` builds it.", 2)
    with serving(blocks.SITE) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for each worker."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


@pytest.fixture
def bfcache_browser(browser: Browser) -> Iterator[Browser]:
    """A Chromium with the back-forward cache, which Playwright otherwise turns off."""
    options = launch_options() | {"ignore_default_args": ["--disable-back-forward-cache"]}
    cached = browser.browser_type.launch(**options)
    yield cached
    cached.close()


def desktop_options(address: str) -> dict[str, Any]:
    """Returns the options of a browser context on a desktop.

    Args:
        address: Of the site that its pages are relative to.
    """
    size = {"width": 1440, "height": 900}
    # Without ``bypass_csp`` the policy forbids Playwright's own polling, which needs eval.
    return {"base_url": address, "viewport": size, "bypass_csp": True}


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Makes pages, each in a context of its own; the test fails on what their monitors report.

    ``expected`` is a pattern of the messages that a scenario causes on purpose.
    """
    contexts, monitors = [], []

    def make(expected: str | None = None, **options: Any) -> Page:
        options = desktop_options(address) | options
        context = browser.new_context(**options)
        context.set_default_timeout(10_000)
        page = context.new_page()
        contexts.append(context)
        monitors.append(ConsoleMonitor(page, options["base_url"], expected))
        return page

    yield make
    for context in contexts:
        context.close()
    complaints = [line for monitor in monitors for line in monitor.complaints]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page on a desktop."""
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A page on a phone, with touch."""
    return new_page(**PHONE)


@pytest.fixture
def reduced_motion_page(new_page: NewPage) -> Page:
    """A page with reduced motion."""
    return new_page(reduced_motion="reduce")


@pytest.fixture
def page_without_javascript(new_page: NewPage) -> Page:
    """A page with JavaScript off."""
    return new_page(java_script_enabled=False)
