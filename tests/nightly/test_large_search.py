"""A search of a thousand pages is light when it opens, and finds words in pages of each kind."""

import shutil
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from portfolio.export import search_index
from portfolio.export.search_index import INDEX_FOLDER
from portfolio.testing.server import serving
from tests.conftest import NewPage
from tests.support.variant import BASE, SITE

PAGES = 1000
MOST_BYTES = 110_000

LETTERS = "abcdefghijklmnoprstuvw"


@pytest.fixture(scope="module")
def words() -> list[str]:
    """Words, of which the first are frequent."""
    random = Random(1)
    return ["".join(random.choices(LETTERS, k=random.randint(4, 10))) for _ in range(6000)]


@pytest.fixture(scope="module")
def large_site(tmp_path_factory: pytest.TempPathFactory, words: list[str]) -> Iterator[str]:
    """Address of the variant with an index of a thousand articles of five parts."""
    folder = tmp_path_factory.mktemp("large") / "site"
    shutil.copytree(SITE, folder, ignore=shutil.ignore_patterns(INDEX_FOLDER))
    random, weights = Random(2), [1 / (place + 1) for place in range(len(words))]

    def said(count: int) -> str:
        return " ".join(random.choices(words, weights, k=count))

    entries = []
    for number in range(PAGES):
        parts = (f'<h2 id="p{part}">{said(4)}</h2><p>{said(150)}.</p>' for part in range(5))
        url, kind = f"/writing/a{number}", random.choice(["writing", "project", "page"])
        entries.append(search_index.entry(url, "en", kind, said(5), "".join(parts)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search_index, "WEB", SITE.parent / ".web")
        search_index.run_pagefind(entries, folder / INDEX_FOLDER)
    with serving(folder) as server:
        yield server + BASE


@pytest.fixture
def opened(new_page: NewPage, large_site: str) -> Page:
    """A page whose search is open."""
    page = new_page(base_url=large_site)
    weights: list[int] = []
    page.on("requestfinished", lambda it: weights.append(it.sizes()["responseBodySize"]))
    page.goto(f"{large_site}/projects", wait_until="networkidle")
    weights.clear()
    page.keyboard.press("/")
    page.locator(".search-dialog[open]").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(weights) <= MOST_BYTES
    return page


def test_words_are_found_in_pages_of_each_kind(opened: Page, words: list[str]) -> None:
    opened.locator(".search-dialog__field").fill(words[1])
    expect(opened.locator(".search-dialog__group")).to_have_count(3)
