"""Clicks on an island before it is hydrated, and while it is."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from tests.support.page_actions import bring, hang, release, shown

from .conftest import STUDY, Open, section_of
from .test_image_slider import TITLE, expect_slide

RUNTIME = "**/assets/entry.client-*.js"
HOLD_HYDRATION = """
  const { addEventListener: add } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (this.dataset?.island?.endsWith("#ImageSlider")) window.handlersAttached = true;
    return add.call(this, type, ...rest);
  };
  const { postMessage: post } = MessagePort.prototype;
  const held = [];
  MessagePort.prototype.postMessage = function (...message) {
    held.push(() => post.apply(this, message));
  };
  window.hydrate = () => {
    MessagePort.prototype.postMessage = post;
    held.forEach((send) => send());
  };
"""
"""React attaches its handlers at once, and renders in the tasks that it posts to itself."""


def test_number_chosen_before_hydration_stays_chosen(open_page: Open) -> None:
    held: list[list[Route]] = []
    page = open_page(STUDY, before=lambda it: held.append(hang(it, RUNTIME)))
    section = bring(section_of(page, TITLE))
    section.get_by_text("3", exact=True).click()
    expect(section.locator("[data-hydrated]")).to_have_count(0)
    page.wait_for_function("performance.getEntriesByType('paint').length > 0")
    release(held[0])
    expect(section.locator("[data-hydrated]")).to_be_attached()
    expect_slide(section, 3)


def test_number_chosen_before_the_effects_of_its_slider_is_handled_once(open_page: Open) -> None:
    page = open_page(STUDY, before=lambda page: page.add_init_script(HOLD_HYDRATION))
    expect(shown(page)).to_be_visible()
    section = section_of(page, TITLE)
    number = section.get_by_text("2", exact=True)
    number.scroll_into_view_if_needed()
    number.dispatch_event("pointerdown")
    page.wait_for_function("window.handlersAttached")
    number.click()
    expect(section.locator("[data-hydrated]")).to_have_count(0)
    page.evaluate("hydrate()")
    expect(section.locator("[data-hydrated]")).to_be_attached()
    expect_slide(section, 2)
