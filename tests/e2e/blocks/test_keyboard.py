"""Blocks are worked by keyboard, and show what is chosen in forced colours."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Open, Visitor, part

STUDY = "/projects/blocks"
FOUR = "The decision of phone four, whose reason takes more lines on a phone than any other has"


def test_arrow_keys_and_buttons_bring_a_device_to_the_middle(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(800))
    section = part(page, "Three devices")
    section.get_by_role("radio", name="Tablet").focus()
    for key, device in (("ArrowRight", "desktop"), ("ArrowLeft", "tablet"), ("ArrowUp", "mobile")):
        page.keyboard.press(key)
        expect(section.locator(".devices")).to_have_attribute("data-device", device)
    expect(section.get_by_role("radio", name="Phone")).to_be_focused()
    section.get_by_role("button").last.press("Enter")
    expect(section.locator(".devices")).to_have_attribute("data-device", "tablet")


def test_arrow_keys_choose_a_phone_and_its_caption_is_announced(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(800))
    section = part(page, "Five phones")
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


def test_video_is_started_and_stopped_with_its_one_button(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True))
    section = part(page, "A loop")
    section.get_by_role("button", name="Play video").press("Enter")
    pause = section.get_by_role("button", name="Pause video")
    expect(pause).to_be_focused()
    page.keyboard.press("Space")
    expect(section.get_by_role("button", name="Play video")).to_be_focused()
    film = section.frame_locator("iframe").locator("video")
    expect(film).to_have_js_property("paused", True)


def test_tab_goes_past_a_comparison_in_three_steps(open_page: Open) -> None:
    page = open_page(STUDY)
    section = part(page, "By day and by night")
    section.get_by_role("slider").focus()
    for name, value in (("Light", "max"), ("Dark", "min")):
        page.keyboard.press("Tab")
        button = section.get_by_role("button", name=name)
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        end = section.get_by_role("slider").get_attribute(value)
        expect(section.get_by_role("slider")).to_have_value(end or "")
    page.keyboard.press("Tab")
    expect(section.locator(":focus")).to_have_count(0)


def test_choices_of_blocks_can_be_seen_in_forced_colours(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(800))
    page.emulate_media(forced_colors="active")
    background = "(it) => getComputedStyle(it).backgroundColor"
    for title in ("Three devices", "Five phones", "Three pictures"):
        section = part(page, title)
        chosen = section.locator("label:has(:checked)").evaluate(background)
        others = section.locator("label:not(:has(:checked))")
        assert others.count()
        assert chosen not in others.evaluate_all(f"(all) => all.map({background})")
