"""The preloader over case studies and the projects list."""

import re

import pytest
from playwright.sync_api import Page, expect

from sandbox_islands.html import parse_html
from tests.e2e.conftest import nightly
from tests.support.http import ask
from tests.support.page_actions import (
    AT_REST,
    IN_TIME,
    LATE,
    box_of,
    hang,
    release,
    scroll_to,
    shown,
)

from .conftest import BLANK, STUDY, Open, Visitor, go

PICTURES = "**/assets/img/**"
ANCHOR = "words"
COUNT = re.compile(r"\d+ of (\d+) pictures")
UNSETTLED = "[...document.images].filter((it) => it.getClientRects().length && !it.complete).length"

LAYOUT_SHIFT = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((it) => { sum += it.value; }))
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
})"""
"""By how much a page has shifted since it was opened."""

HIDDEN_ANIMATIONS = """document.getAnimations()
  .filter((it) => !it.effect.target.checkVisibility({ visibilityProperty: true }))
  .map((it) => it.effect.target.className)"""


def open_without_pictures(open_page: Open, route: str, *visitor: Visitor) -> Page:
    """Opens a page that comes late, and at which no picture arrives."""
    page = open_page(BLANK, *visitor)
    page.add_init_script(LATE)
    hang(page, PICTURES)
    go(page, route)
    return page


def stop_the_clock(page: Page) -> None:
    """Lets time pass only where a test says so: the preloader ends after eight seconds of it."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


def test_preloader_shows_title_and_count_until_the_last_picture(open_page: Open) -> None:
    page = open_page(BLANK)
    page.add_init_script(LATE)
    held = hang(page, re.compile("/assets/img/.*draw-desktop"))
    go(page, "/projects")
    preloader = page.locator(".preloader")
    expect(preloader.get_by_text("Featured Projects")).to_be_visible()
    expect(preloader.get_by_role("status")).to_have_text(COUNT)
    total = int(COUNT.fullmatch(preloader.get_by_role("status").inner_text())[1])
    expect(preloader.locator(".preloader__count")).to_have_text(f"{total - 1} of {total} pictures")
    expect(shown(page)).to_be_hidden()
    release(held)
    expect(shown(page)).to_be_visible()
    expect(preloader).to_be_hidden()
    assert page.evaluate(UNSETTLED) == 0


def test_preloader_ignores_pictures_that_fail(open_page: Open) -> None:
    page = open_page(BLANK)
    stop_the_clock(page)
    page.route(PICTURES, lambda route: route.fulfill(body=b"no picture"))
    go(page, STUDY)
    expect(shown(page)).to_be_visible()


def test_preloader_covers_a_late_page_for_eight_seconds_without_an_answer(open_page: Open) -> None:
    page = open_page(BLANK)
    stop_the_clock(page)
    page.add_init_script(LATE)
    hang(page, PICTURES)
    go(page, STUDY)
    expect(page.locator(".preloader").get_by_role("status")).to_have_text(COUNT)
    expect(page.locator(".loading-indicator")).to_be_hidden()
    page.clock.run_for(7_900)
    expect(shown(page)).to_be_hidden()
    page.clock.run_for(200)
    expect(shown(page)).to_be_visible()


@pytest.mark.parametrize(
    "route", [STUDY, *map(nightly, ("/projects", "/", "/experiments", "/resume"))]
)
def test_what_is_seen_of_a_page_within_300_ms_stays_beside_the_loading_indicator(
    open_page: Open, route: str
) -> None:
    page = open_page(BLANK)
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.add_init_script(IN_TIME)
    hang(page, re.compile(r"\.(svg|webp|avif|png|jpg)$"))
    go(page, route)
    heading, indicator = page.get_by_role("heading", level=1), page.locator(".loading-indicator")
    for hidden_for, is_indicated in ((299, False), (1, True)):
        page.clock.run_for(hidden_for)
        expect(indicator).to_be_visible(visible=is_indicated)
        expect(heading).to_be_visible()
        expect(page.locator(".preloader:visible")).to_have_count(0)
    page.clock.run_for(7_700)
    expect(indicator).to_be_hidden()


def test_page_behind_the_preloader_is_laid_out_and_its_header_leads_on(open_page: Open) -> None:
    page = open_without_pictures(open_page, STUDY)
    expect(page.locator(".preloader").get_by_role("status")).to_have_text(COUNT)
    assert page.evaluate("document.documentElement.scrollHeight > 5 * innerHeight")
    page.get_by_role("navigation").get_by_role("link", name="Experiments").click()
    expect(page).to_have_url(re.compile(r"/experiments$"))


def test_preloader_ends_when_the_page_behind_it_is_reached_by_keyboard(open_page: Open) -> None:
    page = open_without_pictures(open_page, STUDY)
    expect(page.locator(".preloader").get_by_role("status")).to_have_text(COUNT)
    page.get_by_role("banner").get_by_role("button").last.focus()
    expect(shown(page)).to_have_count(0)
    page.keyboard.press("Tab")
    expect(shown(page)).to_have_count(1)
    expect(page.locator("main :focus")).to_be_in_viewport()


@pytest.mark.parametrize("width", [390, nightly(1280)])
def test_preloader_shifts_nothing_and_leaves_nothing_behind(open_page: Open, width: int) -> None:
    page = open_page(STUDY, Visitor(width))
    expect(shown(page)).to_be_visible()
    assert page.evaluate(LAYOUT_SHIFT) < 0.01
    expect(page.locator(".preloader")).to_have_css("display", "none")
    assert not page.evaluate(HIDDEN_ANIMATIONS)


def test_preloader_waits_for_the_pictures_of_the_screens_width_only(open_page: Open) -> None:
    page, fetched = open_page(BLANK, Visitor(390)), []
    page.on("request", lambda request: fetched.append(request.url))
    go(page, STUDY)
    expect(shown(page)).to_be_visible()
    assert any("devices-mobile" in url for url in fetched)
    assert not any("devices-desktop" in url or "devices-tablet" in url for url in fetched)
    assert not any(url.endswith(".webp") and "/img/" in url for url in fetched)


@pytest.mark.nightly
def test_preloader_does_not_show_on_the_way_back(open_page: Open) -> None:
    page = open_page(STUDY)
    page.add_init_script(LATE)
    expect(shown(page)).to_be_visible()
    scroll_to(page, 2000)
    page.goto("/resume")
    hang(page, PICTURES)
    page.go_back(wait_until="domcontentloaded")
    expect(page.locator(".preloader")).to_be_hidden()
    page.wait_for_function("scrollY > 1900")


@pytest.mark.nightly
def test_link_to_a_part_of_a_page_with_preloader_finds_its_place(open_page: Open) -> None:
    """Faces that come last change the height of what is above it."""
    page = open_page(BLANK)
    held = hang(page, "**/*.woff2")
    go(page, f"{STUDY}#{ANCHOR}")
    part = page.locator(f"#{ANCHOR}")
    expect(part).to_be_in_viewport()
    release(held)
    expect(shown(page)).to_be_visible()
    page.wait_for_function("document.fonts.status === 'loaded'")
    part.evaluate(AT_REST)
    assert 20 <= box_of(part)["y"] <= 28


def test_mascot_of_the_preloader_stands_still_with_reduced_motion(open_page: Open) -> None:
    page = open_without_pictures(open_page, "/projects", Visitor(still=True))
    mascot = page.locator(".preloader img")
    expect(mascot).to_be_visible()
    expect(mascot).to_have_css("animation-name", "none")


def test_only_pages_of_case_studies_have_a_preloader(blocks_site: str) -> None:
    for route, count in (("/", 0), ("/experiments", 0), ("/resume", 0), (STUDY, 1)):
        assert len(parse_html(ask(blocks_site, route).text).css(".preloader")) == count
