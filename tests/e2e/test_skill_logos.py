"""Three animated logos of the resume: hover, focus, tap and reduced motion."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect


@pytest.fixture(scope="module")
def address(blocks_site: str) -> str:
    """The tests' own site: its resume has all three."""
    return blocks_site


def skill(page: Page, name: str) -> Locator:
    """Brings a skill's logo into view and waits until it is hydrated and has its player."""
    button = page.get_by_role("button", name=name, exact=True)
    button.scroll_into_view_if_needed()
    hydrated = page.locator("[data-island][data-hydrated]", has=button)
    expect(hydrated).to_be_visible()
    page.wait_for_load_state("networkidle")
    return button


ROTATION = "(it) => Math.abs(parseFloat(it._gsap?.rotation ?? 0))"
"""By how many degrees GSAP has turned an element; more than a whole turn counts."""

RECORD_ON_LEAVE = f"""(it) => it.closest("button").addEventListener("pointerleave", () => {{
  window.rotationOnLeave = ({ROTATION})(it);
}})"""

IS_AT_REST = f"(it) => ({ROTATION})(it) % 120 < 0.01"
"""The atom looks as at first after each third of a turn."""


def tint(button: Locator) -> float:
    """Returns how far a logo is from the text's colour (0) to its own (1)."""
    return button.evaluate(
        "it => +getComputedStyle(it.querySelector('svg')).getPropertyValue('--tint')"
    )


def expect_tint(button: Locator, value: int) -> None:
    """Waits until a logo has taken, or lost, its own colour."""
    expect(button.locator("svg")).to_have_css("--tint", re.compile(f"^{value}$"))


def test_javascript_takes_its_colour_on_hover_and_loses_it_on_leave(page: Page) -> None:
    page.goto("/resume")
    logo = skill(page, "Javascript")
    logo.hover()
    expect_tint(logo, 1)
    page.mouse.move(0, 0)
    expect_tint(logo, 0)


@pytest.mark.parametrize(
    ("name", "part"), [("React", "atom"), ("Redux", "arm"), ("Javascript", "square")]
)
def test_a_logo_turns_back_on_leave(page: Page, name: str, part: str) -> None:
    page.goto("/resume")
    logo = skill(page, name)
    turning = logo.locator(f"[data-part={part}]").first.element_handle()
    turning.evaluate(RECORD_ON_LEAVE)
    logo.hover()
    expect_tint(logo, 1)
    page.wait_for_function(f"(it) => ({ROTATION})(it) > 5", arg=turning)
    page.mouse.move(0, 0)
    expect_tint(logo, 0)
    page.wait_for_function(IS_AT_REST, arg=turning)
    assert turning.evaluate(ROTATION) <= page.evaluate("window.rotationOnLeave"), "it turned on"


def test_the_nucleus_of_react_follows_the_pointer_and_returns_to_the_centre(page: Page) -> None:
    page.goto("/resume")
    logo = skill(page, "React")
    nucleus, box = logo.locator("[data-part=nucleus]"), logo.bounding_box()
    assert box
    centre = nucleus.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.move(box["x"] + 24, box["y"] + 24)
    page.wait_for_function(
        "([it, x]) => Math.abs(it.getBoundingClientRect().x - x) < 12",
        arg=[nucleus.element_handle(), box["x"] + 24],
    )
    page.mouse.move(0, 0)
    page.wait_for_function(
        "([it, x]) => Math.abs(it.getBoundingClientRect().x - x) < 1",
        arg=[nucleus.element_handle(), centre and centre["x"]],
    )


def test_a_logo_that_was_hovered_before_its_player_came_plays(page: Page) -> None:
    players: list[Route] = []
    page.route("**/assets/player*.js", lambda route: players.append(route))
    with page.expect_request(re.compile("/assets/player")):
        page.goto("/resume")
        logo = page.get_by_role("button", name="React", exact=True)
        logo.hover()
    assert tint(logo) == 0
    for player in players:
        player.continue_()
    expect_tint(logo, 1)
    nucleus = logo.locator("[data-part=nucleus]")
    expect(nucleus).to_have_attribute("transform", re.compile("matrix|translate"))


@pytest.mark.parametrize("name", ["React", "Redux", "Javascript"])
def test_focus_plays_the_animation_and_blur_ends_it(page: Page, name: str) -> None:
    page.goto("/resume")
    logo = skill(page, name)
    logo.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(logo).to_be_focused()
    expect_tint(logo, 1)
    page.keyboard.press("Shift+Tab")
    expect_tint(logo, 0)


@pytest.mark.parametrize("name", ["React", "Redux", "Javascript"])
def test_a_tap_plays_the_animation_which_ends_by_itself(phone: Page, name: str) -> None:
    phone.goto("/resume")
    logo = skill(phone, name)
    logo.tap()
    expect_tint(logo, 1)
    expect_tint(logo, 0)


def test_nothing_plays_with_reduced_motion(reduced_motion_page: Page) -> None:
    reduced_motion_page.goto("/resume")
    logo = skill(reduced_motion_page, "Javascript")
    expect(logo).to_be_disabled()
    logo.hover(force=True)
    assert tint(logo) == 0
