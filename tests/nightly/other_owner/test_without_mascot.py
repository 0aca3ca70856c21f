"""A site without mascot and stickers, and with one verb: nothing is missing from its pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.nightly.other_owner import ONE_BUILD
from tests.nightly.other_owner.conftest import OtherSite
from tests.support.accessibility import OF_COLOUR
from tests.support.crawler import Crawl
from tests.support.html import Document
from tests.support.page_actions import centre_of, expect_none, hydrate_islands
from tests.support.walk import complaints, six_pages

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
