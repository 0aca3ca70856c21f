"""`make dev` with mistakes in every kind of file: at its start, while it runs, in every tab."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from tests.support import mistakes
from tests.support.chromium import launch_options
from tests.support.mistakes import Mistake
from tests.support.project_copy import developing, project_copy, wait_for
from tests.support.site_content import CONTENT

pytestmark = pytest.mark.xdist_group("develop errors")

TIMEOUT = 60_000
"""Milliseconds; how fast it is on a quiet machine is for the bench to say."""

CONTENT_MISTAKE = mistakes.CONTENT
CONFIGURATION = Mistake("rxconfig.py", "portfolio.config(", "portfolio.confg(", "AttributeError")
PYTHON = Mistake(
    "portfolio/pages/home.py", "def home(", "1 / 0\n\n\ndef home(", "ZeroDivisionError"
)
MISTAKES = {
    "content": CONTENT_MISTAKE,
    "a source": mistakes.PACKAGE,
    "Python": PYTHON,
    "the configuration": CONFIGURATION,
}
"""One of each way to the overlay; unit tests of the checks know all that is found in a file."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return project_copy(tmp_path_factory.mktemp("dev") / "project")


@pytest.fixture(scope="module")
def context(folder: Path, playwright: Playwright) -> Iterator[BrowserContext]:
    with developing(folder) as address:
        browser = playwright.chromium.launch(**launch_options())
        yield browser.new_context(base_url=address, reduced_motion="reduce")
        browser.close()


@pytest.fixture
def site(context: BrowserContext) -> Iterator[Page]:
    """The page, served without a mistake."""
    page = context.new_page()
    page.goto("/")
    expect_site(page)
    yield page
    page.close()


def expect_site(page: Page) -> None:
    heading = page.get_by_role("heading", name=CONTENT.home.heading)
    expect(heading).to_be_attached(timeout=TIMEOUT)
    expect(page.locator("vite-error-overlay")).to_have_count(0, timeout=TIMEOUT)


def expect_overlay(page: Page, mistake: Mistake) -> None:
    overlay = page.locator("vite-error-overlay")
    expect(overlay).to_contain_text(mistake.message, timeout=TIMEOUT)
    expect(overlay).to_contain_text(mistake.place or mistake.file)
    expect(overlay).not_to_contain_text("vite.config")


def wait_for_errors(folder: Path, number: int) -> None:
    """Waits until the last compile has found a number of errors."""
    deadline = time.monotonic() + TIMEOUT / 1000
    while len(json.loads((folder / ".cache/errors.json").read_text())) != number:
        assert time.monotonic() < deadline, f"the last compile has not found {number} errors"
        time.sleep(0.1)


def save_until_said(file: Path, words: str, errors: Path) -> None:
    """Saves a file until some words are said of it: what is saved before it is watched is lost."""
    deadline = time.monotonic() + TIMEOUT / 1000
    while words not in (said := errors.read_text()):
        assert time.monotonic() < deadline, f"{words!r} was not said, but {said}"
        file.touch()
        time.sleep(1)


def test_a_site_with_mistakes_at_the_start_of_development_is_served_once_they_are_mended(
    folder: Path,
) -> None:
    CONTENT_MISTAKE.make(folder)
    errors = folder.with_name("errors.txt")
    with developing(folder, errors) as address:
        save_until_said(folder / CONTENT_MISTAKE.file, CONTENT_MISTAKE.place, errors)
        for last, mistake in ((CONTENT_MISTAKE, PYTHON), (PYTHON, CONFIGURATION)):
            mistake.make(folder)
            last.mend(folder)
            save_until_said(folder / mistake.file, mistake.message, errors)
        with pytest.raises(URLError):
            urlopen(address)
        CONFIGURATION.mend(folder)
        wait_for(address)


@pytest.mark.parametrize("kind", MISTAKES)
def test_a_mistake_lies_over_the_page_in_development_until_it_is_mended(
    folder: Path, site: Page, kind: str
) -> None:
    with MISTAKES[kind].made(folder):
        expect_overlay(site, MISTAKES[kind])
    expect_site(site)


def test_a_mistake_is_gone_in_every_tab(folder: Path, site: Page, context: BrowserContext) -> None:
    late = context.new_page()
    with PYTHON.made(folder):
        expect_overlay(site, PYTHON)
        late.goto("/")
        expect_overlay(late, PYTHON)
    for tab in (site, late):
        expect_site(tab)
    late.close()


def test_a_mistake_that_no_tab_has_seen_is_not_kept_for_the_next(folder: Path, site: Page) -> None:
    site.goto("about:blank")
    with CONTENT_MISTAKE.made(folder):
        wait_for_errors(folder, 2)
    wait_for_errors(folder, 0)
    site.goto("/")
    site.wait_for_load_state("networkidle")
    expect_site(site)
