"""The end of every page: the address, the networks, the copyright and the mascot in the sand."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.support.page_actions import SIDEWAYS, box_of, bring, show_scheme
from tests.support.routes import NOT_FOUND
from tests.support.site_content import CONTENT, WORDS, first

SITE, SAID = CONTENT.site, WORDS.contact
ROUTES = [
    "/",
    NOT_FOUND,
    *map(nightly, ("/projects", "/experiments", "/resume")),
    *(nightly(project.route) for project in CONTENT.projects[:1] if project.has_page),
]
LARGE, TALLEST = 2, {1440: 620, 390: 760}


def closing(page: Page, route: str = NOT_FOUND) -> Locator:
    page.goto(route)
    return page.get_by_role("contentinfo")


@pytest.mark.parametrize("route", ROUTES)
def test_every_page_ends_with_the_address_once_and_all_networks(page: Page, route: str) -> None:
    address = first(filter(None, [SITE.email]), "the owner has no mail address")
    end = closing(page, route)
    expect(end.get_by_role("heading", name=SAID.heading, exact=True)).to_be_visible()
    mail = end.get_by_role("link", name=address, exact=True)
    expect(mail).to_have_attribute("href", f"mailto:{address}")
    expect(page.get_by_role("main").get_by_role("link", name=SAID.heading)).to_have_count(0)
    expect(end.get_by_role("heading", name=SITE.footer.heading)).to_be_visible()
    expect(end.get_by_text(SITE.footer.text)).to_be_visible()
    for network in SITE.social:
        link = end.get_by_role("link", name=f"{network.label} {WORDS.layout.opens_in_new_tab}")
        expect(link).to_have_attribute("href", network.href)
    for network in SITE.social[LARGE:]:
        expect(end.get_by_title(network.label, exact=True)).to_be_visible()
    expect(end.get_by_role("link", name="(PDF)")).to_have_attribute("href", "/resume.pdf")


@pytest.mark.parametrize("width", TALLEST)
def test_it_is_no_taller_than_a_screen_and_page_scrolls_only_down(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    end = closing(page, "/")
    assert box_of(bring(end))["height"] <= TALLEST[width]
    assert page.evaluate(SIDEWAYS) == 0


def test_it_has_the_visitors_year_and_lies_at_the_bottom_of_a_tall_window(page: Page) -> None:
    page.clock.set_fixed_time(datetime(2041, 7, 1, tzinfo=UTC))
    end = closing(page)
    expect(end.get_by_text("©")).to_have_text(f"© 2041 {SITE.owner}")
    expect(end.get_by_text(SITE.footer.signature)).to_be_visible()
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 3000})
        page.wait_for_function(
            """() => {
              const { bottom } = document.querySelector("footer").getBoundingClientRect();
              return Math.round(bottom) === innerHeight;
            }"""
        )
        assert page.evaluate("document.documentElement.scrollHeight") == 3000, "there is more below"


@pytest.mark.parametrize("route", ["/resume", nightly("/")])
def test_a_key_copies_the_address_and_says_so_in_the_same_place(page: Page, route: str) -> None:
    address = first(filter(None, [SITE.email]), "the owner has no mail address")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    end = closing(page, route)
    copy = end.get_by_role("button", name=SAID.copy_address)
    expect(end.get_by_role("status")).to_be_empty()
    place = box_of(bring(copy))
    end.get_by_role("link", name=address).focus()
    page.keyboard.press("Tab")
    expect(copy).to_be_focused()
    page.keyboard.press("Enter")
    expect(end.get_by_role("status")).to_have_text(SAID.copied)
    assert page.evaluate("navigator.clipboard.readText()") == address
    assert box_of(copy) == place, "the button has moved"


def test_without_javascript_there_is_no_button_that_copies(page_without_javascript: Page) -> None:
    end = closing(page_without_javascript)
    expect(end.get_by_role("link", name=str(SITE.email))).to_be_visible()
    expect(end.get_by_role("button")).to_have_count(0)


MOVING = """(end) => [...end.querySelectorAll("img")]
  .filter((it) => it.checkVisibility({ opacityProperty: true }))
  .map((it) => getComputedStyle(it))
  .map(({ animationName, animationTimeline }) => [animationName, animationTimeline])"""
"""Returns what moves of the pictures that are seen, and with what."""

STILL = ["none", "auto"]


def test_the_mascot_digs_while_the_page_is_scrolled_by_day_and_rests_for_who_asks_for_it(
    new_page: NewPage,
) -> None:
    if CONTENT.theme.extends != "sticker-pop" or not CONTENT.theme.mascot_image:
        pytest.skip("the theme has no sand, or the owner no mascot")
    page = new_page(color_scheme="light")
    end = closing(page)
    assert end.evaluate(MOVING) == [STILL, ["dig", "view()"]]
    show_scheme(page, "dark")
    assert end.evaluate(MOVING) == [STILL]
    still = closing(new_page(color_scheme="light", reduced_motion="reduce"))
    assert [name for name, _ in still.evaluate(MOVING)] == ["none", "none"]
