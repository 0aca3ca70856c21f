"""Fixtures of the browser tests: the served sites, a browser, and pages with a console monitor."""

import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from threading import Timer
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from portfolio.build.build_site import build_lock
from portfolio.paths import CACHE
from portfolio.testing.server import serving
from tests.support import blocks
from tests.support.chromium import RecordingBrowser, end_browsers, launch_options
from tests.support.console_monitor import ConsoleMonitor
from tests.support.git import uncommitted
from tests.support.page_actions import PHONE

NewPage = Callable[..., Page]

FAILURES = CACHE / "failures"
"""Pictures and console of the pages of each failed test."""

TIMER = pytest.StashKey[Timer]()
BEGAN_CLEAN = pytest.StashKey[bool]()


def pytest_sessionstart(session: pytest.Session) -> None:
    """Notes whether the tree is clean; pytest-xdist's workers leave that to their controller."""
    is_worker = hasattr(session.config, "workerinput")
    session.config.stash[BEGAN_CLEAN] = not is_worker and uncommitted(session.config.rootpath) == []


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fails the run and names the files, if what was clean is not clean any more."""
    root, files = session.config.rootpath, []
    if session.config.stash.get(BEGAN_CLEAN, False) and uncommitted(root):
        # A build that runs beside the tests changes reflex.lock for a moment.
        with build_lock(CACHE / "build.lock"):
            files = uncommitted(root)
    if files:
        session.shouldfail = (
            f"The tests began with a clean git tree and have changed it: {', '.join(files)}. What "
            "tests and builds write belongs into a temporary folder, or into one of .gitignore."
        )
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Ends the browsers of a test that takes too long, which then fails.

    Playwright waits without limit for the answer to some calls, such as a move of the mouse.
    """
    item.stash[TIMER] = timer = Timer(_time_limit(item), end_browsers)
    timer.daemon = True
    timer.start()
    try:
        return (yield)
    finally:
        timer.cancel()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Function, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Says of a failed browser test whether its browser hung, and where its pages are kept."""
    report = yield
    if report.failed and item.stash[TIMER].finished.is_set():
        said = f"The browser of {item.nodeid} did not answer in {_time_limit(item):.0f} s."
        report.longrepr = f"{said}\n\n{report.longreprtext}"
    if report.failed and report.when == "call" and "browser" in item.funcargs:
        folder = save_failure(item.nodeid, item.funcargs["browser"])
        report.sections.append(("Pages and console when the test failed", str(folder)))
    return report


def _time_limit(item: pytest.Item) -> float:
    """Returns the seconds that a test may take: half of those after which pytest ends the run."""
    return float(item.config.getini("faulthandler_timeout")) / 2


def save_failure(test: str, browser: RecordingBrowser) -> Path:
    """Keeps pictures and console of the pages that a failed test has open; returns their folder."""
    folder = FAILURES / re.sub(r"[^\w.-]+", "-", test.removeprefix("tests/"))[:120]
    browser.save_pages(folder)
    return folder


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
    browser = RecordingBrowser(playwright)
    yield cast(Browser, browser)
    browser.close()


@pytest.fixture
def bfcache_page(browser: Browser, address: str) -> Iterator[Page]:
    """A page with the back-forward cache, which Playwright and the headless shell have off."""
    options = launch_options() | {"ignore_default_args": ["--disable-back-forward-cache"]}
    caching = browser.browser_type.launch(**options)
    page = caching.new_page(base_url=address, viewport={"width": 1440, "height": 900})
    page.add_init_script("addEventListener('pageshow', (it) => (window.persisted = it.persisted))")
    yield page
    caching.close()


def desktop_options(address: str) -> dict[str, Any]:
    """Returns the options of a browser context on a desktop, for pages of a site."""
    size = {"width": 1440, "height": 900}
    # Without ``bypass_csp`` the policy forbids Playwright's own polling, which needs eval.
    return {"base_url": address, "viewport": size, "bypass_csp": True}


@pytest.fixture
def new_page(request: pytest.FixtureRequest, browser: Browser, address: str) -> Iterator[NewPage]:
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
    complaints = [line for monitor in monitors for line in monitor.complaints]
    if complaints:
        folder = save_failure(request.node.nodeid, cast(RecordingBrowser, browser))
        complaints.append(f"Pages and console: {folder}")
    for context in contexts:
        context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    return new_page(**PHONE)


@pytest.fixture
def reduced_motion_page(new_page: NewPage) -> Page:
    return new_page(reduced_motion="reduce")


@pytest.fixture
def page_without_javascript(new_page: NewPage) -> Page:
    return new_page(java_script_enabled=False)
