"""The same email in light and dark mode."""

from __future__ import annotations

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
        divider = self.section.locator(".comparison__divider")
        self.page.wait_for_function(
            """([divider, range, share]) => Math.abs(range.value - share) < 1
              && Math.abs(100 * (divider.offsetLeft + 7) / range.offsetWidth - share) < 1""",
            arg=[divider.element_handle(), self.range.element_handle(), width / 6],
        )


def test_mouse_sets_the_width_of_the_comparison_and_leaving_snaps_to_the_nearer_end(
    open_page: Open,
) -> None:
    email = Email(open_page("/projects/blocks"))
    expect(email.section.get_by_text(TIP)).to_be_visible()
    email.expect_width(300)
    for x, width in ((450, 450), (690, 600), (-90, 0), (150, 150)):
        email.hover(x)
        email.expect_width(width)
    email.leave()
    email.expect_width(0)


def test_finger_moves_the_comparison_with_a_tap_and_a_swipe_and_scrolls_the_page(
    open_page: Open,
) -> None:
    page = open_page("/projects/blocks", Visitor(390, touch=True))
    email = Email(page)
    expect(email.section.get_by_text(TIP)).to_be_hidden()
    assert email.box["width"] == 350
    assert abs(email.box["height"] / email.box["width"] - 1520 / 1200) < 0.01
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


def test_keyboard_moves_the_comparison_and_a_screen_reader_hears_the_shares(
    open_page: Open,
) -> None:
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


def test_buttons_of_the_comparison_show_one_side_with_reduced_motion(open_page: Open) -> None:
    email = Email(open_page("/projects/blocks", Visitor(still=True)))
    email.section.get_by_role("button", name="Dark").click()
    email.expect_width(0)
    email.section.get_by_role("button", name="Light").click()
    email.expect_width(600)


def test_both_sides_of_the_comparison_stand_side_by_side_without_javascript(
    open_page: Open,
) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    light = page.get_by_role("img", name="The light email")
    dark = page.get_by_role("img", name="The dark email")
    light.scroll_into_view_if_needed()
    left, right = light.bounding_box(), dark.bounding_box()
    assert left["x"] + left["width"] <= right["x"]
    expect(page.get_by_role("slider")).to_have_count(0)
