"""Videos, the player page that plays them, and demos: pages that start and stop within another."""

import re

import pytest
from playwright.sync_api import FrameLocator, Locator, expect

from tests.support.page_actions import box_of, bring, hang, release, shown

from .conftest import STUDY, Open, Visitor, part, part_before_hydration

PATIENCE = 15_000
"""Milliseconds until a video has come on a busy machine."""


def player(video: Locator) -> FrameLocator:
    return video.frame_locator("iframe")


def expect_playing(video: Locator) -> None:
    """Expects that a video plays; the event of its progress may come before anybody listens."""
    expect(video).to_have_js_property("paused", False, timeout=PATIENCE)
    expect(video).not_to_have_js_property("currentTime", 0, timeout=PATIENCE)


def test_video_loads_its_player_when_near_in_a_place_that_is_kept(open_page: Open) -> None:
    page = open_page(STUDY)
    expect(shown(page)).to_be_visible()
    expect(page.locator("iframe")).to_have_count(0)
    size = "(it) => [it.offsetWidth, it.offsetHeight]"
    frame = page.locator(".video")
    assert frame.evaluate(size) == [640, 480]
    expect(frame.get_by_role("img", name="The loop's poster")).to_be_visible()
    part(page, "A loop")
    player_frame = page.get_by_title("A loop")
    expect(player_frame).to_have_attribute("width", "640")
    expect(player_frame).to_have_attribute("height", "480")
    # What the component decides comes after the parameters of the content.
    expect(player_frame).to_have_attribute(
        "src", "/player/draw?autoplay=1&loop=1&autopause=0&controls=0&border=0"
    )
    assert frame.evaluate(size) == [640, 480]


def test_video_plays_by_itself_and_can_be_paused(open_page: Open) -> None:
    video = part(open_page(STUDY, Visitor(390, touch=True)), "A loop")
    pause = video.get_by_role("button", name="Pause video: A loop")
    expect(pause).to_be_visible()
    expect_playing(player(video).locator("video"))
    pause.click()
    expect(video.get_by_role("button", name="Play video: A loop")).to_be_visible()
    expect(player(video).locator("video")).to_have_js_property("paused", True)
    video.get_by_role("button", name="Play video: A loop").click()
    expect(pause).to_be_visible()
    expect(player(video).locator("video")).to_have_js_property("paused", False)


def test_video_with_reduced_motion_is_started_and_stopped_by_its_button(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(still=True))
    video = part(page, "A loop")
    play = video.get_by_role("button", name="Play video: A loop")
    expect(play).to_be_visible()
    assert box_of(play)["width"] == 132
    expect(video.locator("iframe")).to_have_count(0)
    play.press("Enter")
    expect(video.get_by_role("button", name="Pause video: A loop")).to_be_focused()
    expect_playing(player(video).locator("video"))
    page.keyboard.press("Space")
    expect(play).to_be_focused()
    expect(player(video).locator("video")).to_have_js_property("paused", True)


@pytest.mark.nightly
def test_missing_video_leaves_its_poster_and_a_sentence(open_page: Open) -> None:
    video = part(open_page("/projects/edges"), "A loop that is missing")
    expect(video.get_by_role("status")).to_have_text(re.compile("could not be loaded"))
    expect(video.get_by_role("img", name="The poster of nothing")).to_be_visible()
    expect(video.locator("iframe")).to_have_count(0)
    expect(video.get_by_role("button")).to_have_count(0)


def test_video_and_demo_are_a_picture_and_a_link_without_javascript(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    for picture, name, address in (
        ("The loop's poster", "Watch the video", "^/player/draw"),
        ("The toy on a wide screen", "Open by itself", "/toy$"),
    ):
        expect(page.get_by_role("img", name=picture)).to_be_visible()
        link = page.get_by_role("link", name=name)
        expect(link).to_have_attribute("href", re.compile(address))
    expect(page.get_by_role("button", name="Try it here")).to_be_hidden()


def test_player_page_has_controls_of_its_own_and_follows_its_parameters(open_page: Open) -> None:
    plain = open_page("/player/loans").locator("video")
    expect(plain).to_have_js_property("controls", True)
    expect(plain).to_have_js_property("loop", False)
    expect(plain).to_have_js_property("paused", True)
    expect(plain).to_have_js_property("readyState", 4)
    page = open_page("/player/loans?autoplay=1&loop=1&controls=0&border=0")
    video = page.locator("video")
    expect_playing(video)
    expect(video).to_have_js_property("loop", True)
    expect(video).to_have_js_property("controls", False)
    expect(page.locator("body")).not_to_have_attribute("data-border", re.compile(""))


@pytest.mark.nightly
def test_player_page_pauses_for_another_unless_told_not_to(open_page: Open) -> None:
    page = open_page("/player/loans?autoplay=1&loop=1")
    exempt, other = page.context.new_page(), page.context.new_page()
    exempt.goto("/player/draw?autoplay=1&loop=1&autopause=0")
    page.locator("video").evaluate("(it) => it.paused || it.play()")
    other.goto("/player/loans?autoplay=1&loop=1")
    expect(page.locator("video")).to_have_js_property("paused", True)
    expect(exempt.locator("video")).to_have_js_property("paused", False)


@pytest.mark.nightly
def test_player_page_of_a_missing_video_pauses_no_other(open_page: Open) -> None:
    page = open_page("/player/loans?autoplay=1&loop=1")
    expect_playing(page.locator("video"))
    pauses = page.evaluate_handle(
        """() => {
          const pauses = [];
          document.querySelector("video").addEventListener("pause", () => pauses.push("paused"));
          return pauses;
        }"""
    )
    missing, other = page.context.new_page(), page.context.new_page()
    missing.goto("/player?video=nothing&autoplay=1")
    expect(missing.get_by_text("There is no such video here.")).to_be_visible()
    assert pauses.json_value() == []
    other.goto("/player/draw?autoplay=1&loop=1")
    expect(page.locator("video")).to_have_js_property("paused", True)


TITLE = "A page to play"


def start(demo: Locator) -> Locator:
    demo.get_by_role("button", name="Try it here").click()
    return demo.frame_locator("iframe").get_by_role("slider", name="Years")


def expect_stopped(demo: Locator) -> None:
    """Expects that the page is gone, and that the focus is where it was."""
    expect(demo.get_by_role("button", name="Try it here")).to_be_focused()
    expect(demo.locator("iframe")).to_have_count(0)


def test_demo_starts_when_asked_starts_over_and_stops_also_on_escape(open_page: Open) -> None:
    demo = part(open_page(STUDY, Visitor(390, touch=True)), TITLE)
    expect(demo.locator("iframe")).to_have_count(0)
    term = start(demo)
    expect(demo.get_by_text("The toy, running")).to_be_visible()
    expect(demo.get_by_title("The toy")).to_be_focused()
    term.press("ArrowRight")
    expect(term).to_have_value("4")
    demo.get_by_role("button", name="Start over").click()
    expect(term).to_have_value("3")
    demo.get_by_role("button", name="Stop").click()
    expect_stopped(demo)
    demo.get_by_role("button", name="Try it here").press("Enter")
    expect(demo.get_by_text("The toy, running")).to_be_visible()
    demo.get_by_role("button", name="Stop").press("Escape")
    expect_stopped(demo)


@pytest.mark.nightly
def test_link_of_a_demo_followed_before_it_hydrates_is_followed_once(open_page: Open) -> None:
    demo, held = part_before_hydration(open_page, TITLE)
    page = demo.page
    page.evaluate("window.clicks = 0; addEventListener('click', () => (clicks += 1))")
    with page.context.expect_page():
        demo.get_by_role("link", name="opens in a new tab").click()
    release(held)
    expect(demo.locator("[data-hydrated]")).to_be_attached()
    assert page.evaluate("clicks") == 1


@pytest.mark.nightly
def test_demo_that_does_not_load_takes_no_focus_from_elsewhere(open_page: Open) -> None:
    page = open_page(STUDY)
    demo = part(page, TITLE)
    hang(page, "**/toy")
    page.clock.install()
    demo.get_by_role("button", name="Try it here").click()
    expect(demo.get_by_title("The toy")).to_be_focused()
    link = page.get_by_role("banner").get_by_role("link").first
    link.focus()
    page.clock.run_for(11_000)
    expect(demo.get_by_role("button", name="Try it here")).to_be_visible()
    expect(link).to_be_focused()


@pytest.mark.nightly
def test_demo_keeps_its_state_while_it_is_off_screen(open_page: Open) -> None:
    page = open_page(STUDY)
    demo = part(page, TITLE)
    term = start(demo)
    term.press("End")
    heard = demo.frame_locator("iframe").locator("html")
    heard.evaluate(
        """() => addEventListener('message', ({ data }) => {
          document.documentElement.dataset.heard = data.type;
        })"""
    )
    page.evaluate("scrollTo(0, 0)")
    expect(heard).to_have_attribute("data-heard", "pause")
    bring(demo)
    expect(heard).to_have_attribute("data-heard", "resume")
    expect(term).to_have_value("7")
