"""Without the islands plugin the site is an ordinary Reflex site that does the same."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import PHONE, NewPage
from tests.e2e.playground import pause, playground, start
from tests.e2e.test_page_layout import expect_closed, expect_open, menu, menu_toggle, theme_toggle
from tests.e2e.test_routes import HEADINGS
from tests.support.server import serving
from tests.support.site import PLAIN
from tests.support.site_content import CONTENT, MENU, first

MEASURED = re.compile(r"--header-height: [1-9]\d*px; --footer-height: [1-9]\d*px")


@pytest.fixture(scope="module")
def plain_address() -> Iterator[str]:
    """Where ``dist-plain/`` is served."""
    with serving(PLAIN) as address:
        yield address


@pytest.fixture
def plain_page(new_page: NewPage, plain_address: str) -> Page:
    return new_page(base_url=plain_address)


@pytest.fixture
def plain_phone(new_page: NewPage, plain_address: str) -> Page:
    return new_page(base_url=plain_address, **PHONE)


def is_hydrated(page: Page) -> None:
    """Waits until React looks after the document."""
    page.wait_for_function("Object.keys(document).some((key) => key.startsWith('__react'))")


@pytest.mark.parametrize("route", HEADINGS)
def test_a_page_hydrates_whole_and_without_a_noise(plain_page: Page, route: str) -> None:
    plain_page.goto(route)
    is_hydrated(plain_page)
    heading = plain_page.get_by_role("heading", level=1)
    expect(heading).to_have_count(1)
    expect(heading).to_have_accessible_name(HEADINGS[route])
    plain_page.get_by_role("contentinfo").scroll_into_view_if_needed()
    plain_page.wait_for_load_state("networkidle")


def test_the_menu_closes_as_the_next_page_comes_without_a_reload(plain_phone: Page) -> None:
    plain_phone.goto("/projects")
    is_hydrated(plain_phone)
    plain_phone.evaluate("window.stays = true")
    menu_toggle(plain_phone).tap()
    expect_open(plain_phone)
    there = first((it for it in MENU if it.href == "/resume"), "the menu has no resume")
    menu(plain_phone).get_by_role("link", name=there.label).tap()
    expect(plain_phone).to_have_url(f"{plain_phone.url.removesuffix('/projects')}/resume")
    expect_closed(plain_phone)
    heading = CONTENT.resume.meta.page.heading
    expect(plain_phone).to_have_title(f"{heading} · {CONTENT.site.owner}")
    assert plain_phone.evaluate("window.stays")


def test_the_first_words_begin_below_the_header_without_a_reload(plain_phone: Page) -> None:
    plain_phone.clock.install()
    plain_phone.goto("/projects")
    is_hydrated(plain_phone)
    plain_phone.clock.fast_forward(2000)  # past the last time that the starter looks by itself
    expect(plain_phone.get_by_role("main")).to_have_attribute("style", MEASURED)
    plain_phone.evaluate("window.stays = true")
    plain_phone.get_by_role("banner").get_by_role("link", name=CONTENT.site.owner).tap()
    expect(plain_phone.locator(".hero__lettering")).to_be_visible()
    expect(plain_phone.get_by_role("main")).to_have_attribute("style", MEASURED)
    assert plain_phone.evaluate(
        """() => document.querySelector(".hero__lettering").getBoundingClientRect().top
          > document.querySelector("header").getBoundingClientRect().bottom"""
    )
    assert plain_phone.evaluate("window.stays")


def test_the_theme_outlives_hydration(new_page: NewPage, plain_address: str) -> None:
    page = new_page(base_url=plain_address, color_scheme="light")
    page.goto("/projects")
    theme_toggle(page).click()
    page.reload()
    is_hydrated(page)
    expect(page.locator("html")).to_have_css("color-scheme", "dark")


def test_the_playground_plays(plain_page: Page) -> None:
    start(plain_page, 2)
    pause(plain_page)
    expect(playground(plain_page)).to_have_attribute("data-sprites", "2")
