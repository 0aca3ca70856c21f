"""The islands run on React: the release that prerenders them, and nothing in its place."""

from __future__ import annotations

import json

from playwright.sync_api import Page, Route, expect

from custom_components.html import append_html, parse_html, to_html
from tests.conftest import NewPage
from tests.support.network_faults import showing_every_island
from tests.support.page_actions import hydrate_islands
from tests.support.site import DIST, ROOT

PACKAGE = ROOT / ".web" / "node_modules" / "react-dom" / "package.json"
SCREEN, *_ = showing_every_island()
RENDERED_BY_REACT = """() => [...document.querySelectorAll("[data-island]")].every(
  (root) => Object.keys(root).some((key) => key.startsWith("__reactContainer$")))"""


def test_islands_are_hydrated_by_the_react_that_prerendered_them(page: Page) -> None:
    fetched: list[str] = []
    page.on("response", lambda it: fetched.append(it.url))
    page.goto(SCREEN)
    hydrate_islands(page)
    assert page.evaluate(RENDERED_BY_REACT)
    names = {url.rpartition("/")[2] for url in fetched}
    scripts = [file for file in (DIST / "assets").glob("*.js") if file.name in names]
    version = json.loads(PACKAGE.read_text())["version"]
    react = [file.name for file in scripts if version in file.read_text()]
    assert react, f"none of {scripts} is React {version}"


def test_no_other_implementation_of_react_ships() -> None:
    assert not [file.name for file in DIST.rglob("*.js") if "preact" in file.read_text().lower()]


def test_an_island_with_other_markup_is_rendered_again(new_page: NewPage) -> None:
    page = new_page("was rendered again")

    def with_other_markup(route: Route) -> None:
        answer = route.fetch()
        html = parse_html(answer.text())
        append_html(html.css("[data-island] > *")[0], "<hr>")
        route.fulfill(response=answer, body=to_html(html))

    page.route(f"**{SCREEN}", with_other_markup)
    page.goto(SCREEN)
    hydrate_islands(page)
    expect(page.locator("[data-hydrated]")).to_have_count(page.locator("[data-island]").count())
    expect(page.locator("[data-island] hr")).to_have_count(0)
