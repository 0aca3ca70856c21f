"""The home page: an intro that fades in, a scroll cue, and the playground."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import nightly
from tests.support.page_actions import box_of, scroll_to, shown
from tests.support.page_scripts import page_script
from tests.support.site_content import CONTENT, WORDS

HOME = CONTENT.home

END_FADES = """document.getAnimations()
  .filter(({ animationName }) => animationName === "fade-up")
  .forEach((it) => it.finish())"""


def scroll_cue(page: Page) -> Locator:
    return page.get_by_role("link", name=HOME.hint).locator("..")


def test_intro_of_home_fades_in_part_by_part(page: Page) -> None:
    page.goto("/")
    parts = page.evaluate(page_script("fading_parts"))
    assert [(delay, duration) for _, delay, duration in parts] == [
        (pytest.approx(0.2 * place), 0.7) for place, _ in enumerate(parts, start=1)
    ]
    role, heading, sentence, first_button = (name for name, *_ in parts)
    assert role == (HOME.role or CONTENT.site.tagline)
    assert heading == HOME.heading
    assert sentence.startswith(HOME.text.split("{")[0].strip())
    assert first_button == HOME.actions[0].label


@pytest.mark.nightly
def test_the_first_screen_of_a_small_phone_has_the_mascot_or_the_lettering(phone: Page) -> None:
    width, height = 360, 640
    phone.set_viewport_size({"width": width, "height": height})
    phone.goto("/")
    drawings = phone.locator(".playground__mascot, h1")
    if not drawings.count():
        pytest.skip("home has neither a mascot nor a heading")
    seen = [min(it["y"] + it["height"], height) - it["y"] for it in map(box_of, drawings.all())]
    assert max(seen) > 90, "of either at most an edge is seen"


def test_invitation_of_home_is_one_sentence_with_buttons(reduced_motion_page: Page) -> None:
    page = reduced_motion_page
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


@pytest.mark.parametrize("motion", ["no-preference", nightly("reduce")])
def test_scroll_cue_fades_out_as_visitors_scroll_and_comes_back(page: Page, motion: str) -> None:
    page.emulate_media(reduced_motion=motion)
    page.goto("/")
    expect(shown(page)).to_be_visible()
    expect(scroll_cue(page)).to_have_css("opacity", "1")
    scroll_to(page, 120)
    expect(scroll_cue(page)).to_have_css("opacity", re.compile(r"^0\.[3-7]"))
    scroll_to(page, 400)
    expect(scroll_cue(page)).to_be_hidden()
    scroll_to(page, 0)
    expect(scroll_cue(page)).to_have_css("opacity", "1")


def test_scroll_cue_leads_to_the_projects_on_home(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name=HOME.hint).click()
    expect(page).to_have_url("/#projects")
    expect(page.locator("#projects").get_by_role("heading", level=3).first).to_be_in_viewport()


def test_works_of_home_say_claim_name_year_and_result_and_lead_to_their_case_studies(
    reduced_motion_page: Page,
) -> None:
    page = reduced_motion_page
    page.goto("/")
    works = page.locator("#projects").get_by_role("listitem").get_by_role("link")
    expect(works).to_have_count(len(HOME.works))
    known = {project.href: project for project in CONTENT.projects}
    for link, work in zip(works.all(), HOME.works, strict=True):
        project = known[work.href]
        expect(link).to_have_attribute("href", work.href)
        expect(link.get_by_role("heading")).to_have_text(project.card_title)
        expect(link).to_contain_text(project.card_label)
        expect(link).to_contain_text(project.result)
    page.get_by_role("link", name="All five projects", exact=True).click()
    expect(page).to_have_url("/projects")


@pytest.mark.nightly
def test_header_of_home_has_the_name_once_the_board_is_out_of_view(page: Page) -> None:
    page.goto("/")
    name = page.get_by_role("banner").get_by_text(CONTENT.site.owner, exact=True)
    hidden = "it => getComputedStyle(it).clipPath !== 'none'"
    board = page.get_by_role("main").get_by_text(CONTENT.site.owner, exact=True)
    expect(board).to_be_in_viewport()
    assert name.evaluate(hidden)
    scroll_to(page, 2000)
    expect(name).to_have_css("clip-path", "none")
    scroll_to(page, 0)
    expect(name).not_to_have_css("clip-path", "none")


def test_home_ends_with_the_employers(page: Page) -> None:
    page.goto("/")
    jobs = CONTENT.resume.work[:3]
    last = page.get_by_role("listitem").filter(has_text=jobs[0].name).last
    expect(last).to_contain_text(jobs[0].position)


@pytest.mark.nightly
def test_buttons_of_the_playground_do_not_cover_the_scroll_cue(page: Page) -> None:
    controls = page.get_by_role("group", name=WORDS.playground.controls)
    page.goto("/")
    expect(controls).to_be_visible()
    page.evaluate(END_FADES)
    for width in (320, 390, 820, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        hint, buttons = box_of(page.get_by_role("link", name=HOME.hint)), box_of(controls)
        beside = buttons["x"] >= hint["x"] + hint["width"]
        below = buttons["y"] >= hint["y"] + hint["height"]
        assert beside or below, (width, hint, buttons)
