"""The page of all blocks, at every width, by mouse and touch, with and without JavaScript."""

from itertools import product

import pytest
from playwright.sync_api import Page, expect

from tests.support.blocks import STUDIES
from tests.support.page_actions import SIDEWAYS, centre_of, scroll_through, shown
from tests.support.page_scripts import page_script
from tests.support.routes import EVERY_PAGE

from .conftest import HEIGHTS, STUDY, Open, Visitor, at_widths, part, section_of

EVERYONE = [Visitor(*it) for it in product(HEIGHTS, (False, True), (False, True))]
VISITORS = EVERYONE if EVERY_PAGE else [Visitor(390, touch=True), Visitor(1700)]
"""The narrowest by touch and the widest, where most moves; every night all of them."""

BROKEN = """[...document.images]
  .filter((it) => it.getClientRects().length && it.complete && !it.naturalWidth)
  .map((it) => it.src)"""


def expect_sound(page: Page) -> None:
    """Expects that a page fits its window, and shows its headings and pictures."""
    assert page.evaluate(page_script("unreached_headings")) == []
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(BROKEN) == []


@pytest.mark.every_page
@pytest.mark.parametrize("visitor", VISITORS, ids=str)
@pytest.mark.parametrize("study", STUDIES if EVERY_PAGE else STUDIES[:1])
def test_every_block_can_be_read(open_page: Open, visitor: Visitor, study: str) -> None:
    page = open_page(f"/projects/{study}", visitor)
    expect(shown(page)).to_be_visible()
    scroll_through(page)
    expect_sound(page)


def test_every_block_can_be_read_without_javascript(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(scripts=False))
    for _ in at_widths(page, 390, 1280):
        expect_sound(page)
        assert page.locator("main picture img").filter(visible=True).count() > 10


def test_centred_paragraphs_of_every_size_have_one_axis(open_page: Open) -> None:
    section = section_of(open_page(STUDY, Visitor(scripts=False)), "Words in the middle")
    lines = [section.get_by_role("heading"), *section.get_by_role("paragraph").all()]
    assert len({round(centre_of(line)[0]) for line in lines}) == 1


@pytest.mark.nightly
def test_choices_of_blocks_can_be_seen_in_forced_colours(open_page: Open) -> None:
    page = open_page(STUDY, Visitor(800))
    page.emulate_media(forced_colors="active")
    background = "(it) => getComputedStyle(it).backgroundColor"
    for title in ("Three devices", "Five phones", "Three pictures"):
        section = part(page, title)
        chosen = section.locator("label:has(:checked)").evaluate(background)
        others = section.locator("label:not(:has(:checked))")
        assert others.count()
        assert chosen not in others.evaluate_all(f"(all) => all.map({background})")
