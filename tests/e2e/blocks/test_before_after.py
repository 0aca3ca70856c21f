"""Two pictures before and after, with a divider that moves across or down."""

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import Point, box_of, bring, centre_of, swipe

from .conftest import STUDY, Open, Visitor, at_widths, part, section_of

ACROSS, DOWN = "One edge across", "One edge down"
LABELS = {ACROSS: ("Then", "Now"), DOWN: ("Above", "Below")}
TIP = "Hover for Light/Dark mode"
ALTS = {ACROSS: ("The thing before", "The thing after"), DOWN: ("The upper thing", "The lower")}
PLACE = """(section, isDown) => {
  const box = (name) => section.querySelector(name).getBoundingClientRect();
  const [knob, view] = [box(".comparison__handle"), box(".comparison__view")];
  return isDown
    ? (100 * (knob.top + knob.height / 2 - view.top)) / view.height
    : (100 * (knob.left + knob.width / 2 - view.left)) / view.width;
}"""
"""Where the knob is on the pictures, in percent; read at once, as the page may be scrolling."""


class Pictures:
    """The two pictures of a section, hydrated, in view."""

    def __init__(self, page: Page, title: str) -> None:
        self.page = page
        self.title = title
        self.section = part(page, title)
        self.range = self.section.get_by_role("slider", name=title)
        self.handle = bring(self.section.locator(".comparison__handle"))

    def box(self) -> FloatRect:
        return box_of(self.section.locator(".comparison__side--after .comparison__view"))

    def point(self, x: float, y: float) -> Point:
        """Returns a point of the window from shares of the pictures."""
        box = self.box()
        return box["x"] + box["width"] * x, box["y"] + box["height"] * y

    def expect_share(self, share: float) -> None:
        """Waits until so much of the first picture is said and shown by the knob, in percent."""
        first, second = LABELS[self.title]
        said = f"{share}% {first}, {100 - share}% {second}"
        expect(self.range).to_have_attribute("aria-valuetext", said)
        self.page.wait_for_function(
            f"([section, isDown, share]) => Math.abs(({PLACE})(section, isDown) - share) < 1",
            arg=[self.section.element_handle(), self.title == DOWN, share],
        )


def test_arrow_keys_move_the_divider_the_way_they_point_and_show_the_focus(open_page: Open) -> None:
    page = open_page(STUDY)
    for title, more, less, end in (
        (ACROSS, "ArrowRight", "ArrowLeft", 100),
        (DOWN, "ArrowDown", "ArrowUp", 0),
    ):
        pictures = Pictures(page, title)
        expect(pictures.handle).to_have_css("outline-style", "none")
        pictures.expect_share(46)
        pictures.range.focus()
        for keys, share in (([more], 47), ([less, less], 45), (["End"], end)):
            for key in keys:
                page.keyboard.press(key)
            pictures.expect_share(share)
        expect(pictures.handle).to_have_css("outline-style", "solid")


def test_mouse_drags_the_divider_across(open_page: Open) -> None:
    pictures = Pictures(open_page(STUDY), ACROSS)
    mouse = pictures.page.mouse
    mouse.move(*pictures.point(0.9, 0.5))
    pictures.expect_share(46)
    mouse.move(*centre_of(pictures.handle))
    mouse.down()
    for x, share in ((0.8, 80), (-0.2, 0)):
        mouse.move(*pictures.point(x, 0.5), steps=4)
        pictures.expect_share(share)
    mouse.move(*pictures.point(0.25, 0.5))
    mouse.up()
    mouse.move(*pictures.point(0.6, 0.5))
    pictures.expect_share(25)
    expect(pictures.range).to_be_focused()


@pytest.mark.nightly
def test_page_stays_while_the_mouse_drags_the_divider_beyond_the_window(open_page: Open) -> None:
    pictures = Pictures(open_page(STUDY), DOWN)
    page = pictures.page
    before = page.evaluate("scrollY")
    x, y = centre_of(pictures.handle)
    page.mouse.move(x, y)
    page.mouse.down()
    for beyond in (200, 500, 900, 1200):
        page.mouse.move(x, y + beyond)
    pictures.expect_share(100)
    page.mouse.up()
    assert page.evaluate("scrollY") == before
    assert page.evaluate("String(getSelection())") == ""


@pytest.mark.parametrize(("title", "tapped"), [(ACROSS, (0.25, 0.5)), nightly(DOWN, (0.5, 0.25))])
def test_finger_moves_the_divider_with_a_tap_and_a_drag_and_scrolls_the_page_elsewhere(
    open_page: Open, title: str, tapped: Point
) -> None:
    pictures = Pictures(open_page(STUDY, Visitor(390, touch=True)), title)
    page = pictures.page
    expect(page.get_by_text(TIP)).to_be_hidden()
    before = page.evaluate("scrollY")
    page.touchscreen.tap(*pictures.point(*tapped))
    pictures.expect_share(25)
    if title == ACROSS:
        swipe(page, pictures.point(0.4, 0.5), pictures.point(0.75, 0.5))
    else:  # down by the knob only
        x, y = centre_of(pictures.handle)
        swipe(page, (x, y), (x, pictures.point(0, 0.75)[1]))
    pictures.expect_share(75)
    assert page.evaluate("scrollY") == before
    x, y = pictures.point(0.2, 0.5)
    swipe(page, (x, y), (x, y - 250))
    page.wait_for_function(f"scrollY > {before + 100}")
    pictures.expect_share(75)


@pytest.mark.nightly
def test_labels_of_before_and_after_are_seen_and_cover_nothing(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True))
    for _ in at_widths(page, 390, 1280):
        for title in (ACROSS, DOWN):
            pictures = Pictures(page, title)
            words = pictures.section.locator("p, h2").all()
            boxes = [pictures.box(), *(box_of(it) for it in words)]
            labels = [pictures.section.get_by_text(it, exact=True) for it in LABELS[title]]
            for label in labels:
                expect(label).to_be_visible()
                assert not any(_overlap(box_of(label), other) for other in boxes)
            assert not _overlap(box_of(labels[0]), box_of(labels[1]))


def _overlap(one: FloatRect, other: FloatRect) -> bool:
    return all(
        min(one[start] + one[size], other[start] + other[size]) - max(one[start], other[start]) > 1
        for start, size in (("x", "width"), ("y", "height"))
    )


def test_before_and_after_stand_side_by_side_without_javascript(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    for title in (ACROSS, DOWN):
        expect_side_by_side(page, title)


@pytest.mark.nightly
def test_before_and_after_stand_side_by_side_on_paper(open_page: Open) -> None:
    page = open_page(STUDY)
    for title in (ACROSS, DOWN):
        part(page, title)
    page.emulate_media(media="print")
    for title in (ACROSS, DOWN):
        expect_side_by_side(page, title)


def expect_side_by_side(page: Page, title: str) -> None:
    """Both pictures are seen in full, one beside the other, each below its label."""
    section = section_of(page, title)
    section.scroll_into_view_if_needed()
    boxes = []
    for label, alt in zip(LABELS[title], ALTS[title], strict=True):
        image, name = section.get_by_role("img", name=alt), section.get_by_text(label, exact=True)
        expect(image).to_be_visible()
        expect(name).to_be_visible()
        boxes.append(box_of(image))
        above = box_of(name)
        assert above["y"] + above["height"] <= boxes[-1]["y"]
    left, right = boxes
    assert left["x"] + left["width"] <= right["x"]
    expect(section.get_by_role("slider")).to_have_count(0)


@pytest.mark.nightly
def test_tab_goes_past_a_comparison_in_three_steps(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True))
    section = part(page, "By day and by night")
    bring(section.locator(".comparison__frame"))
    slider = section.get_by_role("slider")
    slider.focus()
    for name, share in (("Light", 100), ("Dark", 0)):
        page.keyboard.press("Tab")
        expect(section.get_by_role("button", name=name)).to_be_focused()
        page.keyboard.press("Enter")
        expect(slider).to_have_value(str(share))
        rail, frame = (box_of(section.locator(f".comparison__{it}")) for it in ("divider", "frame"))
        end = frame["x"] + (frame["width"] - rail["width"]) * share / 100
        assert rail["x"] == pytest.approx(end, abs=1), "it rests within the frame"
    page.keyboard.press("Tab")
    expect(section.locator(":focus")).to_have_count(0)
