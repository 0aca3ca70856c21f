"""A site whose theme names other faces, built: everything is set in them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from tests.nightly.other_owner import ONE_BUILD
from tests.nightly.other_owner.conftest import OtherSite
from tests.support.page_actions import LAYOUT_SHIFT, TWO_FRAMES, hang, release

pytestmark = ONE_BUILD

UNSEEN = 0.005
"""A sum of layout shifts; from 0.1 on a page is said to jump."""

LOADED = "[...document.fonts].filter((it) => it.status == 'loaded').map((it) => it.family)"


@pytest.mark.parametrize("route", ["/", "/projects", "/experiments"])
def test_a_page_preloads_two_files_of_fonts_and_loads_no_other(page: Page, route: str) -> None:
    # Not the resume: the low quotation mark of its German words is in no basic file.
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url) if it.url.endswith(".woff2") else None)
    page.goto(route)
    page.evaluate("document.fonts.ready")
    preloaded = page.locator('link[rel="preload"][as="font"]').evaluate_all(
        "(links) => links.map((link) => link.href)"
    )
    assert sorted(set(asked)) == sorted(preloaded)
    assert len(preloaded) == 2
    loaded = set(page.evaluate(LOADED))
    assert {"Bevan", "Archivo"} <= loaded


def test_headings_text_and_labels_have_their_faces_and_weights(page: Page) -> None:
    page.goto("/projects")
    expect(page.locator("main h2").first).to_have_css("font-family", re.compile("^Bevan"))
    expect(page.locator("body")).to_have_css("font-weight", "430")
    link = page.get_by_role("navigation").first.get_by_role("link").first
    expect(link).to_have_css("font-weight", "600")


@pytest.mark.parametrize("route", ["/", "/projects", "/resume"])
def test_a_page_does_not_shift_when_faces_arrive_late(page: Page, route: str) -> None:
    held = hang(page, "**/*.woff2")
    page.goto(route, wait_until="domcontentloaded")
    expect(page.locator("main")).to_be_visible()
    page.evaluate(TWO_FRAMES)
    assert held
    release(held)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(LAYOUT_SHIFT) <= UNSEEN


def test_the_pdf_is_set_in_the_faces_of_the_theme(site: OtherSite) -> None:
    names = {
        re.split("SemiBold|-", str(font["/BaseFont"]).partition("+")[2])[0]
        for page in PdfReader(site.dist / "resume.pdf").pages
        for font in page["/Resources"]["/Font"].values()
    }
    assert names == {"Bevan", "Archivo"}


def test_no_file_names_the_faces_of_the_default_theme(site: OtherSite) -> None:
    texts = [it for it in site.dist.rglob("*") if it.suffix in {".html", ".css", ".js"}]
    found = [
        it for it in texts if "Gasoek" in (text := it.read_text()) or "Instrument Sans" in text
    ]
    assert texts
    assert not found
    assert not [*site.dist.rglob("gasoek*"), *site.dist.rglob("instrument*")]
