"""Three animated logos of the resume: hover, focus, tap and reduced motion."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.support.page_actions import box_of, hang, release

PARTS = {"React": "atom", "Redux": "arm", "Javascript": "square"}
"""A part of each logo that turns."""

ROTATION = "(it) => Math.abs(parseFloat(it._gsap?.rotation ?? 0))"
"""By how many degrees GSAP has turned an element; more than a whole turn counts."""

END = 5000
"""Milliseconds after which every animation has come to its end, a tap's too."""


@pytest.fixture(scope="module")
def address(blocks_site: str) -> str:
    """The tests' own site: its resume has all three."""
    return blocks_site


def logo(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def tint(button: Locator) -> float:
    """Returns how far a logo is from the text's colour (0) to its own (1)."""
    return button.evaluate(
        "it => +getComputedStyle(it.querySelector('svg')).getPropertyValue('--tint')"
    )


def expect_tint(button: Locator, value: int) -> None:
    expect(button.locator("svg")).to_have_css("--tint", re.compile(f"^{value}$"))


def open_resume(page: Page, *names: str) -> None:
    """Opens the resume, waits until logos play, and stops the clock."""
    page.clock.install()
    page.goto("/resume")
    for name in names:
        logo(page, name).hover()
        expect_tint(logo(page, name), 1)  # also one that was hovered before its player came
    page.mouse.move(0, 0)
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    page.clock.run_for(END)
    for name in names:
        expect_tint(logo(page, name), 0)


@pytest.mark.nightly
def test_skill_logos_turn_in_their_colour_while_hovered_and_turn_back_on_leave(page: Page) -> None:
    open_resume(page, *PARTS)
    for name, part in PARTS.items():
        turning = logo(page, name).locator(f"[data-part={part}]").first
        rest = turning.evaluate(ROTATION)
        logo(page, name).hover()
        page.clock.run_for(700)
        expect_tint(logo(page, name), 1)
        reached = turning.evaluate(ROTATION)
        assert reached > rest + 5
        page.mouse.move(0, 0)
        page.clock.run_for(END)
        expect_tint(logo(page, name), 0)
        # The atom looks as at first after each third of a turn.
        assert turning.evaluate(ROTATION) % 120 == pytest.approx(0, abs=0.01)
        assert turning.evaluate(ROTATION) <= reached, "it turned on"


@pytest.mark.nightly
def test_nucleus_of_react_follows_the_pointer_and_returns_to_the_centre(page: Page) -> None:
    open_resume(page, "React")
    nucleus = logo(page, "React").locator("[data-part=nucleus]")
    logo(page, "React").scroll_into_view_if_needed()
    box, rest = box_of(logo(page, "React")), box_of(nucleus)
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.move(box["x"] + 24, box["y"] + 24)
    page.clock.run_for(600)
    assert box_of(nucleus)["x"] == pytest.approx(box["x"] + 24, abs=12)
    page.mouse.move(0, 0)
    page.clock.run_for(END)
    assert box_of(nucleus)["x"] == pytest.approx(rest["x"], abs=1)


@pytest.mark.nightly
def test_skill_logo_plays_that_was_hovered_before_its_player_came(page: Page) -> None:
    players = hang(page, "**/assets/player*.js")
    with page.expect_request(re.compile("/assets/player")):
        page.goto("/resume")
        logo(page, "React").hover()
    assert tint(logo(page, "React")) == 0
    release(players)
    expect_tint(logo(page, "React"), 1)
    nucleus = logo(page, "React").locator("[data-part=nucleus]")
    expect(nucleus).to_have_attribute("transform", re.compile("matrix|translate"))


@pytest.mark.nightly
def test_skill_logo_plays_with_the_keyboards_focus_until_it_is_left(page: Page) -> None:
    open_resume(page, "Redux")
    logo(page, "Redux").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(logo(page, "Redux")).to_be_focused()
    page.clock.run_for(700)
    expect_tint(logo(page, "Redux"), 1)
    page.keyboard.press("Shift+Tab")
    page.clock.run_for(END)
    expect_tint(logo(page, "Redux"), 0)


def test_skill_logo_plays_after_a_tap_and_ends_by_itself(phone: Page) -> None:
    open_resume(phone, "Javascript")
    logo(phone, "Javascript").tap()
    phone.clock.run_for(700)
    expect_tint(logo(phone, "Javascript"), 1)
    phone.clock.run_for(END)
    expect_tint(logo(phone, "Javascript"), 0)


def test_skill_logo_stands_still_with_reduced_motion(reduced_motion_page: Page) -> None:
    reduced_motion_page.goto("/resume")
    button = logo(reduced_motion_page, "Javascript")
    button.scroll_into_view_if_needed()
    expect(button).to_be_disabled()
    button.hover(force=True)
    assert tint(button) == 0
