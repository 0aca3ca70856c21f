"""The preloader over case studies and the projects list."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.preloader import shown

from .conftest import Open, Visitor

PICTURES = "**/generated/img/**"
STUDY = "/projects/blocks"
ANCHOR = "words"
COUNT = re.compile(r"\d+ of (\d+) pictures")
UNSETTLED = "[...document.images].filter((it) => it.getClientRects().length && !it.complete).length"
SHIFT = """() => new Promise((resolve) => {
  let sum = 0;
  new PerformanceObserver((list) => list.getEntries().forEach((it) => { sum += it.value; }))
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
})"""


HIDDEN_ANIMATIONS = """document.getAnimations()
  .filter((it) => !it.effect.target.checkVisibility({ visibilityProperty: true }))
  .map((it) => it.effect.target.className)"""
SKIPPED = """[...document.querySelectorAll("main *, .footer")]
  .filter((it) => getComputedStyle(it).contentVisibility === "hidden").length"""
FOOTER_AT_FIRST_PAINT = """new PerformanceObserver(() => {
  const footer = document.querySelector(".footer");
  window.footer ??= footer && getComputedStyle(footer).contentVisibility;
}).observe({ type: "paint", buffered: true })"""


def hang(page: Page) -> None:
    """Lets no picture arrive."""
    page.route(PICTURES, lambda route: None)


@pytest.mark.parametrize(
    ("route", "title", "late"),
    [(STUDY, "All blocks", "devices-desktop"), ("/projects", "Featured Projects", "draw-desktop")],
    ids=["study", "list"],
)
def test_title_and_count_stand_in_until_the_last_picture(
    open_page: Open, route: str, title: str, late: str
) -> None:
    held: list[Route] = []

    def hold(page: Page) -> None:
        page.route(re.compile(f"/generated/img/.*{late}"), lambda it: held.append(it))

    page = open_page(route, before=hold)
    preloader = page.locator(".preloader")
    expect(preloader.get_by_text(title)).to_be_visible()
    expect(preloader.get_by_role("status")).to_have_text(COUNT)
    total = int(COUNT.fullmatch(preloader.get_by_role("status").inner_text())[1])
    expect(preloader.locator(".preloader__count")).to_have_text(f"{total - 1} of {total} pictures")
    expect(shown(page)).to_be_hidden()
    for picture in held:
        picture.continue_()
    expect(shown(page)).to_be_visible()
    expect(preloader).to_be_hidden()
    assert page.evaluate(UNSETTLED) == 0


def test_pictures_that_fail_are_ignored(open_page: Open) -> None:
    def spoil(page: Page) -> None:
        page.route(PICTURES, lambda route: route.fulfill(body=b"no picture"))

    page = open_page(STUDY, before=spoil)
    expect(shown(page)).to_be_visible(timeout=4000)


def test_a_picture_that_hangs_ends_the_preloader_after_eight_seconds(open_page: Open) -> None:
    def stop_the_clock(page: Page) -> None:
        page.clock.install()
        hang(page)

    page = open_page(STUDY, before=stop_the_clock)
    expect(page.locator(".preloader").get_by_role("status")).to_have_text(COUNT)
    page.clock.run_for(5_000)
    expect(shown(page)).to_be_hidden()
    page.clock.run_for(3_100)
    expect(shown(page)).to_be_visible()


def test_the_header_leads_on_while_the_preloader_is_shown(open_page: Open) -> None:
    page = open_page(STUDY, before=hang)
    expect(page.locator(".preloader")).to_be_visible()
    page.get_by_role("navigation").get_by_role("link", name="Experiments").click()
    expect(page).to_have_url(re.compile(r"/experiments$"))


def test_nothing_behind_the_preloader_takes_the_focus(open_page: Open) -> None:
    page = open_page(STUDY, before=hang)
    expect(page.locator(".preloader")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("!document.activeElement.closest('main, .footer')")


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_shifts_when_it_goes(open_page: Open, width: int) -> None:
    page = open_page(STUDY, Visitor(width))
    expect(shown(page)).to_be_visible()
    assert page.evaluate(SHIFT) < 0.01


def test_only_the_pictures_of_this_screen_are_fetched(open_page: Open) -> None:
    fetched: list[str] = []
    page = open_page(
        STUDY,
        Visitor(390),
        before=lambda page: page.on("request", lambda request: fetched.append(request.url)),
    )
    expect(shown(page)).to_be_visible()
    assert any("devices-mobile" in url for url in fetched)
    assert not any("devices-desktop" in url or "devices-tablet" in url for url in fetched)
    assert not any(url.endswith(".webp") and "/img/" in url for url in fetched)


def test_coming_back_is_not_arriving(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    page.evaluate("scrollTo({ top: 2000, behavior: 'instant' })")
    page.goto("/resume")
    hang(page)
    page.go_back(wait_until="domcontentloaded")
    expect(page.locator(".preloader")).to_be_hidden()
    page.wait_for_function("scrollY > 1900")


def test_a_page_is_laid_out_before_its_pictures_are_counted(open_page: Open) -> None:
    page = open_page(STUDY, before=hang)
    expect(page.locator(".preloader").get_by_role("status")).to_have_text(COUNT)
    assert page.evaluate("document.documentElement.scrollHeight > 5 * innerHeight")
    assert not page.evaluate(SKIPPED)


@pytest.mark.parametrize(
    ("address", "footer"), [(STUDY, "hidden"), (f"{STUDY}#{ANCHOR}", "visible")]
)
def test_what_is_below_the_first_screen_waits_for_the_first_paint_unless_a_link_leads_there(
    open_page: Open, address: str, footer: str
) -> None:
    page = open_page(address, before=lambda page: page.add_init_script(FOOTER_AT_FIRST_PAINT))
    expect(shown(page)).to_be_visible()
    assert page.evaluate("window.footer") == footer


def test_nothing_of_it_is_left_in_the_page(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    expect(page.locator(".preloader")).to_have_css("display", "none")
    expect(page.locator("[data-below]")).to_have_count(0)


def test_a_link_to_a_part_of_the_page_finds_its_place(open_page: Open) -> None:
    page = open_page(f"{STUDY}#{ANCHOR}")
    expect(shown(page)).to_be_visible()
    top = page.locator(f"#{ANCHOR}").evaluate("(it) => it.getBoundingClientRect().top")
    assert abs(top) < 150


def test_without_javascript_the_content_simply_shows(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False), before=hang)
    expect(shown(page)).to_be_visible()
    expect(page.locator(".preloader")).to_be_hidden()


def test_the_mascot_stands_still_for_those_who_ask(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True), before=hang)
    mascot = page.locator(".preloader img")
    expect(mascot).to_be_visible()
    expect(mascot).to_have_css("animation-name", "none")


@pytest.mark.parametrize("route", ["/", "/experiments", "/resume"])
def test_other_pages_have_no_preloader(open_page: Open, route: str) -> None:
    page = open_page(route, before=hang)
    expect(shown(page)).to_be_visible()
    expect(page.locator(".preloader")).to_have_count(0)


def test_nothing_that_is_hidden_is_animated_once_it_has_gone(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    expect(page.locator(".preloader")).to_have_css("display", "none")
    assert not page.evaluate(HIDDEN_ANIMATIONS)
