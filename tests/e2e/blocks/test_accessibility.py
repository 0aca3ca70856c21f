"""Accessibility of pages that have every block in every variant, and of an owner's own pages."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import nightly
from tests.e2e.test_no_javascript import HIDDEN_FROM_SCREEN_READERS
from tests.support.accessibility import (
    axe_findings,
    clipped_text,
    focus_problems,
    in_both_themes,
    unreachable_scrollers,
    unwanted_motion,
)
from tests.support.page_actions import expect_none, hang, hydrate_islands, shown

from .conftest import BLANK, RUNTIME, STUDY, Open, Visitor, go

SEEN_BY_AXE = {
    STUDY: Visitor(),
    "/writing/stickers-that-bounce": Visitor(still=True),
    "/long-read": Visitor(still=True),
    "/projects/edges": Visitor(still=True),
    "/writing": Visitor(390, still=True),
    "/notes": Visitor(390, still=True),
    "/workshop": Visitor(still=True),
    "/bare": Visitor(still=True),
    "/experiments": Visitor(),
}
"""Pages, each with how it is looked at: those that have most first, and the one of cards last."""

PAGES = [*[*SEEN_BY_AXE][:3], *map(nightly, [*SEEN_BY_AXE][3:])]
every_page = pytest.mark.parametrize("route", PAGES)
every_text = pytest.mark.parametrize("route", PAGES[:-1])


@every_page
def test_axe_finds_nothing_in_blocks_and_own_pages(open_page: Open, route: str) -> None:
    page = open_page(route, SEEN_BY_AXE[route])
    hydrate_islands(page)
    expect_none(in_both_themes(page, str(SEEN_BY_AXE[route])))


@pytest.mark.nightly
def test_axe_finds_nothing_in_blocks_before_hydration_on_a_phone(open_page: Open) -> None:
    page = open_page(BLANK, Visitor(390))
    hang(page, RUNTIME)
    go(page, STUDY)
    expect(shown(page)).to_be_visible()
    expect_none(axe_findings(page))


@pytest.mark.nightly
@every_text
def test_blocks_and_own_pages_stand_still_show_their_focus_and_cut_nothing_off(
    open_page: Open, route: str
) -> None:
    page = open_page(route, Visitor(still=True))
    hydrate_islands(page)
    expect_none(unwanted_motion(page) + focus_problems(page) + clipped_text(page))


@every_text
def test_blocks_and_own_pages_keep_nothing_from_keyboard_and_screen_readers_without_javascript(
    open_page: Open, route: str
) -> None:
    page = open_page(route, Visitor(390, scripts=False))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect_none(unreachable_scrollers(page))
    expect(page.locator(HIDDEN_FROM_SCREEN_READERS)).to_have_count(0)
