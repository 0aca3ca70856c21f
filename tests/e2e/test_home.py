"""The first screen: an intro that fades in, a scroll cue, and the playground."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Locator, Page, expect

from tests.e2e.playground import (
    Point,
    field,
    find_room,
    find_sprite,
    is_on_a_sprite,
    pause,
    playground,
    sprites,
    start,
)
from tests.support.preloader import shown
from tests.support.site_content import ACTIONS, CONTENT, WORDS, first

HOME = CONTENT.home

ANIMATIONS = """() => {
  const words = (it) => {
    const heading = it.querySelector("h1");
    if (!heading) return it.innerText.trim().split("\\n")[0];
    return heading.innerText.trim().replaceAll(/\\s+/g, " ") || heading.querySelector("img").alt;
  };
  return document.getAnimations()
    .filter((animation) => animation.animationName === "fade-up")
    .map(({ effect }) => ({ ...effect.getTiming(), it: effect.target }))
    .map(({ it, delay, duration }) => [words(it), delay, duration])
    .sort((one, other) => one[1] - other[1]);
}"""

OUT_OF_VIEW = """(element) => new Promise((resolve) => {
  new IntersectionObserver(([entry]) => entry.isIntersecting || resolve()).observe(element);
})"""


def scroll_cue(page: Page) -> Locator:
    return page.get_by_role("link", name=HOME.hint).locator("..")


class TestIntro:
    def test_its_parts_fade_in_one_after_the_other(self, page: Page) -> None:
        page.goto("/")
        parts = page.evaluate(ANIMATIONS)
        assert [(delay, duration) for _, delay, duration in parts] == [
            (200 * place, 700) for place, _ in enumerate(parts, start=1)
        ]
        assert parts[0][0] == HOME.heading
        assert [name for name, *_ in parts[2:]] == [action.label for action in HOME.actions]

    def test_nothing_moves_with_reduced_motion(self, reduced_motion_page: Page) -> None:
        reduced_motion_page.goto("/")
        assert reduced_motion_page.evaluate(ANIMATIONS) == []
        for action in HOME.actions:
            link = reduced_motion_page.get_by_role("main").get_by_role("link", name=action.label)
            expect(link.first).to_have_css("opacity", "1")

    def test_the_buttons_lead_where_they_say(self, page: Page) -> None:
        for action in ACTIONS:
            page.goto("/")
            page.get_by_role("main").get_by_role("link", name=action.label, exact=True).click()
            expect(page).to_have_url(action.href)

    def test_the_invitation_is_one_sentence_with_things_to_do(self, page: Page) -> None:
        page.goto("/")
        verbs = HOME.verbs.said
        words = HOME.text.format(**verbs)
        invitation = page.get_by_role("main").get_by_role("paragraph").filter(has_text=words)
        expect(invitation).to_have_text(words)
        buttons = [
            verb
            for action, verb in verbs.items()
            if f"{{{action}}}" in HOME.text and (action != "stir" or HOME.playground.sprites)
        ]
        said = sorted(buttons, key=words.index)
        expect(invitation.get_by_role("button")).to_have_text(said)


def open_whole(page: Page) -> None:
    """Opens the page, and waits for what comes after the first screen: then it can be scrolled."""
    page.goto("/")
    expect(shown(page)).to_be_visible()


class TestScrollCue:
    def test_it_fades_out_as_the_visitor_scrolls_and_comes_back(self, page: Page) -> None:
        open_whole(page)
        expect(scroll_cue(page)).to_have_css("opacity", "1")
        page.evaluate("scrollTo({ top: 120, behavior: 'instant' })")
        expect(scroll_cue(page)).to_have_css("opacity", re.compile(r"^0\.[3-7]"))
        page.evaluate("scrollTo({ top: 400, behavior: 'instant' })")
        expect(scroll_cue(page)).to_be_hidden()
        page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        expect(scroll_cue(page)).to_have_css("opacity", "1")

    def test_it_fades_out_with_reduced_motion_too(self, reduced_motion_page: Page) -> None:
        open_whole(reduced_motion_page)
        expect(scroll_cue(reduced_motion_page)).to_have_css("opacity", "1")
        reduced_motion_page.evaluate("scrollTo(0, 120)")
        expect(scroll_cue(reduced_motion_page)).to_have_css("opacity", re.compile(r"^0\.[3-7]"))
        reduced_motion_page.evaluate("scrollTo(0, 400)")
        expect(scroll_cue(reduced_motion_page)).to_be_hidden()

    def test_it_leads_to_the_projects_on_the_same_page(self, page: Page) -> None:
        page.goto("/")
        page.get_by_role("link", name=HOME.hint).click()
        expect(page).to_have_url("/#projects")
        heading = page.get_by_role("heading", name=HOME.projects_heading, exact=True)
        expect(heading).to_be_in_viewport()
        listed = page.locator("#projects").get_by_role("listitem")
        expect(listed).to_have_count(len(CONTENT.projects))


class TestPlayground:
    def test_sprites_come_one_by_one_until_all_play(self, page: Page) -> None:
        start(page, 1)
        everyone = len(HOME.playground.sprites)
        for count in range(2, everyone + 1):
            page.clock.run_for(HOME.playground.interval)
            assert sprites(page) == count
        page.clock.run_for(3 * HOME.playground.interval)
        assert sprites(page) == everyone
        expect(playground(page).locator("[data-still]:not([data-hidden])")).to_have_count(0)

    def test_a_sprite_is_carried_by_mouse_and_lies_where_it_was_put(self, page: Page) -> None:
        start(page, 3)
        pause(page)
        at = find_sprite(page)
        to = find_room(page, at)
        page.mouse.move(*at)
        page.mouse.down()
        expect(field(page)).to_have_attribute("data-cursor", "grabbing")
        page.mouse.move(*to, steps=5)
        page.mouse.up()
        assert is_on_a_sprite(page, to)
        assert sprites(page) == 3

    def test_a_press_beside_every_sprite_takes_none(self, page: Page) -> None:
        start(page, 3)
        pause(page)
        page.mouse.move(*find_room(page, (0, 0)))
        page.mouse.down()
        expect(field(page)).not_to_have_attribute("data-cursor", "grabbing")
        page.mouse.up()

    def test_a_sprite_is_carried_by_touch_and_the_page_stays(self, phone: Page) -> None:
        start(phone, 5)
        pause(phone)
        at = find_sprite(phone)
        to = find_room(phone, at)
        scrolled = phone.evaluate("scrollY")
        drag_by_touch(phone, at, to)
        assert is_on_a_sprite(phone, to)
        assert phone.evaluate("scrollY") == scrolled

    def test_a_swipe_beside_every_sprite_scrolls_the_page(self, phone: Page) -> None:
        start(phone, 5)
        pause(phone)
        x, y = find_room(phone, (0, 0))
        drag_by_touch(phone, (x, y), (x, y - 300))
        phone.wait_for_function("scrollY > 100")

    def test_nothing_moves_for_those_who_ask_until_play_is_pressed(
        self, reduced_motion_page: Page
    ) -> None:
        first(HOME.playground.sprites, "the playground has no sprites")
        reduced_motion_page.goto("/")
        expect(playground(reduced_motion_page)).to_have_attribute("data-state", "still")
        play = reduced_motion_page.get_by_role("button", name=WORDS.playground.play)
        expect(play).to_be_visible()
        expect(playground(reduced_motion_page)).to_have_attribute("data-sprites", "0")
        play.click()
        expect(playground(reduced_motion_page)).to_have_attribute("data-state", "running")

    def test_it_rests_while_nobody_can_see_it(self, page: Page) -> None:
        start(page, 2)
        page.get_by_role("contentinfo").scroll_into_view_if_needed()
        playground(page).evaluate(OUT_OF_VIEW)
        page.clock.run_for(5000)
        assert sprites(page) == 2


def drag_by_touch(page: Page, at: Point, to: Point) -> None:
    """Moves one finger from a point to another."""
    session: CDPSession = page.context.new_cdp_session(page)

    def finger(kind: str, *points: Point) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    finger("touchStart", at)
    for share in (0.1, 0.25, 0.5, 0.75, 1):
        finger("touchMove", tuple(a + (b - a) * share for a, b in zip(at, to, strict=True)))
    finger("touchEnd")
