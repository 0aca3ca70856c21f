"""Pages that tests of the same route share, since they only read them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.conftest import desktop_options
from tests.support.console_monitor import ConsoleMonitor
from tests.support.page_actions import expect_none, hydrate_islands
from tests.support.routes import TESTED_PAGES

Request = pytest.FixtureRequest


def nightly(*values: Any) -> Any:
    """Returns values of parameters with which a test runs in the nightly set alone."""
    return pytest.param(*values, marks=pytest.mark.nightly)


RECORD_VIOLATIONS = """
window.violations = [];
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`));
"""


@dataclass(frozen=True, slots=True)
class Visit:
    """An open page that several tests read, its islands hydrated where JavaScript is on."""

    path: str
    page: Page
    monitor: ConsoleMonitor


@pytest.fixture(autouse=True)
def _no_complaints(request: Request) -> Iterator[None]:
    """Fails a test on what the monitors of its visits have reported by its end."""
    yield
    visits = [it for it in request.node.funcargs.values() if isinstance(it, Visit)]
    expect_none(line for visit in visits for line in visit.monitor.complaints)


def _open(browser: Browser, address: str, path: str, **options: Any) -> Iterator[Visit]:
    context = browser.new_context(**(desktop_options(address) | options))
    context.set_default_timeout(10_000)
    page = context.new_page()
    monitor = ConsoleMonitor(page, address)
    page.add_init_script(RECORD_VIOLATIONS)
    page.goto(path)
    if options.get("java_script_enabled", True):
        hydrate_islands(page)
    yield Visit(path, page, monitor)
    context.close()


@pytest.fixture(scope="session", params=TESTED_PAGES)
def desktop_visit(request: Request, browser: Browser, address: str) -> Iterator[Visit]:
    """A visit with a mouse, under the site's own security policy."""
    yield from _open(browser, address, request.param, bypass_csp=False)


@pytest.fixture(scope="session", params=TESTED_PAGES)
def reduced_motion_visit(request: Request, browser: Browser, address: str) -> Iterator[Visit]:
    yield from _open(browser, address, request.param, reduced_motion="reduce")


@pytest.fixture(scope="session", params=TESTED_PAGES)
def no_javascript_visit(request: Request, browser: Browser, address: str) -> Iterator[Visit]:
    options = {"java_script_enabled": False, "reduced_motion": "reduce"}
    yield from _open(browser, address, request.param, **options)
