"""The page of all blocks, as everyone may meet it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.blocks import STUDIES
from tests.support.preloader import shown
from tests.support.routes import PROJECTS
from tests.support.site_content import first

from .conftest import HEIGHTS, Open, Visitor

VISITORS = [
    Visitor(390, touch=True),
    Visitor(800, touch=True, still=True),
    Visitor(1280),
    Visitor(1700),
    Visitor(1700, still=True),
]
"""Every width once, and the widest, where most moves, both ways."""

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
BROKEN = """[...document.images]
  .filter((it) => it.getClientRects().length && it.complete && !it.naturalWidth)
  .map((it) => it.src)"""


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
    """Who reads; ``tests/slow/test_blocks_everywhere.py`` has every combination."""
    return request.param


@pytest.mark.parametrize("route", ["/projects/blocks", "/projects/edges"])
def test_every_block_can_be_read(open_page: Open, visitor: Visitor, route: str) -> None:
    page = open_page(route, visitor)
    expect(shown(page)).to_be_visible()
    walk(page)
    for heading in page.get_by_role("heading", level=2).all():
        heading.scroll_into_view_if_needed()
        expect(heading).to_be_in_viewport()
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("width", HEIGHTS)
def test_every_block_can_be_read_without_javascript(open_page: Open, width: int) -> None:
    page = open_page("/projects/blocks", Visitor(width, scripts=False))
    for heading in page.get_by_role("heading", level=2).all():
        heading.scroll_into_view_if_needed()
        expect(heading).to_be_in_viewport()
    shown = [it for it in page.locator("main picture img").all() if it.is_visible()]
    assert len(shown) > 10
    assert page.evaluate(SIDEWAYS) == 0
    assert page.evaluate(BROKEN) == []


def test_centred_paragraphs_of_every_size_have_one_axis(open_page: Open) -> None:
    page = open_page("/projects/blocks", Visitor(1280))
    section = page.locator("section", has=page.get_by_role("heading", name="Words in the middle"))
    lines = [section.get_by_role("heading"), *section.get_by_role("paragraph").all()]
    boxes = [line.bounding_box() for line in lines]
    assert len({round(box["x"] + box["width"] / 2) for box in boxes}) == 1


def test_the_real_site_knows_nothing_of_it(address: str, browser: Browser) -> None:
    study = first((it for it in STUDIES if it not in PROJECTS), "the site has the same names")
    page = browser.new_page()
    assert page.goto(f"{address}/projects/{study}").status == 404
    page.close()
