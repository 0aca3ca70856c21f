"""Turkish words are found however their letters are written, whatever the browser speaks."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from portfolio.export import search_index
from portfolio.export.search_index import INDEX_FOLDER
from portfolio.testing.server import serving
from tests.conftest import NewPage
from tests.support.variant import BASE, SITE

CITIES = {
    "/projects/a": ("Iğdır", '<h2 id="martı">Ağrı ve martı</h2><p>Bir gün ığdır.</p>'),
    "/projects/b": ("IĞDIR", "<p>Kitap: front-end.</p>"),
    "/projects/c": ("İzmir", "<p>İZMİR ve deniz.</p>"),
    "/projects/d": ("IZMIR", "<p>izmir</p>"),
}

FOUND = {
    "IĞDIR|Iğdır": ("ığdır", "IĞDIR", "Iğdır", "igdir"),
    "IZMIR|İzmir": ("İZMİR", "izmir", "IZMIR"),
}
"""Titles of two pages, in the order of their letters, and the words that find both."""

TITLES = ".search-dialog__group > ul > li > a > b"


def index_turkish_pages(site: Path) -> None:
    """Gives a copy of the variant an index of pages in Turkish instead of its own."""
    shutil.rmtree(site / INDEX_FOLDER)
    entries = [search_index.entry(url, "tr", "project", *said) for url, said in CITIES.items()]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search_index, "WEB", SITE.parent / ".web")
        search_index.run_pagefind(entries, site / INDEX_FOLDER)


@pytest.fixture(scope="module")
def turkish_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of the variant with an index of pages in Turkish."""
    folder = tmp_path_factory.mktemp("turkish") / "site"
    shutil.copytree(SITE, folder)
    index_turkish_pages(folder)
    with serving(folder) as server:
        yield server + BASE


@pytest.mark.parametrize("locale", ["tr-TR", "en-GB"])
def test_turkish_words_are_found(new_page: NewPage, turkish_site: str, locale: str) -> None:
    page = new_page(base_url=turkish_site, locale=locale)
    page.goto(f"{turkish_site}/projects")
    page.evaluate("document.documentElement.lang = 'tr'")
    page.keyboard.press("/")
    field, titles = page.get_by_role("searchbox"), page.locator(TITLES)
    for found, asked in FOUND.items():
        for words in asked:
            field.fill("")
            expect(titles).to_have_count(0)  # of the words before
            field.fill(words)
            expect(titles).to_have_text([re.compile(f"^({found})$")] * 2)
    field.fill("MARTI")
    part = page.get_by_role("link", name="Ağrı ve martı").last
    expect(part).to_have_attribute("href", re.compile("/projects/a#mart%C4%B1$"))
