"""Sites of other owners: what `check` accepts builds, and visitors can use it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from portfolio.content.file_reader import read
from portfolio.i18n.words import ENGLISH
from tests.nightly.owners.owner import Owner
from tests.support.crawler import Crawl
from tests.support.hostile import FILES, is_words
from tests.support.html import Document
from tests.support.own_tests import OF_CONTENT, run_browser_tests
from tests.support.project_copy import PROJECT
from tests.support.server import serving
from tests.support.site import pages
from tests.support.walk import complaints
from tests.unit.i18n.test_catalogue import flat

SERVED_AS_THEY_ARE = {"lab", "player", "player.html"}
RIGHT_TO_LEFT = {"ar", "he", "fa"}
OWN_TESTS = {1, 12}
"""Owners on whose sites the project's own tests run, too: from left to right, and from right."""

SAMPLE_TEXTS = 3
"""Words of a text that nobody else writes by chance."""

Site = tuple[Owner, Path]


@pytest.fixture(scope="module")
def server(site: Site) -> Iterator[str]:
    with serving(site[1]) as address:
        yield address


def html_files(folder: Path) -> list[Path]:
    """Returns the pages of a site that come from its content."""
    return [
        it
        for it in sorted(folder.rglob("*.html"))
        if it.relative_to(folder).parts[0] not in SERVED_AS_THEY_ARE
    ]


def sample_texts() -> set[str]:
    """Returns what the sample says, and no other owner does."""
    files = ((file, it) for name, it in FILES.items() for file in PROJECT.glob(f"content/{name}"))
    items = (item for file, it in files for item in read(file, PROJECT, it).typed_values())
    texts = {item.value for item in items if is_words(item)}
    return {it for it in texts if len(it.split()) >= SAMPLE_TEXTS}


def test_nothing_that_it_names_is_missing(site: Site, server: str) -> None:
    crawl = Crawl(server, "", f"https://owner-{site[0].seed}.dev").walk()
    assert not crawl.misses, "\n".join(crawl.misses)
    studies = {f"https://owner-{site[0].seed}.dev/projects/{slug}" for slug in site[0].slugs}
    assert studies <= set(crawl.answers)


def test_it_is_in_the_language_of_its_owner(site: Site) -> None:
    owner, folder = site
    below = owner.second.language.lower() if owner.second else None
    languages = {owner.second.language if owner.second else owner.voice.language: 0}
    for file in html_files(folder):
        is_second = below and file.relative_to(folder).with_suffix("").parts[0] == below
        language = (owner.second if is_second and owner.second else owner.voice).language
        (root,) = Document(file.read_text()).all("html")
        assert root["lang"] == language, file
        assert (root["dir"] or "ltr") == ("rtl" if language in RIGHT_TO_LEFT else "ltr"), file
        languages[language] = languages.get(language, 0) + 1
    assert all(languages.values())


def test_nothing_of_the_sample_is_left(site: Site) -> None:
    # The site says some of it in English itself, in languages without a catalogue.
    texts = sample_texts() - {str(it) for _, it in flat(ENGLISH.props())}
    assert texts
    for file in (*html_files(site[1]), *site[1].glob("*.txt"), *site[1].glob("*.xml")):
        written = re.sub(r"\s+", " ", file.read_text())
        assert not [text for text in texts if text in written], file


def test_its_pages_work(site: Site, server: str, browser: Browser) -> None:
    paths = [it for it in pages(site[1]) if not it.startswith(("/lab", "/player"))]
    found = [*complaints(browser, server, paths)]
    assert not found, "\n".join(found)


def test_the_projects_own_tests_pass(site: Site) -> None:
    owner, dist = site
    if owner.seed not in OWN_TESTS:
        pytest.skip("they run on the sites of two owners")
    run_browser_tests(dist.parent, OF_CONTENT, "-n", "0")
