"""A case study with hostile words in every kind of section: they are read and never run."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest
from playwright.sync_api import Page

from tests.support.html import Document
from tests.support.page_actions import hydrate_islands
from tests.support.variant import (
    HOSTILE_STUDY,
    HOSTILE_WORDS,
    LANGUAGE,
    SITE,
    STUDY,
    THIRD_LANGUAGE,
)

STRUCTURED_DATA = "application/ld+json"
PAGES = ("projects", "experiments", "resume", f"projects/{HOSTILE_STUDY}")
CLEAN = ("projects/loans", LANGUAGE, "404")
"""Pages of other kinds without hostile words; home has some in English alone."""

WITH_SCRIPTS = [
    f"{prefix}{name}"
    for prefix in ("", f"{LANGUAGE}/", f"{THIRD_LANGUAGE}/")
    for name in ("ordinary", "html", "script", "reflex/state")
]
"""Pages in Python, in each language, with scripts of the router or their own."""


def document(path: str) -> Document:
    return Document((SITE / f"{path}.html").read_text())


def scripts(page: Document) -> list[str]:
    """Returns the inline scripts of a page, apart from its structured data."""
    return [it.text for it in page.all("script") if it["type"] != STRUCTURED_DATA and it.text]


def test_hostile_words_add_no_script_and_no_handler() -> None:
    assert scripts(document(f"projects/{HOSTILE_STUDY}"))
    harmless = scripts(document(f"projects/{STUDY}"))
    assert scripts(document(f"projects/{HOSTILE_STUDY}")) == harmless
    for path in PAGES:
        names = [name for element in document(path).elements for name in element.attributes]
        assert not [name for name in names if name.startswith("on")]


@pytest.mark.nightly
def test_hostile_words_are_read_as_written_and_do_not_run(page: Page, address: str) -> None:
    for path in PAGES:
        page.goto(f"{address}/{path}")
        hydrate_islands(page)
        assert page.evaluate("typeof window.smuggled") == "undefined"
        assert page.locator("[onerror]").count() == 0
    assert page.get_by_text(HOSTILE_WORDS.strip()).count() > 10, "on the case study, the last one"


def test_hostile_words_bring_no_hash_into_the_policy() -> None:
    headers = (SITE / "_headers").read_text()
    allowed = set(re.findall(r"'sha256-([^']+)'", headers))
    harmless = (f"projects/{STUDY}", *CLEAN, *WITH_SCRIPTS)
    texts = {script for path in harmless for script in scripts(document(path))}
    known = {b64encode(sha256(text.encode()).digest()).decode() for text in texts}
    assert allowed
    assert allowed <= known
    assert "smuggled" not in headers
