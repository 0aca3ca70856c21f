"""Headings of articles begin below the title, and links to them name this site's anchors."""

from __future__ import annotations

import pytest

from portfolio.importing.headings import with_headings


def changed(text: str, title: str = "The title") -> tuple[str, list[str]]:
    """Returns a text with its headings, and the anchors that are not there."""
    missing: list[str] = []
    return with_headings(text, title, missing.append), missing


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("# The title\n\nText\n\n## A\n", "Text\n\n## A\n"),
        ("# One\n\n## Two\n", "## One\n\n### Two\n"),
        ("One\n===\n\nTwo\n---\n", "## One\n\n### Two\n"),
        ("### Deep\n\n###### Deeper\n", "## Deep\n\n### Deeper\n"),
        ("## A {#own}\n", "## A\n"),
        ("## Table of contents\n\n## A\n", "## A\n"),
        ("```\n# code\n```\n", "```\n# code\n```\n"),
    ],
)
def test_levels(given: str, expected: str) -> None:
    assert changed(given)[0] == expected


def test_links_name_the_anchors_of_this_site() -> None:
    given = (
        "[a](#own) [b](#whats-new) [c](#Whats-New) [d](#none)\n\n## A {#own}\n\n## What's new?\n"
    )
    text, missing = changed(given)
    assert text.startswith("[a](#a) [b](#whats-new) [c](#whats-new) d\n")
    assert missing == ["none"]
