"""What can go wrong on the way from a server to a page, for pages that are told to expect it."""

import html
import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from tests.support.page_actions import shown
from tests.support.page_scripts import page_script
from tests.support.site import DIST, compiled

FETCHED = re.compile(r"import\(.\./([^`'\"]+\.js).\)")
ISLAND = re.compile(r'data-island="([^"]+)"')

FETCHED_ALL = page_script("all_fetched")

KEPT = page_script("lost_of_islands")


def miss(page: Page, pattern: str) -> None:
    """Lets every address that matches a pattern be missing."""
    page.route(re.compile(pattern), lambda route: route.fulfill(status=404, body="Nothing here."))


def file_of(screen: str) -> Path:
    return DIST / f"{screen.lstrip('/') or 'index'}.html"


def islands_of(screen: str) -> set[str]:
    return set(ISLAND.findall(file_of(screen).read_text()))


def props_of(kind: str, screen: str = "/") -> dict[str, Any]:
    """Returns the props that an island has been given by the content."""
    found = re.search(rf'#{kind}"[^>]*data-props="([^"]*)', file_of(screen).read_text())
    assert found
    return json.loads(html.unescape(found[1]))


def showing_every_island() -> list[str]:
    """Returns a few pages that show every kind of island between them."""
    kinds = {page: islands_of(page) for page in compiled()}
    chosen: list[str] = []
    missing = set().union(*kinds.values())
    while missing:
        chosen.append(max(kinds, key=lambda page: len(kinds[page] & missing)))
        missing -= kinds[chosen[-1]]
    return chosen


def scripts() -> dict[str, list[str]]:
    """Returns the names of scripts by when they are fetched, and by whom."""
    files = {file.name: file.read_text() for file in (DIST / "assets").glob("*.js")}
    first = [name for name in files if name.startswith("entry.client-")]
    later = [it for name in files if name not in first for it in FETCHED.findall(files[name])]
    islands = [it for name in first for it in FETCHED.findall(files[name]) if it not in later]
    return {"the entry": first, "what islands are": islands, "what islands add": later}


def read_and_touch(page: Page, screen: str) -> None:
    """Opens a screen, waits until it can be read, and touches its islands."""
    page.goto(screen)
    expect_readable(page)
    touch_islands(page)


def touch_islands(page: Page) -> None:
    """Goes to every island, touches it and waits until all that it fetches has come or failed."""
    for island in page.locator("[data-island]").all():
        island.evaluate("(it) => it.scrollIntoView()")
        island.dispatch_event("pointerdown")
    page.evaluate(FETCHED_ALL)


def expect_readable(page: Page) -> None:
    """Waits until a page shows its heading, with nothing over it."""
    expect(shown(page)).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("contentinfo")).to_be_visible()


def expect_nothing_lost(page: Page) -> None:
    """Tells that every island still shows what it was served with."""
    assert page.evaluate(KEPT, file_of(urlsplit(page.url).path).read_text()) == []


def expect_links_lead_on(page: Page) -> None:
    """Follows the first link of the navigation that leads elsewhere.

    The header may have left on the way down. It comes back to the focus and moves meanwhile, so
    that a click could miss the link.
    """
    here = page.url
    link = page.get_by_role("navigation").locator("a:not([aria-current])").first
    target = link.get_attribute("href")
    link.press("Enter")
    expect(page).to_have_url(target or "")
    assert page.url != here


def expect_whole(page: Page) -> None:
    """Expects that what was served is still there once islands were touched, and leads on."""
    expect_nothing_lost(page)
    expect_links_lead_on(page)
