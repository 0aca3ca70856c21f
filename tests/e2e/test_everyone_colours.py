"""Forced colours: what a ground or a shadow shows elsewhere, a line or the system's mark shows."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPage
from tests.e2e.islands import hydrate_islands
from tests.support.focus import lost_focus
from tests.support.site import pages

UNBOUNDED = """() => {
  const line = (style, side) =>
    style[`${side}Style`] !== "none" && parseFloat(style[`${side}Width`]) > 0;
  const hasEdge = (it) => {
    const style = getComputedStyle(it);
    return line(style, "borderTop") || line(style, "outline") || it.matches(":has(> img)");
  };
  const isWithin = (it) => it !== document.body && (hasEdge(it) || isWithin(it.parentElement));
  const isUnderlined = (it) => getComputedStyle(it).textDecorationLine === "underline";
  return [...document.querySelectorAll("button")]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => !isUnderlined(it) && !isWithin(it))
    .map((it) => it.outerHTML.slice(0, 160));
}"""
"""Buttons that have no edge, no drawing, no line below their words, and lie within no edge."""

COLOURS = "(it) => [getComputedStyle(it).backgroundColor, getComputedStyle(it).color]"
ONE_OF_EACH = [it for it in pages() if it.count("/") == 1 or it.startswith("/lab/")]
"""The case studies are made of blocks, and the page of all blocks stands for them."""


@pytest.fixture(params=["light", "dark"])
def forced_page(new_page: NewPage, request: pytest.FixtureRequest) -> Page:
    return new_page(forced_colors="active", color_scheme=request.param, reduced_motion="reduce")


def expect_told_apart(chosen: Locator, other: Locator) -> None:
    """The chosen one has colours of its own, and its words are not as its ground."""
    ground, words = chosen.evaluate(COLOURS)
    assert ground != words
    assert ground != other.evaluate(COLOURS)[0]


@pytest.mark.parametrize("path", ONE_OF_EACH)
def test_every_button_has_an_edge(new_page: NewPage, path: str) -> None:
    page = new_page(forced_colors="active", reduced_motion="reduce")
    page.goto(path)
    hydrate_islands(page)
    assert not page.evaluate(UNBOUNDED)
    assert not lost_focus(page)


def test_the_page_that_one_is_on_is_marked(forced_page: Page) -> None:
    forced_page.goto("/projects")
    menu = forced_page.get_by_role("navigation", name="Main")
    expect(menu.locator("[aria-current]")).to_be_visible()
    expect_told_apart(menu.locator("[aria-current]"), menu.locator("a:not([aria-current])").first)
