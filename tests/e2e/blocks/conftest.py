"""Visitors who open pages of the tests' own site."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.support.page_actions import Held, bring, hang

BLANK = "about:blank"
"""A page on which a test prepares what happens on the next one."""

STUDY = "/projects/blocks"
"""The case study that has every block."""

RUNTIME = "**/assets/entry.client-*.js"
"""The script without which no island hydrates."""

HEIGHTS = {390: 844, 800: 1100, 1279: 800, 1280: 800, 1700: 950}
"""The widths that behave differently, each with a height that goes with it."""

MISSING = "/video/nothing."
"""What the page of edge cases asks for in vain."""


@dataclass(frozen=True, slots=True)
class Visitor:
    """How a page is looked at: the width, the pointer, motion, scripts and scheme."""

    width: int = 1280
    touch: bool = False
    still: bool = False  # with reduced motion
    scripts: bool = True
    scheme: str = "light"

    def __str__(self) -> str:
        hand = "touch" if self.touch else "mouse"
        return f"{self.width}-{hand}-{'still' if self.still else 'motion'}"


Open = Callable[..., Page]
"""``open_page(route, visitor=Visitor())``; see :func:`open_page`."""


@pytest.fixture
def open_page(browser: Browser, blocks_site: str) -> Iterator[Open]:
    """Opens pages of the blocks' site; afterwards, none may have complained in its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and MISSING not in message.location["url"]:
            complaints.append(message.text)

    def open_one(route: str, visitor: Visitor = Visitor()) -> Page:
        context = _context(browser, blocks_site, visitor)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        go(page, route)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


def go(page: Page, route: str) -> None:
    """Opens a page, whose pictures may still be on their way."""
    page.goto(route, wait_until="domcontentloaded")


def _context(browser: Browser, address: str, visitor: Visitor) -> BrowserContext:
    return browser.new_context(
        base_url=address,
        bypass_csp=True,  # the tests' own polling needs eval
        viewport={"width": visitor.width, "height": HEIGHTS[visitor.width]},
        has_touch=visitor.touch,
        is_mobile=visitor.touch,
        reduced_motion="reduce" if visitor.still else "no-preference",
        java_script_enabled=visitor.scripts,
        color_scheme=visitor.scheme,
    )


def at_widths(page: Page, *widths: int) -> Iterator[int]:
    """Gives the window one of some widths, or of all, after the other."""
    for width in widths or HEIGHTS:
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        yield width


def section_of(page: Page, title: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name=title, exact=True))


def tag(page: Page, name: str) -> Locator:
    group = page.get_by_role("group", name="Filter by tag")
    return group.get_by_role("radio", name=re.compile(rf"^{name} \d+$"))


def part(page: Page, title: str) -> Locator:
    """Returns a section by its heading, scrolled to, its island hydrated."""
    section = bring(section_of(page, title))
    expect(section.locator("[data-island][data-hydrated]")).to_be_visible()
    return section


def part_before_hydration(open_page: Open, title: str) -> tuple[Locator, Held]:
    """Returns a section of the case study by its heading, and the script it waits for."""
    page = open_page(BLANK)
    held = hang(page, RUNTIME)
    go(page, STUDY)
    return bring(section_of(page, title)), held
