"""The same email in light and dark mode."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.support.page_actions import Point, box_of, bring, swipe

from .conftest import STUDY, Open, Visitor, part

TIP = "Hover for Light/Dark mode"


class Email:
    """The comparison, hydrated, with the middle of the picture in view."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.section = part(page, "By day and by night")
        self.picture = bring(self.section.locator(".comparison__frame"))
        self.range = self.section.get_by_role("slider")

    def point(self, x: float) -> Point:
        """Returns a point of the window; ``x`` is in design pixels from the picture's left."""
        box, height = box_of(self.picture), self.page.viewport_size["height"]
        middle = (max(box["y"], 0) + min(box["y"] + box["height"], height)) / 2
        return box["x"] + x * box["width"] / 600, middle

    def expect_width(self, width: float) -> None:
        """Waits until the overlay has a width in design pixels, and the range its value.

        At either end the divider, which is 14 pixels wide, rests within the frame.
        """
        divider = self.section.locator(".comparison__divider")
        self.page.wait_for_function(
            """([divider, range, share]) => {
              const width = range.offsetWidth;
              const middle = Math.min(Math.max(7, share / 100 * width), width - 7);
              const isThere = Math.abs(divider.offsetLeft + 7 - middle) < width / 100;
              return isThere && Math.abs(range.value - share) < 1;
            }""",
            arg=[divider.element_handle(), self.range.element_handle(), width / 6],
        )


def test_mouse_sets_the_width_of_the_comparison_and_leaving_snaps_it(open_page: Open) -> None:
    email = Email(open_page(STUDY))
    expect(email.section.get_by_text(TIP)).to_be_visible()
    email.expect_width(300)
    for x, width in ((450, 450), (690, 600), (-90, 0), (150, 150)):
        email.page.mouse.move(*email.point(x))
        email.expect_width(width)
    email.page.mouse.move(2, 2)
    email.expect_width(0)


def test_finger_moves_the_comparison_with_a_tap_and_a_swipe_and_scrolls_the_page(
    open_page: Open,
) -> None:
    page = open_page(STUDY, Visitor(390, touch=True))
    email = Email(page)
    expect(email.section.get_by_text(TIP)).to_be_hidden()
    box = box_of(email.picture)
    assert box["width"] == 350
    assert abs(box["height"] / box["width"] - 1520 / 1200) < 0.01
    before = page.evaluate("scrollY")
    page.touchscreen.tap(*email.point(150))
    email.expect_width(150)
    swipe(page, email.point(300), email.point(480))
    email.expect_width(480)
    assert page.evaluate("scrollY") == before
    x, y = email.point(500)
    swipe(page, (x, y), (x, y - 250))
    page.wait_for_function(f"scrollY > {before + 100}")
    email.expect_width(480)


def test_tab_goes_past_a_comparison_in_three_steps(open_page: Open) -> None:
    email = Email(open_page(STUDY, Visitor(still=True)))
    email.range.focus()
    for name, width in (("Light", 600), ("Dark", 0)):
        email.page.keyboard.press("Tab")
        expect(email.section.get_by_role("button", name=name)).to_be_focused()
        email.page.keyboard.press("Enter")
        email.expect_width(width)
    email.page.keyboard.press("Tab")
    expect(email.section.locator(":focus")).to_have_count(0)
