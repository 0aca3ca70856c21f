"""Visitors make stickers of their own, which come back at the next visit and can be peeled off.

What is a sticker, how many are kept, and where they are kept is for ``tests/js``.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.conftest import desktop_options
from tests.support.accessibility import in_both_themes
from tests.support.chromium import headless_options
from tests.support.extras_page import SPRITES, ExtrasPage
from tests.support.page_actions import between, box_of, centre_of, expect_none

from .conftest import STILL

KEPT = {"observers", "canvases", "window", "document", "media", "stage"}
"""What a sticker could leave behind, besides elements and addresses of files in memory."""

COUNT_ADDRESSES = """() => {
  const { createObjectURL } = URL;
  window.addresses = 0;
  URL.createObjectURL = (it) => ((addresses += 1), createObjectURL.call(URL, it));
}"""

TELL_OTHER_PIXELS = """
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...box) {
    const pixels = getImageData.apply(this, box);
    pixels.data.forEach((_, index) => (pixels.data[index] = Math.random() * 256));
    return pixels;
  };
"""
"""Protects from fingerprinting as browsers do."""

IMAGES_OF_OWN = "spy.drawn.filter(({ name }) => name === 'own').length"

IS_IN_FRONT = """([x, y]) =>
  Boolean(document.elementFromPoint(x, y).closest(".playground__input-area"))"""
"""Whether the canvas of the stickers is in front of all else at a point of the window."""


def test_a_drawn_sticker_comes_back_and_goes_into_the_bin(extras: ExtrasPage) -> None:
    extras.make_all()
    extras.make()
    expect(extras.status).to_contain_text("Your sticker")
    expect(extras.opener).to_be_focused()
    extras.page.reload()
    extras.expect_sprites(SPRITES + 1)
    extras.page.wait_for_function("spy.drawn.some(({ name }) => name === 'own')")
    bin_ = extras.root.locator(".playground__bin")
    expect(bin_).to_be_hidden()
    start, to = extras.own.at, extras.room(near=extras.own.at)
    extras.page.mouse.move(*start)
    extras.page.mouse.down()
    extras.page.mouse.move(*to, steps=20)
    extras.expect_own_at(to)
    expect(bin_).to_be_visible()
    box, target = box_of(bin_), centre_of(bin_)
    assert box["y"] + box["height"] <= extras.ground, "it is below the stage"
    for step in range(1, 11):
        extras.page.mouse.move(*between(to, target, step / 10))
    extras.expect_own_at(target)
    assert extras.page.evaluate(IMAGES_OF_OWN) == 1, "it is drawn at another edge, too"
    assert extras.page.evaluate(IS_IN_FRONT, target), "something stands in front of it"
    extras.page.mouse.up()
    extras.expect_sprites(SPRITES)
    expect(bin_).to_be_hidden()
    assert extras.stored() == []


@pytest.mark.nightly
def test_the_bin_is_lit_while_the_pointer_is_over_it_also_when_nothing_moves(
    extras: ExtrasPage,
) -> None:
    extras.make_all()
    extras.make()
    extras.button("Pause").click()
    bin_ = extras.root.locator(".playground__bin")
    extras.page.mouse.move(*extras.own.at)
    extras.page.mouse.down()
    extras.page.mouse.move(*centre_of(bin_))
    expect(bin_).to_have_attribute("data-over", "")
    extras.page.mouse.move(*extras.room())
    expect(bin_).not_to_have_attribute("data-over", "")


@pytest.mark.nightly
def test_a_word_becomes_a_sticker_by_keyboard_and_delete_peels_it_off(extras: ExtrasPage) -> None:
    extras.make_all()
    keyboard = extras.page.keyboard
    extras.opener.focus()
    keyboard.press("Enter")
    extras.entry("Draw a sticker").focus()
    keyboard.press("Enter")
    extras.sheet.get_by_role("radio", name="Type").focus()
    keyboard.press("Space")
    extras.sheet.get_by_role("textbox").focus()
    expect(extras.sheet.get_by_text("Letters left: 12")).to_be_visible()
    keyboard.type("Hej 👋")
    left = extras.sheet.get_by_text("Letters left: 7")
    expect(left).to_be_visible()
    expect(left).to_have_attribute("aria-live", "polite")
    extras.sheet.get_by_role("button", name="Stick it").focus()
    keyboard.press("Enter")
    extras.expect_sprites(SPRITES + 1)
    extras.field.focus()
    keyboard.press("End")
    expect(extras.status).to_contain_text("Your sticker, 9 of 9")
    keyboard.press("Delete")
    extras.expect_sprites(SPRITES)
    expect(extras.status).to_contain_text("peeled off")
    keyboard.press("Home")
    keyboard.press("Delete")
    assert extras.sprites == SPRITES, "stickers of the owner's stay"
    assert extras.stored() == []


@pytest.mark.nightly
def test_a_delete_key_that_is_held_down_peels_one_off(extras: ExtrasPage) -> None:
    extras.make_all()
    extras.make()
    extras.make()
    extras.field.focus()
    extras.page.keyboard.press("End")
    extras.page.keyboard.down("Delete")
    extras.page.keyboard.down("Delete")
    extras.expect_sprites(SPRITES + 1)


@pytest.mark.nightly
def test_what_was_begun_is_kept_when_the_sheet_is_closed(extras: ExtrasPage) -> None:
    extras.make_all()
    extras.open_sheet()
    expect_none(in_both_themes(extras.page, "sheet to draw on"))
    undo = extras.sheet.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    extras.draw((-0.4, 0), (0.4, 0))
    expect(undo).to_be_enabled()
    extras.page.keyboard.press("Escape")
    expect(extras.sheet).to_be_hidden()
    expect(extras.opener).to_be_focused()
    extras.open_sheet()
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    assert extras.sprites == SPRITES


@pytest.fixture
def scrollbar_page(browser: Browser, address: str) -> Iterator[Page]:
    """A page beside a scrollbar that takes room, which Playwright hides."""
    options = headless_options() | {"ignore_default_args": ["--hide-scrollbars"]}
    scrolling = browser.browser_type.launch(**options)
    yield scrolling.new_page(**desktop_options(address))
    scrolling.close()


@pytest.mark.nightly
def test_the_sheet_covers_the_scrollbar_and_nothing_behind_it_moves(scrollbar_page: Page) -> None:
    extras = ExtrasPage(scrollbar_page, **STILL)
    extras.make_all()
    parts = ("header", "main", "[data-playground-stage]")

    def edges() -> list[tuple[float, float]]:
        boxes = [box_of(scrollbar_page.locator(it).first) for it in parts]
        return [(it["x"], it["width"]) for it in boxes]

    before = edges()
    assert before[0] != (0, 1440), "there is no scrollbar"
    extras.open_sheet()
    assert extras.sheet.evaluate("(it) => getComputedStyle(it, '::backdrop').width") == "1440px"
    veil = extras.sheet.evaluate("(it) => getComputedStyle(it, '::backdrop').backgroundColor")
    assert veil.endswith("/ 0.6)"), "it is a colour that is seen through"
    assert edges() == before


@pytest.mark.nightly
def test_the_sheet_says_so_where_pixels_cannot_be_read_back(extras: ExtrasPage) -> None:
    extras.make_all()
    extras.make()
    extras.page.add_init_script(TELL_OTHER_PIXELS)
    extras.page.reload()
    extras.make_all()
    extras.open_sheet()
    extras.draw((-0.4, 0), (0.4, 0))
    expect(extras.sheet.get_by_role("status")).to_contain_text("No sticker can be cut out here")
    expect(extras.sheet.get_by_role("button", name="Stick it")).to_be_disabled()
    assert extras.sprites == SPRITES
    assert len(extras.stored()) == 1, "it is there again where pixels can be read"


@pytest.mark.nightly
def test_another_tab_has_what_is_made_peeled_off_and_switched_on(extras: ExtrasPage) -> None:
    other = ExtrasPage(extras.page.context.new_page(), **STILL)
    other.make_all()
    extras.make_all()
    extras.make()
    other.expect_sprites(SPRITES + 1)
    extras.open_menu()
    extras.switch("Sound").click()
    other.open_menu()
    expect(other.switch("Sound")).to_be_checked()
    extras.field.focus()
    extras.page.keyboard.press("End")
    extras.page.keyboard.press("Delete")
    other.expect_sprites(SPRITES)


@pytest.mark.nightly
def test_forty_that_are_made_and_peeled_off_leave_nothing_behind(extras: ExtrasPage) -> None:
    page = extras.page
    extras.make_all()
    page.evaluate(COUNT_ADDRESSES)

    def make_and_peel() -> None:
        extras.open_sheet()
        extras.sheet.get_by_role("radio", name="Type").check(force=True)
        extras.sheet.get_by_role("textbox").fill("A")
        extras.stick()
        extras.expect_sprites(SPRITES + 1)
        extras.field.focus()
        page.keyboard.press("End")
        page.keyboard.press("Delete")
        extras.expect_sprites(SPRITES)

    def left() -> dict[str, int]:
        page.evaluate("spy.wait(10)")
        # A playground that runs has a frame or a timer at any time.
        counts = page.evaluate("spy.left()").items()
        elements = page.evaluate("document.querySelectorAll('*').length")
        return {"elements": elements} | {kind: it for kind, it in counts if kind in KEPT}

    make_and_peel()
    after_one = left()
    for _ in range(39):
        make_and_peel()
    assert left() == after_one
    assert after_one["canvases"] == 1
    assert page.evaluate("addresses") == 0
    assert extras.stored() == []
