"""Sites of other owners: what `check` accepts builds, and visitors can use it."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from portfolio.content.file_reader import read
from portfolio.i18n.words import ENGLISH
from tests.nightly.owners.owner import Owner, add_assets
from tests.support.crawler import Crawl
from tests.support.hostile import FILES, is_words
from tests.support.html import Document
from tests.support.page_actions import expect_none
from tests.support.project_copy import BLOCKS, PROJECT, copy_cache, link_packages, run_module
from tests.support.server import serving
from tests.support.site import pages
from tests.support.walk import complaints, six_pages
from tests.support.words import flat

SERVED_AS_THEY_ARE = {"lab", "player", "player.html"}
RIGHT_TO_LEFT = {"ar", "he", "fa"}
SAMPLE_TEXTS = 3
"""Words of a text that nobody else writes by chance."""

SAME = {"period"}
"""Keys whose texts are dates, which the resume of another owner may have, too."""

OWN_PAGE = "/notes"
"""What some owners have written in Markdown."""


@dataclass(frozen=True)
class OwnersSite:
    """The built site of an owner."""

    owner: Owner
    dist: Path

    @property
    def address(self) -> str:
        """The address that its pages give as their own."""
        return f"https://owner-{self.owner.seed}.dev"


SEEDS = [int(seed) for seed in os.environ.get("OWNERS", "").split()] or [*range(20)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Runs every test for every owner; all of an owner's run on one worker."""
    owners = [pytest.param(it, marks=pytest.mark.xdist_group(f"owner {it}")) for it in SEEDS]
    metafunc.parametrize("site", owners, indirect=True, scope="module", ids=map(str, SEEDS))


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new site that one owner of a worker has after the other, with what the last one has left.

    Most pictures are those of the tests' own site, and need not be made again.
    """
    folder = tmp_path_factory.mktemp("owners") / "site"
    run_module(PROJECT, "portfolio", "init", str(folder), "--empty")
    # A hero of the tests' content has an island.
    shutil.copytree(PROJECT / "islands", folder / "islands")
    link_packages(folder)
    copy_cache(BLOCKS, folder)
    add_assets(folder / "assets")
    return folder


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, folder: Path) -> OwnersSite:
    """The built site of an owner."""
    owner = Owner(request.param)
    owner.write(folder / "content")
    run_module(folder, "portfolio", "check")
    run_module(folder, "portfolio", "build")
    return OwnersSite(owner, folder / "dist")


@pytest.fixture(scope="module")
def server(site: OwnersSite) -> Iterator[str]:
    """Where the site is served."""
    with serving(site.dist) as address:
        yield address


def html_files(folder: Path) -> list[Path]:
    """Returns the pages of a site that come from its content."""
    return [
        file
        for file in sorted(folder.rglob("*.html"))
        if file.relative_to(folder).parts[0] not in SERVED_AS_THEY_ARE
    ]


@cache
def sample_texts() -> frozenset[str]:
    """Returns what the sample says, and no other owner does."""
    files = ((file, it) for name, it in FILES.items() for file in PROJECT.glob(f"content/{name}"))
    items = (item for file, it in files for item in read(file, PROJECT, it).typed_values)
    texts = {item.value for item in items if is_words(item) and item.loc[-1] not in SAME}
    return frozenset(text for text in texts if len(text.split()) >= SAMPLE_TEXTS)


def walked(site: OwnersSite) -> list[str]:
    """Returns the pages of a site to look at: one of each kind in each language."""
    second = site.owner.second
    found = six_pages(site.dist)
    found += six_pages(site.dist, f"/{second.language.lower()}")[:-1] if second else []
    return [*found, *(page for page in pages(site.dist) if page.endswith(OWN_PAGE))]


def test_an_owners_site_names_no_file_that_is_missing(site: OwnersSite, server: str) -> None:
    crawl = Crawl(server, "", site.address).walk()
    expect_none(crawl.misses)
    studies = {f"{site.address}/projects/{slug}" for slug in site.owner.slugs}
    assert studies <= set(crawl.answers)


def test_pages_are_in_the_owners_language(site: OwnersSite) -> None:
    owner = site.owner
    below = owner.second.language.lower() if owner.second else None
    languages = {owner.second.language if owner.second else owner.voice.language: 0}
    for file in html_files(site.dist):
        is_second = below and file.relative_to(site.dist).with_suffix("").parts[0] == below
        language = (owner.second if is_second and owner.second else owner.voice).language
        (root,) = Document(file.read_text()).all("html")
        assert root["lang"] == language, file
        assert (root["dir"] or "ltr") == ("rtl" if language in RIGHT_TO_LEFT else "ltr"), file
        languages[language] = languages.get(language, 0) + 1
    assert all(languages.values())


def test_no_text_of_the_sample_is_on_an_owners_site(site: OwnersSite) -> None:
    # The site says some of it in English itself, in languages without a catalogue.
    texts = sample_texts() - {str(it) for _, it in flat(ENGLISH.props())}
    assert texts
    for file in (*html_files(site.dist), *site.dist.glob("*.txt"), *site.dist.glob("*.xml")):
        written = re.sub(r"\s+", " ", file.read_text())
        assert not [text for text in texts if text in written], file


def test_pages_of_an_owner_have_no_fault(site: OwnersSite, server: str, browser: Browser) -> None:
    expect_none(complaints(browser, server, walked(site)))
