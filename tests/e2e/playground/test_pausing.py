"""A playground that cannot be seen, or that is paused, requests no frames."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.support.playground_page import PATIENCE, PlaygroundPage

HAS_MORE_STICKERS_THAN = """(count) =>
  Number(document.querySelector("[data-playground]").dataset.sprites) > count"""


def test_playground_requests_no_frames_while_paused_scrolled_away_or_in_a_hidden_tab(
    stage: PlaygroundPage,
) -> None:
    stage.play()
    assert stage.frames_taken() > 5
    stage.pause()
    assert stage.frames_taken() == 0
    stage.button("Play").click()
    stage.expect_state("running")
    stage.hide(True)
    assert stage.frames_taken() == 0
    stage.hide(False)
    assert stage.frames_taken() > 5
    stage.scroll_away()
    assert stage.frames_taken() == 0
    stage.expect_state("running")
    stage.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    expect(stage.root).to_be_in_viewport()
    stage.page.evaluate("spy.wait(5)")
    assert stage.frames_taken() > 5


def test_playground_goes_on_that_comes_from_the_back_forward_cache(
    bfcache_browser: Browser, address: str
) -> None:
    page = bfcache_browser.new_page(base_url=address, viewport={"width": 1440, "height": 900})
    page.add_init_script(
        "addEventListener('pageshow', ({ persisted }) => (window.persisted = persisted));"
    )
    stage = PlaygroundPage(page)
    stage.play()
    page.wait_for_function(HAS_MORE_STICKERS_THAN, arg=0)
    page.goto("/resume")
    page.go_back(wait_until="commit")
    page.wait_for_function("window.persisted === true", timeout=PATIENCE)
    page.wait_for_function(HAS_MORE_STICKERS_THAN, arg=stage.sprites)
    stage.expect_state("running")
    page.close()
