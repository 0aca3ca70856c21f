"""A site in English, Swedish and Arabic, built: visitors change between its languages."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from portfolio.i18n.catalogue import words_of
from tests.conftest import PHONE, NewPage
from tests.e2e.islands import hydrate_islands
from tests.support.axe import in_both_themes
from tests.support.blocks import PYTHON_PAGES
from tests.support.crawler import Crawl
from tests.support.html_validate import html_errors
from tests.support.http import ask
from tests.support.layout import LOST, NARROW
from tests.support.project_copy import developing, project_copy, run_module
from tests.support.sample import ASSETS, CONTENT
from tests.support.server import serving

SWEDISH = {
    "site.sv.yaml": "navigation: [{label: Projekt}, {label: Experiment}, {label: CV}]\n",
    "home.sv.yaml": "heading: Välkommen\nlettering: [Välkommen till, Digitala, Sandlådan]\n",
    "resume.sv.json": '{"basics": {"label": "Utvecklare"}}',
}
STUDY = "/projects/loans"
ADDRESS = "https://somebody.test"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project with the tests' own content, of which a part is in Swedish."""
    folder = project_copy(tmp_path_factory.mktemp("languages") / "site")
    content = folder / "content"
    shutil.rmtree(content)
    shutil.copytree(CONTENT, content)
    shutil.copytree(ASSETS, folder / "assets", dirs_exist_ok=True)
    shutil.copy(PYTHON_PAGES / "ordinary.py", folder / "portfolio" / "pages")
    site = content / "site.yaml"
    text = site.read_text().replace("language: en\n", "languages: [en, sv, ar]\n")
    site.write_text(text.replace("address: https://example.com", f"address: {ADDRESS}"))
    for name, text in SWEDISH.items():
        (content / name).write_text(text)
    run_module(folder, "portfolio", "build")
    return folder


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with serving(folder / "dist") as address:
        yield address


def switch(page: Page, language: str = "en") -> None:
    """Opens the menu of the languages on a page that is in one of them."""
    page.get_by_role("button", name=words_of(language).layout.languages, exact=True).click()


def test_the_switch_leads_to_the_same_page_and_back(page: Page) -> None:
    page.goto(STUDY)
    switch(page)
    page.get_by_role("link", name="Svenska").click()
    expect(page).to_have_url(f"{page.url.partition(STUDY)[0].removesuffix('/sv')}/sv{STUDY}")
    expect(page.locator("html")).to_have_attribute("lang", "sv")
    page.get_by_role("navigation").get_by_role("link", name="Projekt").click()
    page.wait_for_url("**/sv/projects")
    switch(page, "sv")
    page.get_by_role("link", name="English").click()
    page.wait_for_url(lambda url: url.endswith("/projects") and "/sv" not in url)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_menu_opens_without_javascript_and_closes_on_escape(
    page_without_javascript: Page,
) -> None:
    page = page_without_javascript
    page.goto("/sv/projects")
    arabic = page.get_by_role("link", name="العربية")
    expect(arabic).to_be_hidden()
    switch(page, "sv")
    expect(arabic).to_be_visible()
    page.keyboard.press("Escape")
    expect(arabic).to_be_hidden()


def test_on_a_phone_the_languages_are_in_the_menu(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.goto("/sv")
    expect(page.get_by_role("link", name="English")).to_be_hidden()
    page.get_by_role("button", name=words_of("sv").layout.menu).click()
    page.get_by_role("link", name="العربية").click()
    page.wait_for_url("**/ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_a_page_that_is_hydrated_whole_works_in_every_language(page: Page) -> None:
    for prefix, language in (("", "en"), ("/sv", "sv"), ("/ar", "ar")):
        page.goto(f"{prefix}/ordinary")
        page.get_by_role("tab", name="Second").click()
        expect(page.get_by_text("The second panel")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
        link = page.get_by_role("link", name="To the projects")
        expect(link).to_have_attribute("href", f"{prefix}/projects")


def test_its_pages_have_no_fault(folder: Path, address: str, new_page: NewPage) -> None:
    assert not html_errors(folder / "dist")
    crawl = Crawl(address, "", ADDRESS).walk()
    assert not crawl.misses, "\n".join(crawl.misses)
    assert {f"{ADDRESS}{prefix}{STUDY}" for prefix in ("", "/sv", "/ar")} <= set(crawl.answers)
    page = new_page()
    for path in ("/sv", "/ar", f"/ar{STUDY}", "/sv/resume"):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(path)
        hydrate_islands(page)
        page.evaluate("scrollTo(0, 0)")
        switch(page, path[1:3])
        assert not in_both_themes(page, "on a desktop")
        page.set_viewport_size(NARROW)
        page.get_by_role("button", name=words_of(path[1:3]).layout.menu, exact=True).click()
        assert not page.evaluate(LOST)


def test_every_language_has_its_resume_and_feed(folder: Path) -> None:
    dist = folder / "dist"
    languages = {
        it: PdfReader(dist / it / "resume.pdf").trailer["/Root"]["/Lang"] for it in ("", "sv", "ar")
    }
    assert languages == {"": "en", "sv": "sv", "ar": "ar"}
    assert '"Utvecklare"' in (dist / "sv" / "resume.json").read_text()
    assert '"Utvecklare"' not in (dist / "resume.json").read_text()
    assert 'xml:lang="ar"' in (dist / "ar" / "experiments.xml").read_text()


def test_pages_say_their_language_while_developing(folder: Path, browser: Browser) -> None:
    with developing(folder) as address:
        page = browser.new_page()
        page.goto(f"{address}/ar/projects")
        expect(page.locator("html")).to_have_attribute("dir", "rtl")
        expect(page.locator("html")).to_have_attribute("lang", "ar")
        page.close()
        told = ask(address, "/ar/resume.txt").text
        assert words_of("ar").resume.headings.work.upper() in told.upper()
