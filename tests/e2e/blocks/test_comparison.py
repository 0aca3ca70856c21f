"""The same email in light and dark mode."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.scrolling import bring
from tests.support.touch import swipe

from .conftest import Open, Visitor

TIP = "Hover for Light/Dark mode"


class Email:
    """The comparison, hydrated, with the middle of the picture in view."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.section = page.locator("section", has=page.get_by_role("heading", name="By day"))
        bring(self.section)
        expect(self.section.locator("[data-island][data-hydrated]")).to_be_visible()
        self.picture = self.section.locator(".comparison__frame")
        bring(self.picture)
        self.range: Locator = self.section.get_by_role("slider")

    @property
    def box(self) -> dict[str, float]:
        return self.picture.bounding_box()

    def point(self, x: float) -> tuple[float, float]:
        """Returns a point of the window; ``x`` is in design pixels from the picture's left."""
        box = self.box
        middle = (max(box["y"], 0) + min(box["y"] + box["height"], self.height)) / 2
        return box["x"] + x * box["width"] / 600, middle

    @property
    def height(self) -> float:
        return self.page.viewport_size["height"]

    def hover(self, x: float) -> None:
        self.page.mouse.move(*self.point(x))

    def leave(self) -> None:
        self.page.mouse.move(2, 2)

    def expect_width(self, width: float) -> None:
        """Waits until the overlay has a width in design pixels, and the range its value."""
        light = self.section.locator(".comparison__side--light")
        self.page.wait_for_function(
            """([it, share]) =>
              Math.abs(it.offsetWidth / it.parentElement.offsetWidth - share) < 0.01""",
            arg=[light.element_handle(), width / 600],
        )
        assert abs(float(self.range.input_value()) - width) < 6


@pytest.mark.parametrize("width", [390, 800, 1280, 1700])
def test_the_mouse_sets_the_width_at_every_size(open_page: Open, width: int) -> None:
    email = Email(open_page("/projects/blocks", Visitor(width)))
    email.expect_width(300)
    for x in (150, 450, 590):
        email.hover(x)
        email.expect_width(x)


def test_the_ends_are_reached_within_95_pixels_of_the_picture(open_page: Open) -> None:
    email = Email(open_page("/projects/blocks"))
    email.hover(-90)
    email.expect_width(0)
    email.hover(690)
    email.expect_width(600)


@pytest.mark.parametrize(("x", "end"), [(120, 0), (299, 0), (302, 600), (500, 600)])
def test_leaving_snaps_to_the_nearer_end(open_page: Open, x: int, end: int) -> None:
    email = Email(open_page("/projects/blocks"))
    email.hover(x)
    email.expect_width(x)
    email.leave()
    email.expect_width(end)


def test_the_tip_is_shown_only_without_touch(open_page: Open) -> None:
    expect(Email(open_page("/projects/blocks")).section.get_by_text(TIP)).to_be_visible()
    email = Email(open_page("/projects/blocks", Visitor(390, touch=True)))
    expect(email.section.get_by_text(TIP)).to_be_hidden()


def test_a_horizontal_swipe_moves_the_divider(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(390, touch=True))
    email = Email(page)
    before = page.evaluate("scrollY")
    swipe(page, email.point(300), email.point(480))
    email.expect_width(480)
    assert page.evaluate("scrollY") == before


def test_a_vertical_swipe_scrolls_the_page(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(390, touch=True))
    email = Email(page)
    before = page.evaluate("scrollY")
    x, y = email.point(500)
    swipe(page, (x, y), (x, y - 250))
    page.wait_for_function(f"scrollY > {before + 100}")
    email.expect_width(300)


def test_a_tap_moves_the_divider_there(open_page: Open) -> None:
    email = Email(open_page("/projects/blocks", Visitor(390, touch=True)))
    email.page.touchscreen.tap(*email.point(150))
    email.expect_width(150)


def test_the_keyboard_moves_it_and_a_screen_reader_hears_the_shares(open_page: Open) -> None:
    email = Email(open_page("/projects/blocks"))
    email.range.focus()
    expect(email.range).to_have_attribute("aria-valuetext", "50% light, 50% dark")
    email.page.keyboard.press("ArrowRight")
    expect(email.range).not_to_have_attribute("aria-valuetext", "50% light, 50% dark")
    email.page.keyboard.press("End")
    expect(email.range).to_have_attribute("aria-valuetext", "All light")
    email.expect_width(600)
    email.page.keyboard.press("Home")
    expect(email.range).to_have_attribute("aria-valuetext", "All dark")
    email.expect_width(0)


@pytest.mark.parametrize(
    "visitor", [Visitor(), Visitor(still=True), Visitor(390, touch=True)], ids=str
)
def test_two_buttons_show_one_side(open_page: Open, visitor: Visitor) -> None:
    email = Email(open_page("/projects/blocks", visitor))
    email.section.get_by_role("button", name="Dark").click()
    email.expect_width(0)
    email.section.get_by_role("button", name="Light").click()
    email.expect_width(600)


def test_a_narrow_screen_keeps_the_proportions(open_page: Open) -> None:
    email = Email(open_page("/projects/blocks", Visitor(390)))
    assert email.box["width"] == 350
    assert abs(email.box["height"] / email.box["width"] - 1520 / 1200) < 0.01


def test_without_javascript_both_stand_side_by_side(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    light = page.get_by_role("img", name="The light email")
    dark = page.get_by_role("img", name="The dark email")
    light.scroll_into_view_if_needed()
    left, right = light.bounding_box(), dark.bounding_box()
    assert left["x"] + left["width"] <= right["x"]
    expect(page.get_by_role("slider")).to_have_count(0)
