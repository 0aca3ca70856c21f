"""The layout of every page: skip link, header that returns, menu and theme toggle."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from portfolio.models.site.site import NavLink
from portfolio.models.theme.roles import Scheme
from tests.conftest import NewPage
from tests.e2e.conftest import nightly
from tests.support.html import Document
from tests.support.http import ask
from tests.support.page_actions import LOW_WINDOW, box_of, show_scheme
from tests.support.routes import NOT_FOUND
from tests.support.site_content import CONTENT, MENU, WORDS, first

SITE = CONTENT.site
OTHER: dict[Scheme, Scheme] = {"light": "dark", "dark": "light"}
OPEN, CLOSED = re.compile(r"\bis-active\b"), re.compile(r"^(?!.*\bis-active\b)")
"""What classes the header and its toggle have."""

WATCH_FRAMES = """
  window.backgrounds = new Set();
  requestAnimationFrame(function look() {
    if (document.body) window.backgrounds.add(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  });
"""


def menu(page: Page) -> Locator:
    return page.get_by_role("navigation", name=WORDS.layout.main_navigation)


def menu_link(page: Page, link: NavLink) -> Locator:
    """Returns a link of the menu; its label may be that of another link, or a part of it."""
    leading_there = page.locator(f'[href="{link.href}"]')
    return menu(page).get_by_role("link", name=link.label, exact=True).and_(leading_there)


@pytest.mark.parametrize("path", ["/projects", "/experiments", "/resume"])
def test_heads_of_lists_leave_the_screen_to_the_list(page: Page, path: str) -> None:
    for width, height, end in ((1440, 900, 330), (390, 844, 300)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto(path)
        head = box_of(page.locator(".page-header"))
        assert head["y"] + head["height"] <= end, f"{width} px"


def menu_toggle(page: Page) -> Locator:
    return page.get_by_role("button", name=WORDS.layout.menu, exact=True)


def theme_toggle(page: Page) -> Locator:
    return page.get_by_role("button", name=WORDS.layout.switch_theme)


def test_skip_link_leads_the_keyboard_to_the_content(page: Page) -> None:
    page.goto(NOT_FOUND)
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name=WORDS.layout.skip_to_content)
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.evaluate("window.stays = true")
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    expect(page).to_have_url(f"{NOT_FOUND}#main")
    assert page.evaluate("window.stays"), "the page was loaded again"


def test_logo_and_menu_lead_to_their_pages(page: Page) -> None:
    page.goto(NOT_FOUND)
    page.get_by_role("banner").get_by_role("link", name=SITE.owner).click()
    expect(page).to_have_url("/")
    there = first(MENU, "no link of the menu stays on the site")
    menu_link(page, there).click()
    expect(page).to_have_url(there.href)
    expect(menu(page).locator("[aria-current=page]")).to_have_text(there.label)


def test_menu_marks_the_open_page_or_the_list_that_a_case_study_belongs_to(address: str) -> None:
    wanted = {NOT_FOUND: []} | {it.href: [(it.href, "page")] for it in MENU}
    if "/projects" in wanted:
        wanted |= {study.href: [("/projects", "true")] for study in CONTENT.projects[:1]}
    for route, marked in wanted.items():
        links = Document(ask(address, route).text).all("a")
        current = [link for link in links if "aria-current" in link.attributes]
        assert [(it["href"], it["aria-current"]) for it in current] == marked


def test_menu_of_wide_windows_shows_links_with_their_icons_and_no_toggle(page: Page) -> None:
    page.set_viewport_size({"width": 900, "height": 1180})
    page.goto(NOT_FOUND)
    with_icon = [link for link in SITE.navigation if link.icon]
    for link in SITE.navigation:
        expect(menu_link(page, link)).to_be_visible()
    for link in with_icon:
        expect(menu_link(page, link).locator("svg")).to_be_visible()
    expect(menu(page).locator("svg")).to_have_count(len(with_icon))
    expect(menu_toggle(page)).to_be_hidden()


def expect_menu(page: Page, *, is_open: bool) -> None:
    expect(menu_toggle(page)).to_have_attribute("aria-expanded", str(is_open).lower())
    for part in (menu_toggle(page), page.get_by_role("banner")):
        expect(part).to_have_class(OPEN if is_open else CLOSED)
    expect(menu(page)).to_be_visible(visible=is_open)


def open_menu(phone: Page) -> None:
    expect_menu(phone, is_open=False)
    menu_toggle(phone).tap()
    expect_menu(phone, is_open=True)


def press_escape_in_the_menu(phone: Page) -> None:
    menu(phone).get_by_role("link").first.focus()
    phone.keyboard.press("Escape")
    expect(menu_toggle(phone)).to_be_focused()


WAYS_TO_CLOSE: dict[str, Callable[[Page], None]] = {
    "a tap on the toggle": lambda phone: menu_toggle(phone).tap(),
    "Escape": press_escape_in_the_menu,
    "a tap outside": lambda phone: phone.touchscreen.tap(4, 800),
    "a tap on a link behind the scrim": lambda phone: (
        phone.get_by_role("main").get_by_role("link").first.tap(force=True)
    ),
    "focus that leaves the header": lambda phone: (
        phone.get_by_role("main").get_by_role("link").first.focus()
    ),
}


def test_menu_on_a_phone_is_closed_by_toggle_escape_and_what_is_elsewhere(phone: Page) -> None:
    phone.goto("/projects")  # where the menu does not cover the first link
    for close in WAYS_TO_CLOSE.values():
        open_menu(phone)
        close(phone)
        expect_menu(phone, is_open=False)
        expect(phone).to_have_url("/projects")


def test_menu_on_a_phone_stays_open_while_it_is_used(phone: Page) -> None:
    second = first(SITE.navigation[1:], "the menu has one link")
    phone.goto(NOT_FOUND)
    open_menu(phone)
    menu(phone).tap(position={"x": 8, "y": 60})
    expect_menu(phone, is_open=True)
    menu(phone).get_by_role("link").first.focus()
    phone.keyboard.press("Tab")
    expect(menu_link(phone, second)).to_be_focused()
    expect_menu(phone, is_open=True)


@pytest.mark.nightly
def test_menu_on_phone_closes_before_a_link_leads_to_a_page_with_a_closed_menu(phone: Page) -> None:
    there = first(MENU, "no link of the menu stays on the site")
    phone.goto(NOT_FOUND)
    phone.evaluate(
        """() => {
          window.stay = (event) => event.preventDefault();
          addEventListener("click", stay);
        }"""
    )
    open_menu(phone)
    menu_link(phone, there).tap()
    expect_menu(phone, is_open=False)
    expect(phone).to_have_url(NOT_FOUND)
    phone.evaluate("removeEventListener('click', stay)")
    open_menu(phone)
    menu_link(phone, there).tap()
    expect(phone).to_have_url(there.href)
    expect_menu(phone, is_open=False)


def unchosen(system: Scheme) -> Scheme:
    """Returns what visitors see who have not chosen: what their system or the theme says."""
    return CONTENT.theme.preset_scheme or system


@pytest.fixture(scope="module")
def backgrounds(browser: Browser, address: str) -> dict[Scheme, str]:
    """The colour behind everything in each scheme, whatever the owner has made it."""
    page = browser.new_page()
    page.goto(f"{address}{NOT_FOUND}")
    found = {}
    for scheme in OTHER:
        show_scheme(page, scheme)
        found[scheme] = page.locator("body").evaluate("it => getComputedStyle(it).backgroundColor")
    page.close()
    assert found["light"] != found["dark"]
    return found


def expect_background(page: Page, colour: str) -> None:
    expect(page.locator("body")).to_have_css("background-color", colour)


def test_page_follows_the_systems_scheme_until_a_visitor_chooses(
    page: Page, backgrounds: dict[Scheme, str]
) -> None:
    page.goto(NOT_FOUND)
    for system in ("dark", "light"):
        page.emulate_media(color_scheme=system)
        expect_background(page, backgrounds[unchosen(system)])
    before = unchosen("light")
    stored = theme_toggle(page).evaluate("(it) => { it.click(); return localStorage.theme; }")
    assert stored == OTHER[before], "the choice is stored before it shows"
    expect_background(page, backgrounds[OTHER[before]])
    theme_toggle(page).click()
    expect_background(page, backgrounds[before])


@pytest.mark.parametrize("system", ["light", nightly("dark")])
def test_chosen_scheme_is_remembered_and_the_other_never_flashes(
    new_page: NewPage, system: Scheme, backgrounds: dict[Scheme, str]
) -> None:
    page = new_page(color_scheme=system)
    chosen = backgrounds[OTHER[unchosen(system)]]
    page.goto(NOT_FOUND)
    theme_toggle(page).click()
    expect_background(page, chosen)
    page.add_init_script(WATCH_FRAMES)
    page.goto("/resume")
    expect_background(page, chosen)
    page.wait_for_function("window.backgrounds.size > 0")
    assert page.evaluate("[...window.backgrounds]") == [chosen]


def test_first_words_of_home_begin_below_a_header_that_has_grown(phone: Page) -> None:
    phone.goto("/")
    header = phone.get_by_role("banner")
    header.evaluate("it => { it.style.minHeight = '300px'; }")
    phone.wait_for_function(
        """() => document.querySelector(".board").getBoundingClientRect().top
          > document.querySelector("header").getBoundingClientRect().bottom"""
    )


def turn_wheel(page: Page, pixels: int) -> None:
    """Turns the wheel and waits until the page has scrolled as far."""
    target = round(page.evaluate("scrollY")) + pixels
    page.mouse.wheel(0, pixels)
    page.wait_for_function(f"Math.round(scrollY) === {target}")


def scrolled(new_page: NewPage) -> Page:
    """Returns a page that has been scrolled down to where its header is out of sight."""
    page = new_page(viewport=LOW_WINDOW)
    page.goto("/resume")
    page.mouse.move(700, 150)
    turn_wheel(page, 280)
    return page


def test_hidden_header_comes_back_on_scrolling_up_and_on_focus(new_page: NewPage) -> None:
    page = scrolled(new_page)
    header = page.get_by_role("banner")
    expect(header).not_to_be_in_viewport()
    turn_wheel(page, -60)
    expect(header).to_be_in_viewport()
    turn_wheel(page, 60)
    expect(header).not_to_be_in_viewport()
    place = page.evaluate("scrollY")
    header.get_by_role("link").first.evaluate("(it) => it.focus({ preventScroll: true })")
    expect(header).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == place


@pytest.mark.nightly
def test_header_does_not_cover_the_place_above_that_a_link_leads_to(new_page: NewPage) -> None:
    page = scrolled(new_page)
    page.evaluate("""() => {
      document.querySelector("main").insertAdjacentHTML("afterbegin",
        `<b id="above" style="position:absolute;top:120px">Above</b>
         <a href="#above" style="position:absolute;top:400px;z-index:99">Go above</a>`);
    }""")
    page.get_by_role("link", name="Go above").click()
    page.wait_for_function("scrollY < 110")
    expect(page.get_by_role("banner")).not_to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.dataset.header") != "shown"
