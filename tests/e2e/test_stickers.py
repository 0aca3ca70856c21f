"""Visitors take the stickers of projects: at the end of case studies, counted, and kept."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from portfolio.models.project import Project
from tests.support.page_actions import shown
from tests.support.playground_page import ALL_LOADED, FAST, PATIENCE, QUIET, PlaygroundPage
from tests.support.site_content import CONTENT, WORDS, first

SAID = WORDS.stickers
COUNT = len(CONTENT.collection)
SPRITES = len(CONTENT.home.playground.sprites)

REFUSED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("refused", "SecurityError"); },
});"""
"""A browser that keeps nothing for this site."""

COVERS = re.compile("--header-covers: [1-9]")
"""What the header says of itself when it has come back over a page."""

KEPT_ELSEWHERE = """(names) => {
  localStorage.stickers = JSON.stringify(names);
  dispatchEvent(new StorageEvent("storage", { key: "stickers" }));
}"""
"""What a page hears when another tab has taken stickers, or put one back."""

FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) flights += node.className === "flying-sticker";
  }).observe(document.body, { childList: true });
}"""


@pytest.fixture
def project() -> Project:
    return first(CONTENT.collection, "there is no project with a sticker")


def in_words(text: str, taken: int) -> str:
    return text.format(taken=taken, all=COUNT)


class Sheet:
    """The end of a case study, by what its visitors see and hear."""

    def __init__(self, page: Page, project: Project) -> None:
        self.page, self.route = page, CONTENT.site.prefix + project.route
        self.take = page.get_by_role("button", name=SAID.take)
        self.back = page.get_by_role("button", name=SAID.put_back)
        self.see = page.get_by_role("link", name=SAID.see)
        self.status = page.locator(".take-sticker").get_by_role("status")

    def open(self) -> None:
        self.page.goto(self.route)
        shown(self.page).wait_for(state="attached")

    def counter(self, taken: int) -> Locator:
        return self.page.get_by_role("link", name=in_words(SAID.label, taken), exact=True)

    def expect_taken(self) -> None:
        expect(self.take).to_be_hidden()
        expect(self.see).to_be_visible()
        expect(self.back).to_be_visible()

    def expect_there(self) -> None:
        expect(self.take).to_be_visible()
        expect(self.see).to_be_hidden()
        expect(self.back).to_be_hidden()


def test_a_sticker_is_taken_counted_kept_and_put_back(page: Page, project: Project) -> None:
    sheet = Sheet(page, project)
    sheet.open()
    sheet.expect_there()
    expect(page.locator(".sticker-counter")).to_be_hidden()
    page.evaluate(FLIGHTS)
    sheet.take.click()
    sheet.expect_taken()
    expect(sheet.status).to_contain_text(in_words(SAID.was_taken, 1))
    expect(sheet.see).to_be_focused()
    expect(sheet.counter(1)).to_be_in_viewport()
    expect(page.locator("html")).to_have_attribute("style", COVERS)
    expect(page.locator(".flying-sticker")).to_have_count(0)
    assert page.evaluate("flights") == 1
    page.reload()
    sheet.expect_taken()
    expect(sheet.counter(1)).to_be_visible()
    sheet.back.click()
    sheet.expect_there()
    expect(sheet.status).to_have_text(SAID.was_put_back)
    expect(sheet.take).to_be_focused()
    expect(page.locator(".sticker-counter")).to_be_hidden()
    page.reload()
    sheet.expect_there()


def test_a_sticker_is_taken_and_put_back_by_keyboard(page: Page, project: Project) -> None:
    sheet = Sheet(page, project)
    sheet.open()
    sheet.take.focus()
    page.keyboard.press("Enter")
    expect(sheet.see).to_be_focused()
    page.keyboard.press("Tab")
    expect(sheet.back).to_be_focused()
    page.keyboard.press("Space")
    expect(sheet.take).to_be_focused()
    sheet.expect_there()


def test_with_reduced_motion_nothing_flies(reduced_motion_page: Page, project: Project) -> None:
    sheet = Sheet(reduced_motion_page, project)
    sheet.open()
    sheet.page.evaluate(FLIGHTS)
    sheet.take.click()
    expect(sheet.counter(1)).to_be_visible()
    sheet.expect_taken()
    assert sheet.page.evaluate("flights") == 0


def test_on_a_phone_the_sheet_counts_and_the_header_does_not(phone: Page, project: Project) -> None:
    sheet = Sheet(phone, project)
    sheet.open()
    sheet.take.tap()
    sheet.expect_taken()
    expect(phone.locator(".take-sticker")).to_contain_text(in_words(SAID.label, 1))
    expect(phone.locator(".sticker-counter")).to_be_hidden()


@pytest.mark.nightly
def test_where_the_browser_keeps_nothing_a_sticker_is_taken_until_the_page_is_left(
    page: Page, project: Project
) -> None:
    page.add_init_script(REFUSED)
    sheet = Sheet(page, project)
    sheet.open()
    sheet.take.click()
    sheet.expect_taken()
    expect(sheet.counter(1)).to_be_visible()
    page.reload()
    sheet.expect_there()


def test_without_javascript_the_sticker_lies_on_its_sheet_and_nothing_asks_to_be_pressed(
    page_without_javascript: Page, project: Project
) -> None:
    page = page_without_javascript
    page.goto(CONTENT.site.prefix + project.route)
    sheet = Sheet(page, project)
    expect(page.locator(".take-sticker__sticker img")).to_be_visible()
    for control in (sheet.take, sheet.see, sheet.back, page.locator(".sticker-counter")):
        expect(control).to_be_hidden()


def test_the_last_sticker_earns_a_rosette(page: Page) -> None:
    *others, last = CONTENT.collection or [first((), "there is no project with a sticker")]
    keep(page, *others)
    sheet = Sheet(page, last)
    sheet.open()
    sheet.take.click()
    expect(page.locator(".take-sticker")).to_contain_text(SAID.complete.format(all=COUNT))
    expect(page.locator("html")).to_have_attribute("data-stickers", "all")


def keep(page: Page, *projects: Project) -> None:
    """Has the browser know what was taken, from its next page on."""
    names = [project.slug for project in projects]
    page.add_init_script(f"localStorage.stickers ??= JSON.stringify({names})")


def playground(page: Page, **props: Any) -> PlaygroundPage:
    path = f"{CONTENT.site.prefix}/"
    return PlaygroundPage(page, path, **{**ALL_LOADED, **FAST, **QUIET, **props})


def expect_sprites(stage: PlaygroundPage, count: int) -> None:
    expect(stage.root).to_have_attribute("data-sprites", str(count), timeout=PATIENCE)


def test_taken_stickers_join_the_playground_and_put_back_ones_leave_it(
    page: Page, project: Project
) -> None:
    keep(page, project)
    stage = playground(page)
    stage.open()
    expect_sprites(stage, SPRITES + 1)
    page.evaluate(KEPT_ELSEWHERE, [])
    expect_sprites(stage, SPRITES)
    expect(page.locator(".sticker-counter")).to_be_hidden()


def test_a_sticker_that_is_put_back_while_it_waits_does_not_come(
    page: Page, project: Project
) -> None:
    keep(page, project)
    stage = playground(page, interval=60_000)
    stage.open()
    expect_sprites(stage, 1)
    page.evaluate(KEPT_ELSEWHERE, [])
    stage.pause(WORDS.playground.pause)
    stage.button(WORDS.playground.reset).click()
    expect_sprites(stage, SPRITES)


@pytest.mark.parametrize("before", [True, False])
def test_with_reduced_motion_taken_stickers_lie_among_the_others(
    reduced_motion_page: Page, project: Project, before: bool
) -> None:
    if before:
        keep(reduced_motion_page, project)
    stage = playground(reduced_motion_page)
    stage.open()
    island = stage.page.locator("[data-island]", has=stage.root)
    expect(island).to_have_attribute("data-hydrated", "", timeout=PATIENCE)
    if not before:
        stage.page.evaluate(KEPT_ELSEWHERE, [project.slug])
    expect_sprites(stage, SPRITES + 1)
    expect(stage.root).to_have_attribute("data-state", re.compile("still|paused"))


@pytest.mark.parametrize("route", ["/", "/projects"])
def test_stickers_on_cards_take_no_clicks_and_cover_no_words(page: Page, route: str) -> None:
    page.goto(CONTENT.site.prefix + route)
    shown(page).wait_for(state="attached")
    stickers = page.locator(".card-sticker")
    if not stickers.count():
        pytest.skip("no project on this page has a sticker")
    assert stickers.evaluate_all(COVERED) == []


COVERED = """(stickers) => stickers.flatMap((sticker) => {
  const box = sticker.getBoundingClientRect();
  if (getComputedStyle(sticker).pointerEvents !== "none") return ["it takes clicks"];
  const walker = document.createTreeWalker(sticker.parentElement, NodeFilter.SHOW_TEXT);
  const covered = [];
  for (let text; (text = walker.nextNode()); ) {
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const isOver = left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      if (isOver && text.parentElement.checkVisibility()) covered.push(text.data);
    }
  }
  return covered;
})"""
