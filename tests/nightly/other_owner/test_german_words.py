"""A site in German, without mascot and stickers, and with one verb: nothing of the old is on it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from portfolio.models.content import Content
from tests.nightly.other_owner import ONE_BUILD
from tests.nightly.other_owner.conftest import OtherSite
from tests.support.accessibility import OF_COLOUR
from tests.support.crawler import Crawl
from tests.support.html import Document
from tests.support.page_actions import centre_of, expect_none, hydrate_islands
from tests.support.spoken_words import texts_of_html, written
from tests.support.walk import complaints, six_pages
from tests.support.words import flat, words_of

pytestmark = ONE_BUILD

VERB = "Hier drücken"


def test_pages_of_a_site_without_mascot_have_no_fault(
    site: OtherSite, address: str, browser: Browser
) -> None:
    found = complaints(browser, address, six_pages(site.dist))
    # Any colours have little contrast.
    expect_none(it for it in found if not any(f" {rule}: " in it for rule in OF_COLOUR))


def test_a_site_without_mascot_names_no_file_that_is_missing(site: OtherSite, address: str) -> None:
    crawl = Crawl(address, "", site.content.site.address).walk()
    assert not crawl.misses, "\n".join(crawl.misses)
    assert len(crawl.answers) > 50


def test_the_only_verb_starts_in_the_middle_of_the_stage(page: Page) -> None:
    page.goto("/")
    main = page.get_by_role("main")
    expect(main.get_by_role("button")).to_have_text([VERB])
    hydrate_islands(page)
    main.get_by_role("button", name=VERB).click()
    expect(page.locator("[data-playground-stage]")).to_have_attribute("data-palette", "1")
    expect(main.get_by_role("button")).to_have_count(1)
    middle = centre_of(page.locator("[data-playground]"))
    assert centre_of(page.locator(".playground__shockwave")) == pytest.approx(middle, abs=1)


def test_a_home_page_without_stickers_speaks_of_none(site: OtherSite) -> None:
    html = (site.dist / "index.html").read_text()
    assert site.content.site.words.playground.help not in html
    assert "mushroom" not in html
    assert "/svg/lightning" not in html
    assert not [it for it in Document(html).elements if it.attributes.get("role") == "application"]


ENGLISH = {str(word) for _, word in flat(words_of("en").props())}
LAB = "lab/"
"""The pages of the lab are the owner's, but for the link back."""


def foreign(texts: Iterator[str], content: Content) -> set[str]:
    """Returns the words of the English catalogue among some texts that nobody else has written."""
    own = {str(word) for _, word in flat(content.site.words.props())}
    owners = "\n".join(written(content))
    return {text for it in texts if (text := it.strip()) in ENGLISH - own and text not in owners}


def test_german_pages_have_no_english_word(site: OtherSite) -> None:
    pages = [it for it in site.dist.rglob("*.html") if LAB not in it.as_posix()]
    assert len(pages) > 8
    found = {it.name: foreign(texts_of_html(it.read_text()), site.content) for it in pages}
    assert {name: words for name, words in found.items() if words} == {}
    everything = "".join(it.read_text() for it in pages)
    words = site.content.site.words
    for word in (words.layout.skip_to_content, words.case_study.read_more):
        assert word in everything


def test_the_files_of_a_german_resume_say_german_headings(site: OtherSite) -> None:
    words = site.content.site.words
    reader = PdfReader(site.dist / "resume.pdf")
    assert reader.trailer["/Root"]["/Lang"].split("-")[0] == "de"
    forms = [" ".join(sheet.extract_text() for sheet in reader.pages).casefold()]
    forms.append((site.dist / "resume.txt").read_text().casefold())
    for form in forms:
        assert words.resume.headings.work.casefold() in form
        assert "employment history" not in form
        assert "to present" not in form
