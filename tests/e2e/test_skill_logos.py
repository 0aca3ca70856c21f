"""Three logos of the resume that play for pointer, keyboard and finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect


@pytest.fixture(scope="module")
def address(blocks_site: str) -> str:
    """The tests' own site: its resume has all three."""
    return blocks_site


def skill(page: Page, name: str) -> Locator:
    """Brings a skill's logo into view and waits until it is awake."""
    button = page.get_by_role("button", name=name, exact=True)
    button.scroll_into_view_if_needed()
    awake = page.locator("[data-island][data-awake]", has=button)
    expect(awake).to_be_attached()
    page.wait_for_load_state("networkidle")
    return button


def heat(button: Locator) -> float:
    """Tells how far a logo is from the text's colour to its own."""
    return button.evaluate(
        "it => +getComputedStyle(it.querySelector('svg')).getPropertyValue('--heat')"
    )


def expect_heat(button: Locator, value: int) -> None:
    """Waits until a logo has taken, or lost, its own colour."""
    expect(button.locator("svg")).to_have_css("--heat", re.compile(f"^{value}$"))


def test_javascript_warms_on_hover_and_cools_on_leave(page: Page) -> None:
    page.goto("/resume")
    logo = skill(page, "Javascript")
    logo.hover()
    expect_heat(logo, 1)
    page.mouse.move(0, 0)
    expect_heat(logo, 0)


def test_redux_plays_once_to_its_end(page: Page) -> None:
    page.goto("/resume")
    logo = skill(page, "Redux")
    logo.hover()
    expect_heat(logo, 1)
    expect_heat(logo, 0)


def test_the_dot_of_react_follows_the_pointer_and_comes_home(page: Page) -> None:
    page.goto("/resume")
    logo = skill(page, "React")
    dot, box = logo.locator("[data-part=dot]"), logo.bounding_box()
    assert box
    home = dot.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.move(box["x"] + 24, box["y"] + 24)
    page.wait_for_function(
        "([it, x]) => Math.abs(it.getBoundingClientRect().x - x) < 12",
        arg=[dot.element_handle(), box["x"] + 24],
    )
    page.mouse.move(0, 0)
    page.wait_for_function(
        "([it, x]) => Math.abs(it.getBoundingClientRect().x - x) < 1",
        arg=[dot.element_handle(), home and home["x"]],
    )


@pytest.mark.parametrize("name", ["React", "Redux", "Javascript"])
def test_the_keyboard_plays_what_the_pointer_does(page: Page, name: str) -> None:
    page.goto("/resume")
    logo = skill(page, name)
    logo.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(logo).to_be_focused()
    expect_heat(logo, 1)
    page.keyboard.press("Shift+Tab")
    expect_heat(logo, 0)


@pytest.mark.parametrize("name", ["React", "Redux", "Javascript"])
def test_a_tap_plays_and_it_ends_by_itself(phone: Page, name: str) -> None:
    phone.goto("/resume")
    logo = skill(phone, name)
    logo.tap()
    expect_heat(logo, 1)
    expect_heat(logo, 0)


def test_nothing_plays_with_reduced_motion(calm_page: Page) -> None:
    calm_page.goto("/resume")
    logo = skill(calm_page, "Javascript")
    expect(logo).to_be_disabled()
    logo.hover(force=True)
    assert heat(logo) == 0
