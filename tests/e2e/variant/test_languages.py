"""A site in English and Arabic: visitors change between its languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from pypdf import PdfReader

from portfolio.i18n.catalogue import words_of
from tests.conftest import PHONE, NewPage
from tests.e2e.islands import hydrate_islands
from tests.support.axe import in_both_themes
from tests.support.layout import LOST, NARROW
from tests.support.preloader import shown
from tests.support.scrolling import open_menu
from tests.support.variant import LANGUAGE, SITE, STUDY

CASE_STUDY = f"/projects/{STUDY}"
NAMES = {"en": "English", LANGUAGE: "العربية"}


def open_languages(page: Page, language: str = "en") -> None:
    """Opens the menu of the languages on a page that is in one of them and has no preloader."""
    expect(shown(page)).to_be_visible()
    open_menu(page.get_by_role("button", name=words_of(language).layout.languages, exact=True))


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
    page.get_by_role("button", name=words_of("en").layout.menu).click()
    page.get_by_role("link", name=NAMES[LANGUAGE]).click()
    expect(page).to_have_url(f"{address}/{LANGUAGE}{CASE_STUDY}")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_axe_finds_nothing_with_the_menu_of_languages_open(page: Page, address: str) -> None:
    page.goto(f"{address}/{LANGUAGE}/resume")
    hydrate_islands(page)
    page.evaluate("scrollTo(0, 0)")
    open_languages(page, LANGUAGE)
    assert not in_both_themes(page, "languages open, on a desktop")
    page.set_viewport_size(NARROW)
    page.get_by_role("button", name=words_of(LANGUAGE).layout.menu, exact=True).click()
    assert not page.evaluate(LOST)


def test_every_language_has_its_resume_and_feed() -> None:
    languages = {
        folder: PdfReader(SITE / folder / "resume.pdf").root_object["/Lang"]
        for folder in ("", LANGUAGE)
    }
    assert languages == {"": "en", LANGUAGE: LANGUAGE}
    assert f'xml:lang="{LANGUAGE}"' in (SITE / LANGUAGE / "experiments.xml").read_text()
    assert 'xml:lang="en"' in (SITE / "experiments.xml").read_text()
