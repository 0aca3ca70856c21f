"""The pytest plugin of a site's own tests: the built site, a browser, and its pages."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Error, sync_playwright

from portfolio.hosting.rules import Hosting
from portfolio.paths import SITE
from portfolio.testing.server import serving

DIST = SITE / "dist"

NOT_FOUND = "/404"
"""The page of addresses that are not there; it is served with their status."""

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]
"""Without the last one the headless shell rounds the advances of letters to whole pixels."""


def built_routes(dist: Path = DIST) -> list[str]:
    """Returns the addresses of the pages of a built site: those of its sitemap, and /404.

    Raises:
        pytest.UsageError: The site is not built.
    """
    sitemap = dist / "sitemap.xml"
    if not sitemap.exists():
        raise pytest.UsageError(f"{sitemap} is not there; build the site first: portfolio build")
    base = Hosting.of(dist).base
    urls = [urlsplit(it.text or "").path for it in ElementTree.parse(sitemap).iter() if it.text]
    routes = {url.removeprefix(base) or "/" for url in urls if url.startswith("/")}
    return [*sorted(routes), NOT_FOUND]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs a test with the argument ``route`` once for each page of the site."""
    if "route" in metafunc.fixturenames:
        metafunc.parametrize("route", built_routes())


@pytest.fixture(scope="session")
def site_address() -> Iterator[str]:
    """The address of the built site, which is served for the time of the tests."""
    with serving(DIST) as address:
        yield address + Hosting.of(DIST).base


@pytest.fixture(scope="session")
def site_browser() -> Iterator[Browser]:
    """A Chromium."""
    with chromium() as browser:
        yield browser


@contextmanager
def chromium() -> Iterator[Browser]:
    """Yields a browser; Playwright installs one where the machine has none."""
    with sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, NAMES)), None)
        launch = playwright.chromium.launch
        try:
            browser = launch(executable_path=path, args=ARGUMENTS)
        except Error as error:
            if path or "playwright install" not in str(error):
                raise
            subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
            browser = launch(args=ARGUMENTS)
        yield browser
        browser.close()
