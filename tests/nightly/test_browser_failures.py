"""A browser that forbids, sleeps, shrinks, hurries or goes offline is no reason to fail."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.conftest import NewPage
from tests.support.network_faults import (
    expect_links_lead_on,
    expect_nothing_lost,
    expect_readable,
    expect_whole,
    read_and_touch,
    showing_every_island,
    touch_islands,
)
from tests.support.page_actions import SIDEWAYS, TWO_FRAMES
from tests.support.playground_page import PlaygroundPage, distance

BUSIEST, *_ = showing_every_island()
FORBID = """
  const forbid = () => { throw new DOMException("No storage here.", "SecurityError"); };
  for (const store of ["localStorage", "sessionStorage", "indexedDB", "caches", "cookieStore"])
    Object.defineProperty(window, store, { get: forbid });
  Object.defineProperty(Document.prototype, "cookie", { get: forbid, set: forbid });
"""
OFFLINE = "ERR_INTERNET_DISCONNECTED|stays? as (it|they)|shown without one of its parts"
DESK, SLIT = {"width": 1440, "height": 900}, {"width": 1, "height": 900}
HURRIED = 80
WARM_UP = 20
"""Visits after which caches and compiled code have their size."""

HURRY = """
  const left = location.protocol === "http:" && top === window && Number(sessionStorage.left);
  if (left) sessionStorage.left = left - 1;
  if (left > 1) setTimeout(() => history.go(location.pathname === "/" ? 1 : -1), (left * 7) % 60);
"""
"""Leaves a page again at once, each time a little later in its life."""

MEGABYTE = 1_000_000


@pytest.mark.parametrize("screen", ["/projects", *showing_every_island()])
def test_a_page_works_when_storage_is_forbidden(page: Page, screen: str) -> None:
    page.add_init_script(FORBID)
    read_and_touch(page, screen)
    expect_whole(page)


def test_the_playground_goes_on_after_an_hour_of_sleep(page: Page) -> None:
    stage = PlaygroundPage(page, seed=7)
    stage.play_by_hand(4)
    before = stage.drawn
    page.clock.fast_forward("01:00:00")
    stage.run(100)
    after = stage.drawn
    assert stage.sprites == 4
    assert after != before
    assert all(distance(after[it].at, before[it].at) < before[it].size for it in before)


def test_a_page_with_every_island_works_after_an_hour_of_sleep(page: Page) -> None:
    stage = PlaygroundPage(page)
    page.clock.install()
    read_and_touch(page, BUSIEST)
    stage.hide(True)
    page.clock.fast_forward("01:00:00")
    stage.hide(False)
    expect_readable(page)
    expect_whole(page)


@pytest.mark.parametrize("screen", showing_every_island())
def test_a_page_fits_again_after_its_window_was_a_pixel_wide(page: Page, screen: str) -> None:
    read_and_touch(page, screen)
    height = page.evaluate("document.body.offsetHeight")
    for size in (SLIT, DESK):
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
    page.wait_for_function("(it) => document.body.offsetHeight === it", arg=height)
    assert page.evaluate(SIDEWAYS) == 0
    expect_nothing_lost(page)


def test_visitors_come_back_to_page_when_the_network_drops_between_pages(new_page: NewPage) -> None:
    page = new_page(OFFLINE)
    page.goto("/projects")
    expect_readable(page)
    page.context.set_offline(True)
    # Without pointing at it: what is pointed at has come before it is clicked.
    page.get_by_role("main").get_by_role("link").first.evaluate("(it) => it.click()")
    expect(page).to_have_url(re.compile("^chrome-error:"))
    page.go_back(wait_until="commit")
    expect_readable(page)
    page.context.set_offline(False)
    expect_links_lead_on(page)


def test_islands_that_were_offline_hydrate_at_the_next_touch(new_page: NewPage) -> None:
    page = new_page(OFFLINE)
    page.goto(BUSIEST, wait_until="commit")
    expect_readable(page)
    page.context.set_offline(True)
    touch_islands(page)
    expect_nothing_lost(page)
    page.context.set_offline(False)
    touch_islands(page)  # The first touch fetches the runtime, where that had not come.
    touch_islands(page)
    expect(page.locator("[data-island]:not([data-hydrated])")).to_have_count(0)


def test_eighty_hurried_visits_back_and_forth_leak_nothing(page: Page) -> None:
    page.goto("/")
    page.goto("/experiments")
    page.add_init_script(HURRY)
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    early, late = (hurry(page, session, visits) for visits in (WARM_UP, HURRIED - WARM_UP))
    assert late["documents"] - early["documents"] < 3, (early, late)
    assert late["nodes"] - early["nodes"] < 50, (early, late)
    assert late["jsEventListeners"] - early["jsEventListeners"] < 20, (early, late)
    assert late["usedSize"] - early["usedSize"] < MEGABYTE, (early, late)


def hurry(page: Page, session: CDPSession, visits: int) -> dict[str, int]:
    """Goes back and forth, and returns what lives after garbage collection."""
    page.evaluate("(it) => { sessionStorage.left = it; history.back(); }", visits)
    page.wait_for_function("sessionStorage.left === '0'", timeout=300_000)
    touch_islands(page)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
    return session.send("Memory.getDOMCounters") | session.send("Runtime.getHeapUsage")
