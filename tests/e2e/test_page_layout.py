"""The layout of every page: skip link, header, theme toggle and footer."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from portfolio.models.site import NavLink
from portfolio.models.theme.colors import Scheme
from tests.conftest import NewPage
from tests.support.menu import menu, menu_link
from tests.support.scheme import OTHER, show_scheme
from tests.support.site_content import CONTENT, MENU, WORDS, first

SITE = CONTENT.site
STUDY = next((it.href for it in CONTENT.projects), "/resume")
"""A case study, if there is one."""
ACTIVE = re.compile(r"\bis-active\b")

WATCH_FRAMES = """
  window.grounds = new Set();
  requestAnimationFrame(function look() {
    if (document.body) window.grounds.add(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  });
"""
FORBID_STORAGE = """
  const forbid = () => { throw new DOMException("No storage here.", "SecurityError"); };
  Object.defineProperty(window, "localStorage", { get: forbid });
"""


def menu_toggle(page: Page) -> Locator:
    return page.get_by_role("button", name=WORDS.layout.menu, exact=True)


def theme_toggle(page: Page) -> Locator:
    return page.get_by_role("button", name=WORDS.layout.switch_theme)


def ground(page: Page) -> Locator:
    return page.locator("body")


class TestWayIn:
    def test_the_keyboard_can_skip_to_the_content(self, page: Page) -> None:
        page.goto("/projects")
        page.keyboard.press("Tab")
        skip = page.get_by_role("link", name=WORDS.layout.skip_to_content)
        expect(skip).to_be_focused()
        expect(skip).to_be_in_viewport()
        page.evaluate("window.stays = true")
        page.keyboard.press("Enter")
        expect(page.get_by_role("main")).to_be_focused()
        expect(page).to_have_url("/projects#main")
        assert page.evaluate("window.stays"), "the page was loaded again"

    def test_the_logo_leads_home(self, page: Page) -> None:
        page.goto("/resume")
        page.get_by_role("banner").get_by_role("link", name=SITE.owner).click()
        expect(page).to_have_url("/")

    @pytest.mark.parametrize("there", MENU, ids=lambda link: link.label)
    def test_a_navigation_link_leads_to_its_page_and_marks_it(
        self, page: Page, there: NavLink
    ) -> None:
        page.goto("/no-such-page")
        expect(menu(page).locator("[aria-current]")).to_have_count(0)
        menu_link(page, there).click()
        expect(page).to_have_url(there.href)
        expect(menu(page).locator("[aria-current=page]")).to_have_text(there.label)
        expect(menu(page).locator("[aria-current]")).to_have_count(1)

    def test_a_case_study_marks_the_list_that_it_belongs_to(self, page: Page) -> None:
        first(CONTENT.projects, "there are no case studies")
        listed = first((it for it in MENU if it.href == "/projects"), "the menu has no projects")
        page.goto(STUDY)
        expect(menu(page).locator("[aria-current=true]")).to_have_text(listed.label)
        expect(menu(page).locator("[aria-current=page]")).to_have_count(0)

    def test_a_link_has_the_icon_that_the_content_gives_it(self, page: Page) -> None:
        page.goto("/")
        with_icon = [link for link in SITE.navigation if link.icon]
        for link in with_icon:
            expect(menu_link(page, link).locator("svg")).to_be_visible()
        expect(menu(page).locator("svg")).to_have_count(len(with_icon))

    def test_a_wide_screen_has_no_menu_toggle(self, page: Page) -> None:
        page.goto("/")
        expect(menu(page)).to_be_visible()
        expect(menu_toggle(page)).to_be_hidden()


def expect_open(page: Page) -> None:
    expect(menu_toggle(page)).to_have_attribute("aria-expanded", "true")
    expect(menu_toggle(page)).to_have_class(ACTIVE)
    expect(page.get_by_role("banner")).to_have_class(ACTIVE)
    expect(menu(page)).to_be_visible()


def expect_closed(page: Page) -> None:
    expect(menu_toggle(page)).to_have_attribute("aria-expanded", "false")
    expect(menu_toggle(page)).not_to_have_class(ACTIVE)
    expect(page.get_by_role("banner")).not_to_have_class(ACTIVE)
    expect(menu(page)).to_be_hidden()


class TestMenuOnAPhone:
    @pytest.fixture(autouse=True)
    def _opened(self, phone: Page) -> None:
        phone.goto(STUDY)
        expect_closed(phone)
        menu_toggle(phone).tap()
        expect_open(phone)

    def test_the_toggle_closes_it_again(self, phone: Page) -> None:
        menu_toggle(phone).tap()
        expect_closed(phone)

    def test_a_link_closes_it_before_the_page_is_left(self, phone: Page) -> None:
        phone.evaluate("addEventListener('click', (event) => event.preventDefault())")
        menu(phone).get_by_role("link").first.tap()
        expect_closed(phone)
        expect(phone).to_have_url(STUDY)

    def test_the_next_page_begins_with_it_closed(self, phone: Page) -> None:
        there = first(MENU, "no link of the menu stays on the site")
        menu_link(phone, there).tap()
        expect(phone).to_have_url(there.href)
        expect_closed(phone)

    def test_escape_closes_it_and_gives_the_focus_back(self, phone: Page) -> None:
        menu(phone).get_by_role("link").first.focus()
        phone.keyboard.press("Escape")
        expect_closed(phone)
        expect(menu_toggle(phone)).to_be_focused()

    def test_a_tap_outside_closes_it(self, phone: Page) -> None:
        phone.touchscreen.tap(4, 800)
        expect_closed(phone)
        expect(phone).to_have_url(STUDY)

    def test_a_tap_inside_beside_the_links_leaves_it_open(self, phone: Page) -> None:
        menu(phone).tap(position={"x": 8, "y": 60})
        expect_open(phone)

    def test_focus_that_leaves_the_header_closes_it(self, phone: Page) -> None:
        phone.get_by_role("main").get_by_role("link").first.focus()
        expect_closed(phone)

    def test_focus_that_moves_within_leaves_it_open(self, phone: Page) -> None:
        second = first(menu(phone).get_by_role("link").all()[1:], "the menu has one link")
        menu(phone).get_by_role("link").first.focus()
        phone.keyboard.press("Tab")
        expect(second).to_be_focused()
        expect_open(phone)


@pytest.fixture(scope="module")
def grounds(browser: Browser, address: str) -> dict[str, str]:
    """The colour behind everything in each scheme, whatever the owner has made it."""
    found = {}
    for scheme in OTHER:
        page = browser.new_page()
        page.goto(address)
        show_scheme(page, scheme)
        found[scheme] = page.locator("body").evaluate("it => getComputedStyle(it).backgroundColor")
        page.close()
    assert found["light"] != found["dark"]
    return found


def unchosen(system: Scheme) -> Scheme:
    """Returns what visitors see who have not chosen: what their system or the theme says."""
    return CONTENT.theme.preset_scheme or system


@pytest.fixture
def before(grounds: dict[str, str], scheme: Scheme) -> str:
    """The ground before anybody chooses, and that of the other scheme."""
    return grounds[unchosen(scheme)]


@pytest.fixture
def after(grounds: dict[str, str], scheme: Scheme) -> str:
    return grounds[OTHER[unchosen(scheme)]]


@pytest.mark.parametrize("scheme", ["light", "dark"])
class TestTheme:
    def test_it_follows_the_system_until_somebody_chooses(
        self, new_page: NewPage, scheme: Scheme, before: str, grounds: dict[str, str]
    ) -> None:
        page = new_page(color_scheme=scheme)
        page.goto("/projects")
        expect(ground(page)).to_have_css("background-color", before)
        page.emulate_media(color_scheme=OTHER[scheme])
        expect(ground(page)).to_have_css("background-color", grounds[unchosen(OTHER[scheme])])

    def test_a_choice_is_remembered_and_never_flashes(
        self, new_page: NewPage, scheme: Scheme, before: str, after: str
    ) -> None:
        page = new_page(color_scheme=scheme)
        page.goto("/projects")
        theme_toggle(page).click()
        expect(ground(page)).to_have_css("background-color", after)
        page.add_init_script(WATCH_FRAMES)
        for route in ("/projects", "/resume"):
            page.goto(route)
            expect(ground(page)).to_have_css("background-color", after)
            page.wait_for_function("window.grounds.size > 0")
            assert page.evaluate("[...window.grounds]") == [after]

    def test_a_choice_can_be_taken_back(
        self, new_page: NewPage, scheme: Scheme, before: str, after: str
    ) -> None:
        page = new_page(color_scheme=scheme)
        page.goto("/projects")
        theme_toggle(page).click()
        expect(ground(page)).to_have_css("background-color", after)
        theme_toggle(page).click()
        expect(ground(page)).to_have_css("background-color", before)

    def test_the_choice_is_stored_before_it_shows(
        self, new_page: NewPage, scheme: Scheme, before: str, after: str
    ) -> None:
        page = new_page(color_scheme=scheme)
        page.goto("/projects")
        stored = theme_toggle(page).evaluate("(it) => { it.click(); return localStorage.theme; }")
        assert stored == OTHER[unchosen(scheme)]

    def test_it_works_where_storage_is_forbidden(
        self, new_page: NewPage, scheme: Scheme, before: str, after: str
    ) -> None:
        page = new_page(color_scheme=scheme)
        page.add_init_script(FORBID_STORAGE)
        page.goto("/projects")
        expect(ground(page)).to_have_css("background-color", before)
        theme_toggle(page).click()
        expect(ground(page)).to_have_css("background-color", after)


class TestFooter:
    def test_every_network_opens_in_a_tab_of_its_own(self, page: Page) -> None:
        page.goto("/experiments")
        footer = page.get_by_role("contentinfo")
        expect(footer.get_by_role("heading", name=SITE.footer.heading)).to_be_visible()
        links = footer.get_by_role("listitem").get_by_role("link")
        expect(links).to_have_count(len(SITE.social))
        for network, link in zip(SITE.social, links.all(), strict=True):
            expect(link).to_have_accessible_name(f"{network.label} {WORDS.layout.opens_in_new_tab}")
            expect(link).to_have_attribute("href", network.href)
            expect(link).to_have_attribute("target", "_blank")
            expect(link).to_have_attribute("rel", "noopener noreferrer")

    def test_the_year_is_the_visitors_not_the_builds(self, page: Page) -> None:
        page.clock.set_fixed_time(datetime(2041, 7, 1, tzinfo=UTC))
        page.goto("/resume")
        footer = page.get_by_role("contentinfo")
        expect(footer.get_by_text("©")).to_have_text(f"© 2041 {SITE.owner}")
        expect(footer.get_by_text(SITE.footer.signature)).to_be_visible()

    @pytest.mark.parametrize("width", [390, 1440])
    def test_it_lies_at_the_bottom_of_a_tall_window(self, page: Page, width: int) -> None:
        page.goto("/no-such-page")
        page.set_viewport_size({"width": width, "height": 3000})
        page.wait_for_function(
            """() => {
              const { bottom } = document.querySelector("footer").getBoundingClientRect();
              return Math.round(bottom) === innerHeight;
            }"""
        )
        assert page.evaluate("document.documentElement.scrollHeight") == 3000, "there is more below"


def test_the_first_words_begin_below_a_header_that_has_grown(phone: Page) -> None:
    phone.goto("/")
    header = phone.get_by_role("banner")
    header.evaluate("it => { it.style.minHeight = '300px'; }")
    phone.wait_for_function(
        """() => document.querySelector(".hero__lettering").getBoundingClientRect().top
          > document.querySelector("header").getBoundingClientRect().bottom"""
    )
