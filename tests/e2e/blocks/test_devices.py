"""The three devices, and the phones side by side."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from tests.support.page_actions import AT_REST, box_of, bring, centre_of, scroll_to, swipe
from tests.support.page_scripts import page_script

from .conftest import STUDY, Open, Visitor, at_widths, part

PICTURES = {
    "mobile": "The view on a phone",
    "tablet": "The view on a tablet",
    "desktop": "The view on a desk",
}
NUMBERS = ("one", "two", "three", "four", "five")
FOUR = "The decision of phone four, whose reason takes more lines on a phone than any other has"
TOP = "(it) => it.getBoundingClientRect().top + scrollY"

COVERED = """(elements) => elements
  .filter((it) => {
    const { left, top, width, height } = it.getBoundingClientRect();
    return !it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  })
  .map((it) => it.textContent)"""
"""Elements whose middle something else lies on."""


def expect_chosen(section: Locator, device: str) -> None:
    """Waits until a device has grown by a tenth and is whole, in front of the others."""
    picture = bring(section.get_by_role("img", name=PICTURES[device]))
    section.page.wait_for_function(page_script("is_in_front"), arg=picture.element_handle())
    expect(section.locator("[data-device]")).to_have_attribute("data-device", device)


@pytest.mark.nightly
def test_width_decides_which_device_is_in_front_until_one_is_chosen(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(800))
    page.set_viewport_size({"width": 768, "height": 1100})
    section = part(page, "Three devices")
    expect_chosen(section, "tablet")
    section.get_by_role("group").get_by_text("Phone").click()
    expect(section.get_by_role("radio", name="Phone")).to_be_checked()
    expect_chosen(section, "mobile")
    page.set_viewport_size({"width": 1023, "height": 900})
    expect_chosen(section, "mobile")
    for width, device in ((1024, "desktop"), (767, "mobile")):  # which drops the choice
        page.set_viewport_size({"width": width, "height": 900})
        expect_chosen(section, device)


@pytest.mark.nightly
def test_devices_on_a_wide_touch_screen_are_not_pinned(open_page: Open) -> None:
    section = part(open_page(STUDY, Visitor(1700, touch=True)), "Three devices")
    expect_chosen(section, "desktop")
    assert box_of(section)["height"] < 2000


def test_arrow_keys_and_buttons_bring_a_device_to_the_front(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(800))
    section = part(page, "Three devices")
    section.get_by_role("radio", name="Tablet").focus()
    for key, device in (("ArrowRight", "desktop"), ("ArrowLeft", "tablet"), ("ArrowUp", "mobile")):
        page.keyboard.press(key)
        expect(section.locator(".devices")).to_have_attribute("data-device", device)
    expect(section.get_by_role("radio", name="Phone")).to_be_focused()
    section.get_by_role("button").last.press("Enter")
    expect(section.locator(".devices")).to_have_attribute("data-device", "tablet")


@pytest.mark.nightly
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900), (1600, 600), (1920, 950)])
def test_devices_stand_on_one_line(open_page: Open, width: int, height: int) -> None:
    page = open_page(STUDY, Visitor(1700))
    page.set_viewport_size({"width": width, "height": height})
    section = part(page, "Three devices")
    bring(section.get_by_role("img", name=PICTURES["desktop"]))
    section.evaluate(AT_REST)
    boxes = [box_of(device) for device in section.get_by_role("figure").all()]
    feet = [box["y"] + box["height"] for box in boxes]
    assert feet == pytest.approx([feet[0]] * 3, abs=1)
    room = box_of(section)["y"] + box_of(section)["height"] - feet[0]
    assert room >= 40, "the shadow is cut off"
    if width > 600:
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


@pytest.mark.nightly
def test_wide_devices_change_in_three_thousand_pixels_of_scroll(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(1700))
    section = part(page, "Three devices")
    root = section.locator("[data-device]")
    top = root.evaluate(TOP)
    for progress, device in ((0.05, "mobile"), (0.5, "tablet"), (0.98, "desktop"), (0.1, "mobile")):
        scroll_to(page, top + progress * 3000)
        expect(root).to_have_attribute("data-device", device)
        expect(page.get_by_role("heading", name="Three devices")).to_be_in_viewport()
    page.set_viewport_size({"width": 1599, "height": 950})
    page.wait_for_function("(it) => it.offsetHeight < 2000", arg=section.element_handle())
    expect(root).to_have_attribute("data-device", "desktop")
    page.set_viewport_size({"width": 1600, "height": 950})
    page.wait_for_function("(it) => it.offsetHeight > 3000", arg=section.element_handle())


@pytest.mark.nightly
@pytest.mark.parametrize("height", [560, 900])
def test_nothing_lies_on_the_controls_of_pinned_devices(open_page: Open, height: int) -> None:
    """The links to chapters are at the top, and the header too after a little scroll up."""
    page = open_page(STUDY, Visitor(1700))
    page.set_viewport_size({"width": 1700, "height": height})
    section = part(page, "Three devices")
    top = section.evaluate("(it) => it.getBoundingClientRect().top + scrollY")
    for distance in (1700, 1500):
        scroll_to(page, top + distance)
        section.evaluate(AT_REST)
    expect(page.locator("[data-header=shown]")).to_have_count(1)
    section.evaluate(AT_REST)
    expect(page.get_by_role("navigation", name="Chapters")).to_be_in_viewport()
    covered = section.locator("h2, button, label").evaluate_all(COVERED)
    assert covered == []
    for device in section.get_by_role("figure").all():
        box = box_of(device)
        assert box["y"] + box["height"] <= height


@pytest.mark.nightly
def test_devices_with_reduced_motion_are_three_labelled_pictures(open_page: Open) -> None:
    section = part(open_page(STUDY, Visitor(1700, still=True)), "Three devices")
    for label in ("Phone", "Tablet", "Desktop"):
        expect(section.get_by_role("figure").get_by_text(label)).to_be_visible()
    expect(section.get_by_role("radio")).to_have_count(0)
    assert box_of(section)["height"] < 2500


def test_numbers_choose_a_phone_with_its_caption_and_move_nothing(open_page: Open) -> None:
    section = part(open_page(STUDY, Visitor(390)), "Five phones")
    told = section.locator("[aria-live=polite]")
    phone = section.get_by_role("img", name="Phone four")
    caption = section.locator("figcaption", has_text="The decision of phone four")
    expect(section.get_by_role("radio", name="1")).to_be_checked()
    expect(told).to_contain_text("The decision of phone one")
    height = box_of(section)["height"]
    section.get_by_text("4", exact=True).click()
    expect(section.get_by_role("radio", name="4")).to_be_checked()
    expect(told).to_contain_text("The decision of phone four")
    expect(phone).to_be_in_viewport()
    expect(caption).to_be_in_viewport(ratio=0.9)
    section.evaluate(AT_REST)
    assert box_of(caption)["y"] >= box_of(phone)["y"] + box_of(phone)["height"]
    assert box_of(section)["height"] == height, "the longer caption has moved the page"
    section.get_by_text("2", exact=True).click()
    expect(section.get_by_role("radio", name="2")).to_be_checked()
    expect(told).to_be_empty()


@pytest.mark.nightly
def test_arrow_keys_choose_a_phone_of_one_row_and_its_caption_is_announced(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(1279))
    section = part(page, "Five phones")
    boxes = [box_of(radio) for radio in section.get_by_role("radio").all()]
    assert all(after["x"] > box["x"] + box["width"] for box, after in pairwise(boxes))
    section.get_by_role("radio", name="1").focus()
    chosen = (
        ("ArrowRight", "two", ""),
        ("ArrowLeft", "one", "The decision of phone one"),
        ("ArrowUp", "five", ""),
        ("ArrowLeft", "four", FOUR),
    )
    for key, phone, told in chosen:
        page.keyboard.press(key)
        expect(section.locator("[aria-live=polite]")).to_have_text(told)
        expect(section.get_by_role("img", name=f"Phone {phone}")).to_be_in_viewport()


@pytest.mark.nightly
def test_swipe_goes_to_the_next_phone(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, touch=True))
    section = part(page, "Five phones")
    _, y = centre_of(bring(section.get_by_role("img", name="Phone one")))
    swipe(page, (300, y), (180, y))
    expect(section.get_by_role("radio", name="2")).to_be_checked()


@pytest.mark.nightly
def test_row_of_phones_is_let_go_of_where_the_mouse_leaves_it(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, still=True))
    section = part(page, "Five phones")
    x, y = centre_of(bring(section.get_by_role("img", name="Phone one")))
    row = section.get_by_role("list", name="Five phones")
    before = row.evaluate("(it) => it.scrollLeft")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, box_of(row)["y"] - 5)
    page.mouse.up()
    page.mouse.move(x, y)
    page.mouse.move(x - 100, y)
    assert row.evaluate("(it) => it.scrollLeft") == before


@pytest.mark.nightly
@pytest.mark.parametrize("width", [1280, 1700])
def test_phones_are_all_there_in_wide_windows_and_have_captions_in_all(
    open_page: Open, width: int
) -> None:
    page = open_page(STUDY, Visitor(width, still=True))
    section = part(page, "Five phones")
    for number in NUMBERS:
        expect(section.get_by_role("img", name=f"Phone {number}")).to_be_in_viewport(ratio=0.1)
    expect(section.get_by_role("radio")).to_have_count(0)
    row = section.get_by_role("list", name="Five phones")
    expect(row.get_by_role("figure")).to_have_count(5)
    tops = [box_of(it)["y"] for it in row.locator("figcaption").all()]
    assert tops == pytest.approx([tops[0]] * len(tops), abs=1), "captions begin at one height"
    for _ in at_widths(page):
        for number in ("one", "four"):
            expect(row.get_by_text(f"The decision of phone {number}")).to_be_visible()


def test_phones_without_javascript_are_a_row_with_captions(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(390, scripts=False))
    row = page.get_by_role("list", name="Five phones")
    phones = [row.get_by_role("img", name=f"Phone {number}") for number in NUMBERS]
    lefts = [box_of(phone)["x"] for phone in phones]
    assert lefts == sorted(lefts)
    expect(row.get_by_text("The decision of phone one")).to_be_visible()
    expect(phones[-1]).not_to_be_in_viewport()
    phones[-1].scroll_into_view_if_needed()
    expect(phones[-1]).to_be_in_viewport(ratio=0.3)


MADE_TALL = """(it) => {
  it.removeAttribute("height");
  it.style.aspectRatio = "1 / 10";
}"""
"""Gives a picture the shape of a picture of a whole page."""


@pytest.mark.nightly
def test_a_picture_of_a_whole_page_is_cut_to_the_screen_of_its_device(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True))
    for device, tallest in (("phone", 20 / 9), ("tablet", 16 / 10), ("laptop__lid", 2 / 3)):
        image = page.locator(f".device .{device} img")
        image.evaluate(MADE_TALL)
        shown = box_of(image)
        assert shown["height"] / shown["width"] == pytest.approx(tallest, rel=0.01), device
