"""The page of all blocks, at every width, by mouse and touch, with and without JavaScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.support.blocks import STUDIES
from tests.support.http import ask
from tests.support.preloader import shown
from tests.support.routes import PROJECTS
from tests.support.site_content import first

from .conftest import HEIGHTS, Open, Visitor

VISITORS = [Visitor(390, touch=True), Visitor(1700)]
"""The narrowest by touch, and the widest, where most moves."""

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
BROKEN = """[...document.images]
  .filter((it) => it.getClientRects().length && it.complete && !it.naturalWidth)
  .map((it) => it.src)"""


UNREACHED_HEADINGS = """[...document.querySelectorAll("main h2")]
  .filter((it) => !it.closest("[aria-hidden=true]"))
  .filter((it) => {
    it.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, right, bottom } = it.getBoundingClientRect();
    const isInWindow = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return !isInWindow || !it.checkVisibility({ visibilityProperty: true });
  })
  .map((it) => it.textContent)"""
"""Headings of sections that cannot be scrolled into view."""


def walk(page: Page) -> None:
    """Scrolls to the end, a screen at a time, as fast as frames come."""
    page.evaluate(
        """async () => {
          const frame = () => new Promise(requestAnimationFrame);
          for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
            scrollTo({ top: y, behavior: "instant" });
            await frame();
            await frame();
          }
        }"""
    )


@pytest.fixture(params=VISITORS, ids=str)
def visitor(request: pytest.FixtureRequest) -> Visitor:
    """Who reads; ``tests/nightly/test_blocks_everywhere.py`` has every combination."""
    return request.param


@pytest.mark.parametrize("route", ["/projects/blocks", "/projects/edges"])
def test_every_block_can_be_read(open_page: Open, visitor: Visitor, route: str) -> None:
    page = open_page(route, visitor)
    expect(shown(page)).to_be_visible()
    walk(page)
    assert page.evaluate(UNREACHED_HEADINGS) == []
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(BROKEN) == []


def test_every_block_can_be_read_without_javascript(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": HEIGHTS[width]})
        assert page.evaluate(UNREACHED_HEADINGS) == []
        assert page.locator("main picture img").filter(visible=True).count() > 10
        assert page.evaluate(SIDEWAYS) == 0
        assert page.evaluate(BROKEN) == []


def test_centred_paragraphs_of_every_size_have_one_axis(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(scripts=False))
    section = page.locator("section", has=page.get_by_role("heading", name="Words in the middle"))
    lines = [section.get_by_role("heading"), *section.get_by_role("paragraph").all()]
    boxes = [line.bounding_box() for line in lines]
    assert len({round(box["x"] + box["width"] / 2) for box in boxes}) == 1


def test_case_studies_of_the_tests_are_not_on_the_real_site(address: str) -> None:
    study = first((it for it in STUDIES if it not in PROJECTS), "the site has the same names")
    assert ask(address, f"/projects/{study}").status == 404
