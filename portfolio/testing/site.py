"""The tests of a site: every page in a browser, its links and weight, and the resume's files.

A site's ``tests/test_site.py`` imports them; pytest runs one for each page.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from portfolio.hosting.rules import Hosting
from portfolio.paths import SITE
from portfolio.testing.page import (
    DOES_NOT_FIT,
    ROOM,
    broken_links,
    bytes_of_a_visit,
    most_bytes,
    problems,
)
from portfolio.testing.plugin import DIST

PICTURES = SITE / "test-results"
"""Folder of pictures of what failed."""

__all__ = ["test_links", "test_page", "test_resume_file", "test_weight"]

RESUME_FILES = {
    "resume.pdf": lambda data: data.startswith(b"%PDF-"),
    "resume.txt": lambda data: len(data.split()) > 1,
    "resume.json": lambda data: "basics" in json.loads(data),
    "contact.vcf": lambda data: data.startswith(b"BEGIN:VCARD"),
}
"""The files of the resume, and what each has to be."""


def test_page(site_browser: Browser, site_address: str, route: str) -> None:
    """A page is sound at all widths, in light and dark, with scripts and without."""
    found = problems(site_browser, site_address, route, PICTURES)
    advice = [ROOM] if any(DOES_NOT_FIT in it for it in found) else []
    assert not found, "\n".join([f"{route} has {len(found)} problems:", *found, *advice])


def test_links(route: str) -> None:
    """The links of a page lead to pages, files and parts that are there."""
    found = [*broken_links(DIST, route, Hosting.of(DIST).base)]
    assert not found, "\n".join([f"{route} has {len(found)} broken links:", *found])


def test_weight(site_browser: Browser, site_address: str, route: str) -> None:
    """A page is light enough for a phone."""
    found, most = bytes_of_a_visit(site_browser, site_address + route), most_bytes(route)
    assert found <= most, f"{route} loads {found // 1000} kB; at most {most // 1000} are good"


@pytest.mark.parametrize("name", RESUME_FILES)
def test_resume_file(name: str) -> None:
    """A file of the resume is what its name says."""
    file = Path(DIST / name)
    if not file.exists():
        pytest.skip(f"this site has no {name}")
    assert RESUME_FILES[name](file.read_bytes()), f"{name} is not what its name says"
