"""The sample's pages under /lab/: each opens, runs without a sound in the console, and is small."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.support.page_actions import SIDEWAYS
from tests.support.site import DIST
from tests.support.site_content import CONTENT, WORDS

LAB = DIST / "lab"
MAX_BYTES = 60_000
"""Of a page with all that is its own, as they are sent."""


def fill_the_beaker(page: Page) -> None:
    level = page.get_by_role("slider", name="Level")
    level.press("ArrowUp")
    expect(level).to_have_attribute("aria-valuetext", "46 millilitres")
    level.press("Home")
    expect(page.get_by_role("status")).to_have_text("The beaker is empty.")


def choose_a_longer_term(page: Page) -> None:
    page.get_by_role("slider", name="Sooner").press("ArrowRight")
    expect(page.get_by_role("status").last).to_contain_text("4 years: $2,111 a month")


def turn_back_the_time_of_all_logos(page: Page) -> None:
    page.get_by_role("slider", name="Time of all four").fill("40")
    expect(page.get_by_role("slider", name="Time of Wobblock")).to_have_value("40")


def scroll_to_the_last_act(page: Page) -> None:
    last_act = page.locator(".act").last
    expect(last_act).to_have_css("clip-path", "circle(0% at 50% 60%)")
    page.keyboard.press("End")
    expect(last_act).to_have_css("clip-path", "circle(125% at 50% 60%)")


def turn_the_room(page: Page) -> None:
    turn = page.get_by_role("slider", name="Turn the room")
    turn.fill("90")
    expect(turn).to_have_attribute("aria-valuetext", "90 degrees")
    page.get_by_role("button", name="Keep turning", pressed=False).click()
    expect(page.get_by_role("button", name="Keep turning", pressed=True)).to_be_visible()


def hold_the_snippets_still(page: Page) -> None:
    spinner = page.locator(".spinner")
    expect(spinner).to_have_css("animation-play-state", "running")
    page.get_by_role("button", name="Hold them still").click()
    expect(spinner).to_have_css("animation-play-state", "paused")


def look_at_the_film(page: Page) -> None:
    expect(page.get_by_label("Team fighters, a film")).to_have_accessible_description(
        re.compile("Fuse lands the first blow")
    )


LAB_PAGES: dict[str, tuple[str, Callable[[Page], None]]] = {
    "fill-the-beaker": ("Fill the beaker", fill_the_beaker),
    "loan": ("Compare two loans", choose_a_longer_term),
    "logos-in-motion": ("Logos in motion", turn_back_the_time_of_all_logos),
    "scroll-theatre": ("Scroll theatre", scroll_to_the_last_act),
    "a-room-in-real-time": ("A room in real time", turn_the_room),
    "pocket-snippets": ("Pocket snippets", hold_the_snippets_still),
    "team-fighters": ("Team fighters", look_at_the_film),
}
"""Title of each page, and what its visitors do."""

every_lab_page = pytest.mark.parametrize("name", LAB_PAGES)


@every_lab_page
def test_lab_page_runs_and_is_silent(page: Page, name: str) -> None:
    title, interact = LAB_PAGES[name]
    page.goto(f"/lab/{name}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(title)
    interact(page)


@every_lab_page
def test_lab_page_is_readable_without_javascript(page_without_javascript: Page, name: str) -> None:
    page = page_without_javascript
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(f"/lab/{name}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not [it for it in page.locator("button, input").all() if it.is_visible()]
    assert page.evaluate(SIDEWAYS) == 0


@every_lab_page
def test_lab_page_is_small(name: str) -> None:
    files = [LAB / f"{name}.html", *(LAB / name).iterdir(), LAB / "lab.css", LAB / "lab.js"]
    files += (LAB.parent / "generated").glob("theme.css")
    if name == "logos-in-motion":
        files.append(LAB / "vendor" / "gsap.js")
    sizes = [bytes_sent(file) for file in files if file.suffix not in {".br", ".gz"}]
    assert sum(sizes) < MAX_BYTES


def bytes_sent(file: Path) -> int:
    compressed = file.with_name(f"{file.name}.br")
    return (compressed if compressed.exists() else file).stat().st_size


def test_lab_page_has_the_scheme_that_was_chosen_on_the_site(page: Page) -> None:
    page.goto("/experiments")
    page.get_by_role("button", name=WORDS.layout.switch_theme).click()
    page.goto("/lab/fill-the-beaker")
    expect(page.locator("html")).to_have_css("color-scheme", "dark")


def test_lab_page_leads_to_the_owner_of_the_site_and_to_the_next_experiment(page: Page) -> None:
    page.goto("/lab/team-fighters")
    links = page.get_by_role("banner").get_by_role("link")
    expect(links.nth(1)).to_have_accessible_name(f"Home of {CONTENT.site.owner}")
    links.nth(2).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Fill the beaker")


def test_loan_page_fits_the_frame_of_a_demo_on_phones(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 338, "height": 422})
    page.goto("/no-such-page")
    page.evaluate(
        """document.body.innerHTML =
          '<iframe src="/lab/loan" style="position:fixed;inset:0;width:338px;height:422px">'"""
    )
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("slider", name="Easier")).to_be_visible()
    expect(frame.get_by_role("link")).to_have_count(0)
    assert frame.locator("html").evaluate("(it) => it.scrollHeight <= it.clientHeight")
