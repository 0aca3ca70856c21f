"""What the site says today, in its owner's words."""

from collections.abc import Iterable
from typing import TypeVar

import pytest

from portfolio import paths
from portfolio.routing.load_site import load_site

Thing = TypeVar("Thing")

CONTENT = load_site(paths.CONTENT).content
"""Tests of the built site look up here what they expect to see on its pages."""

WORDS = CONTENT.site.words
"""What the site says itself, in the owner's language."""

SITE = CONTENT.site.address
"""The address that pages give as their own."""

MENU = tuple(link for link in CONTENT.site.navigation if link.href.startswith("/"))
"""Links of the header that stay on the site."""


def first(things: Iterable[Thing], lacking: str) -> Thing:
    """Returns the first of what a test needs; where there is none it is skipped and says so."""
    for thing in things:
        return thing
    pytest.skip(lacking)
