"""A site in German, without stickers and with one verb: its playground and its resume."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.nightly.other_owner import ONE_BUILD
from tests.nightly.other_owner.conftest import VERB, OtherSite
from tests.support.html import Document
from tests.support.page_actions import centre_of, hydrate_islands

pytestmark = ONE_BUILD


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
