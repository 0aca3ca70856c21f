"""The exported site, a browser, and pages that tell of every noise they hear."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.support import blocks
from tests.support.chromium import launch_options
from tests.support.server import serving
from tests.support.site import DIST
from tests.support.witness import Witness

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the site is served, from the root of its host."""
    with serving(DIST) as address:
        yield address


@pytest.fixture(scope="session")
def blocks_site() -> Iterator[str]:
    """Where the tests' own site is served: the sample, and a page of all blocks."""
    if not (blocks.SITE / "index.html").exists():
        pytest.exit(f"There is no site in {blocks.SITE}; `make blocks` builds it.", 2)
    with serving(blocks.SITE) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for each worker."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        yield browser
        browser.close()


@pytest.fixture
def keeping_browser(browser: Browser) -> Iterator[Browser]:
    """A browser with the back-forward cache, which Playwright otherwise turns off."""
    options = launch_options() | {"ignore_default_args": ["--disable-back-forward-cache"]}
    keeping = browser.browser_type.launch(**options)
    yield keeping
    keeping.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Makes pages, each in a profile of its own; what they should not do fails the test.

    ``expected`` is a pattern of the noises that a scenario makes on purpose.
    """
    contexts, witnesses = [], []

    def make(expected: str | None = None, **options: Any) -> Page:
        desk = {"base_url": address, "viewport": {"width": 1440, "height": 900}}
        options = {**desk, "bypass_csp": True, **options}  # the tests' own polling needs eval
        context = browser.new_context(**options)
        context.set_default_timeout(10_000)
        page = context.new_page()
        contexts.append(context)
        witnesses.append(Witness(page, options["base_url"], expected))
        return page

    yield make
    for context in contexts:
        context.close()
    complaints = [line for witness in witnesses for line in witness.complaints]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page on a desk."""
    return new_page()


@pytest.fixture
def phone(new_page: NewPage) -> Page:
    """A page on a phone, with touch."""
    return new_page(**PHONE)


@pytest.fixture
def calm_page(new_page: NewPage) -> Page:
    """A page for somebody who asks for less motion."""
    return new_page(reduced_motion="reduce")


@pytest.fixture
def page_without_scripts(new_page: NewPage) -> Page:
    """A page with JavaScript off."""
    return new_page(java_script_enabled=False)
