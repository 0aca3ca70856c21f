"""Walks through pages as visitors do, and collects what is wrong with them."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, Response

from tests.conftest import desktop_options
from tests.support.accessibility import CLIPPED, NARROW, in_both_themes
from tests.support.console_monitor import ConsoleMonitor
from tests.support.page_actions import FRAME, hydrate_islands

NOT_FOUND = "/404"
"""The page of addresses that are not there; it is served with their status."""

FACES_HAVE_COME = f"{FRAME}.then(() => document.fonts.ready).then(() => 0)"
"""Also those that are asked for when a page is laid out for another window."""

FIXED = ("/", "/projects", "/experiments", "/resume")


def six_pages(site: Path, prefix: str = "") -> list[str]:
    """Returns the addresses of one page of each kind, below the path of a language.

    Of the case studies it is the longest; without one there are five.
    """
    studies = (site / prefix.lstrip("/") / "projects").glob("*.html")
    longest = sorted(studies, key=lambda file: file.stat().st_size)[-1:]
    found = [(prefix + path).rstrip("/") or "/" for path in FIXED]
    return [*found, *(f"{prefix}/projects/{file.stem}" for file in longest), NOT_FOUND]


def complaints(browser: Browser, server: str, paths: Iterable[str]) -> Iterator[str]:
    """Yields what is wrong with pages: a line for each thing, which begins with the page's address.

    Every page has to answer with its status, to say its language, to show one main heading, to
    please axe in light and dark, to fit 320 px, and to be silent in the console.
    """
    for path in paths:
        context = browser.new_context(**desktop_options(server))
        page = context.new_page()
        monitor = ConsoleMonitor(page, server)
        found = [*_document(page, path, page.goto(path))]
        hydrate_islands(page)
        page.evaluate("scrollTo(0, 0)")
        found += in_both_themes(page, "on a desktop")
        page.set_viewport_size(NARROW)
        page.evaluate(FACES_HAVE_COME)
        found += (f"320 px: {part}" for part in page.evaluate(CLIPPED))
        yield from (f"{path}: {problem}" for problem in (*found, *monitor.complaints))
        context.close()


def _document(page: Page, path: str, answer: Response | None) -> Iterator[str]:
    """Yields what is wrong with a page before anything has happened on it."""
    wanted = 404 if path == NOT_FOUND else 200
    if answer is None or answer.status != wanted:
        yield f"the answer is {answer and answer.status} and not {wanted}"
    if not page.locator("html").get_attribute("lang"):
        yield "the page says no language"
    headings = page.get_by_role("heading", level=1).all()
    if [heading.is_visible() for heading in headings] != [True]:
        yield f"{len(headings)} main headings, or one that is not visible"
