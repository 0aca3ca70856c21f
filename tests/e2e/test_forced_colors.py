"""Forced colours: what a ground or a shadow shows elsewhere, a line or the system's mark shows."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit
from tests.support.accessibility import focus_problems
from tests.support.page_actions import expect_none
from tests.support.page_scripts import page_script
from tests.support.routes import ROUTES
from tests.support.site_content import WORDS

COLOURS = "(it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color]"


@pytest.fixture(params=["light", "dark"])
def forced_page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(forced_colors="active", color_scheme=request.param, reduced_motion="reduce")


def expect_told_apart(chosen: Locator, other: Locator) -> None:
    """The chosen one has colours of its own, and its words are not as its ground."""
    ground, words = chosen.evaluate(COLOURS)
    assert ground != words
    assert ground != other.evaluate(COLOURS)[0]


@pytest.fixture
def forced_visit(reduced_motion_visit: Visit) -> Iterator[Visit]:
    """A visit in forced colours."""
    reduced_motion_visit.page.emulate_media(forced_colors="active")
    yield reduced_motion_visit
    reduced_motion_visit.page.emulate_media(forced_colors="none")


def test_every_button_has_an_edge_in_forced_colors(forced_visit: Visit) -> None:
    count, edgeless = forced_visit.page.evaluate(page_script("edgeless_buttons"))
    # Pages of the site have at least the switch of the theme; those of the lab may have none.
    assert count or forced_visit.path not in ROUTES
    assert not edgeless


def test_the_focus_is_seen_in_forced_colors(forced_visit: Visit) -> None:
    expect_none(focus_problems(forced_visit.page))


def test_the_current_page_is_marked_in_forced_colors(forced_page: Page) -> None:
    forced_page.goto("/projects")
    menu = forced_page.get_by_role("navigation", name=WORDS.layout.main_navigation)
    expect(menu.locator("[aria-current]")).to_be_visible()
    expect_told_apart(menu.locator("[aria-current]"), menu.locator("a:not([aria-current])").first)


def test_no_rings_lie_behind_words_in_forced_colors(forced_page: Page) -> None:
    forced_page.goto("/resume")
    expect(forced_page.locator(".rings")).not_to_have_count(0)
    for rings in forced_page.locator(".rings").all():
        expect(rings).to_be_hidden()
