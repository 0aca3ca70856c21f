"""A site of nasty words: all of them are read, none of them runs."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.conftest import NewPage
from tests.e2e.islands import hydrate_islands
from tests.support.hostile import NASTY
from tests.support.html import Document
from tests.support.html_validate import html_errors
from tests.support.server import serving
from tests.support.site import DIST, HOSTILE, pages
from tests.support.site_content import CONTENT

STRUCTURED_DATA = "application/ld+json"


@pytest.fixture(scope="module")
def hostile_address() -> Iterator[str]:
    """Where ``dist-hostile/`` is served."""
    with serving(HOSTILE) as address:
        yield address


def scripts(page: Document) -> list[str]:
    """Returns the scripts of a page; the hash in the name of the islands' runtime may differ."""
    code = [it.text for it in page.all("script") if it.attributes.get("type") != STRUCTURED_DATA]
    return [re.sub(r"entry\.client-[\w-]+\.js", "entry.client.js", it) for it in code]


@pytest.mark.parametrize("path", pages(HOSTILE))
class TestNastyWords:
    def test_they_add_no_script_and_no_handler(self, path: str) -> None:
        name = f"{path.lstrip('/') or 'index'}.html"
        wanted, found = (Document((site / name).read_text()) for site in (DIST, HOSTILE))
        assert scripts(wanted)
        assert scripts(wanted) == scripts(found)
        handlers = [key for it in found.elements for key in it.attributes if key.startswith("on")]
        assert not handlers

    def test_they_are_only_words(self, new_page: NewPage, hostile_address: str, path: str) -> None:
        page = new_page(base_url=hostile_address)
        page.goto(path)
        hydrate_islands(page)
        assert page.evaluate("typeof window.smuggled") == "undefined"
        assert page.locator("[onerror]").count() == 0


def test_they_arrive_as_they_were_written(new_page: NewPage, hostile_address: str) -> None:
    page = new_page(base_url=hostile_address)
    page.goto("/experiments")
    assert page.get_by_text(NASTY.strip()).count() >= len(CONTENT.experiments)


def test_they_bring_no_other_policy() -> None:
    hashes = re.compile(r"'sha256-[^']+'")
    headers = [(site / "_headers").read_text() for site in (DIST, HOSTILE)]
    assert len({len(hashes.findall(it)) for it in headers}) == 1
    assert len({hashes.sub("", it) for it in headers}) == 1


def test_no_file_has_an_error() -> None:
    assert not html_errors(HOSTILE)
