"""Accessibility of the case studies that have every block in every variant."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.test_no_javascript import HIDDEN_FROM_SCREEN_READERS
from tests.support import blocks
from tests.support.axe import findings, in_both_themes, unreachable_scrollers
from tests.support.focus import focus_problems
from tests.support.layout import clipped_text
from tests.support.preloader import shown
from tests.support.reduced_motion import unwanted_motion

from .conftest import Open, Visitor

every_study = pytest.mark.parametrize("study", blocks.STUDIES)
RUNTIME = "**/assets/entry.client-*.js"


def hydrate(page: Page) -> None:
    """Hydrates every island, each where it is seen."""
    expect(shown(page)).to_be_visible()
    for island in page.locator("[data-island]").all():
        island.evaluate("(it) => it.scrollIntoView({ behavior: 'instant' })")
        island.dispatch_event("pointerdown")
        expect(island).to_have_attribute("data-hydrated", "")


@pytest.mark.parametrize(("study", "still"), [("blocks", False), ("edges", True)])
def test_axe_finds_nothing_in_blocks(open_page: Open, study: str, still: bool) -> None:
    page = open_page(f"/projects/{study}", Visitor(still=still))
    hydrate(page)
    found = in_both_themes(page, "on a desktop")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_blocks_before_hydration_on_a_phone(open_page: Open) -> None:
    page = open_page(
        "/projects/blocks", Visitor(390), before=lambda it: it.route(RUNTIME, lambda _: None)
    )
    expect(shown(page)).to_be_visible()
    found = findings(page)
    assert not found, "\n".join(found)


@every_study
def test_blocks_with_reduced_motion_stand_still_show_their_focus_and_cut_nothing_off(
    open_page: Open, study: str
) -> None:
    page = open_page(f"/projects/{study}", Visitor(still=True))
    hydrate(page)
    found = unwanted_motion(page) + focus_problems(page) + clipped_text(page)
    assert not found, "\n".join(found)


@every_study
def test_blocks_without_javascript_keep_nothing_from_keyboard_and_screen_readers(
    open_page: Open, study: str
) -> None:
    page = open_page(f"/projects/{study}", Visitor(390, scripts=False))
    expect(shown(page)).to_be_visible()
    assert not unreachable_scrollers(page)
    assert page.get_by_role("main").get_by_role("img").count() > 2
    expect(page.locator(HIDDEN_FROM_SCREEN_READERS)).to_have_count(0)
