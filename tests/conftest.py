"""Fixtures of the browser tests: the served sites, a browser, and pages with a console monitor.

A run that changes files that git tracks fails.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from threading import Timer
from typing import Any, cast

import pytest
from _pytest.reports import TestReport
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.support import blocks
from tests.support.chromium import RestartingBrowser, end_browsers, launch_options
from tests.support.clean_tree import pytest_sessionfinish, pytest_sessionstart
from tests.support.console_monitor import ConsoleMonitor
from tests.support.server import serving

__all__ = ["pytest_sessionfinish", "pytest_sessionstart"]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

NewPage = Callable[..., Page]


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Function, nextitem: pytest.Item | None) -> bool | None:
    """Runs a test once more, with a new browser, when its browser has stopped answering.

    Playwright waits without limit for the answer to some calls, such as a move of the mouse.
    """
    if "browser" not in item.fixturenames:
        return None
    hook, place = item.ihook, {"nodeid": item.nodeid, "location": item.location}
    hook.pytest_runtest_logstart(**place)
    reports, answered = _run(item, nextitem)
    if not answered:
        told = "\n".join(report.longreprtext.partition("Browser logs:")[0] for report in reports)
        print(f"The browser did not answer in {item.nodeid}: {told}", file=sys.__stderr__)
        reports, _ = _run(item, nextitem)
    for report in reports:
        hook.pytest_runtest_logreport(report=report)
    hook.pytest_runtest_logfinish(**place)
    return True


def _run(item: pytest.Function, nextitem: pytest.Item | None) -> tuple[list[TestReport], bool]:
    """Returns the reports of a test's parts, and whether its browser answered in time."""
    patience = float(item.config.getini("faulthandler_timeout")) / 2
    timer = Timer(patience, end_browsers)
    timer.daemon = True
    timer.start()
    item._initrequest()
    reports = runtestprotocol(item, log=False, nextitem=nextitem)
    answered = not timer.finished.is_set()
    timer.cancel()
    return reports, answered


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
def playwright() -> Iterator[Playwright]:
    """The one that a process can have."""
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """One Chromium for each worker."""
    browser = RestartingBrowser(playwright)
    yield cast(Browser, browser)
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
