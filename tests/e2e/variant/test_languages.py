"""A site in English and Arabic: visitors change between its languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.support.accessibility import CLIPPED, NARROW, in_both_themes
from tests.support.page_actions import PHONE, expect_none, hydrate_islands, open_menu, shown
from tests.support.variant import LANGUAGE, STUDY
from tests.support.words import catalogue_words

CASE_STUDY = f"/projects/{STUDY}"
NAMES = {"en": "English", LANGUAGE: "العربية"}


def open_languages(page: Page, language: str = "en") -> None:
    """Opens the menu of the languages on a page that is in one of them and has no preloader."""
    expect(shown(page)).to_be_visible()
    open_menu(
        page.get_by_role("button", name=catalogue_words(language).layout.languages, exact=True)
    )


def test_the_menu_of_languages_leads_to_the_same_page_and_back(page: Page, address: str) -> None:
    page.goto(address + CASE_STUDY)
    open_languages(page)
    page.get_by_role("link", name=NAMES[LANGUAGE]).click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}{CASE_STUDY}")
    expect(page.locator("html")).to_have_attribute("lang", LANGUAGE)
    page.get_by_role("navigation").locator("a[href$='/projects']").first.click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}/projects")
    open_languages(page, LANGUAGE)
    page.get_by_role("link", name=NAMES["en"]).click()
    expect(page).to_have_url(f"{address}/projects")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_menu_of_languages_opens_without_javascript_and_closes_on_escape(
    page_without_javascript: Page, address: str
) -> None:
    page = page_without_javascript
    page.goto(f"{address}/projects")
    arabic = page.get_by_role("link", name=NAMES[LANGUAGE])
    expect(arabic).to_be_hidden()
    open_languages(page)
    expect(arabic).to_be_visible()
    page.keyboard.press("Escape")
    expect(arabic).to_be_hidden()


def test_languages_are_in_the_menu_of_a_phone(new_page: NewPage, address: str) -> None:
    page = new_page(**PHONE)
    page.goto(f"{address}{CASE_STUDY}")
    expect(page.get_by_role("link", name=NAMES[LANGUAGE])).to_be_hidden()
    page.get_by_role("button", name=catalogue_words("en").layout.menu).click()
    page.get_by_role("link", name=NAMES[LANGUAGE]).click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}{CASE_STUDY}")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


@pytest.mark.nightly
def test_axe_finds_nothing_with_the_menu_of_languages_open(page: Page, address: str) -> None:
    page.goto(f"{address}/{LANGUAGE}/resume")
    hydrate_islands(page)
    page.evaluate("scrollTo(0, 0)")
    open_languages(page, LANGUAGE)
    expect_none(in_both_themes(page, "languages open, on a desktop"))
    page.set_viewport_size(NARROW)
    page.get_by_role("button", name=catalogue_words(LANGUAGE).layout.menu, exact=True).click()
    expect_none(page.evaluate(CLIPPED))
