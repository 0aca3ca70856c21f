"""What does not arrive costs no more than itself: nothing throws, hangs or is lost."""

import re

import pytest
from playwright.sync_api import Route, expect

from sandbox_islands.html import append_html, parse_html, to_html
from tests.conftest import NewPage
from tests.support.network_faults import (
    expect_whole,
    file_of,
    miss,
    read_and_touch,
    scripts,
    showing_every_island,
    touch_islands,
)
from tests.support.page_actions import RUNTIME_HAS_LOADED, hydrate_islands, wait_until

PICTURE = r"\.(avif|webp|png|jpe?g|svg)\b"
SCRIPT = r"/assets/[^/]+\.js\b"
ASLEEP = "stays? as (it|they)"
COUNTED = f"""window.asleep = 0;
const warn = console.warn;
console.warn = (...words) => {{
  asleep += /{ASLEEP}/.test(words[0]);
  warn(...words);
}};"""
"""Counts the islands that say so."""

SCRIPTS = scripts()
BUSIEST, *OTHERS = showing_every_island()
"""The page with most kinds of island, and pages that have the others."""

WIDEST = {"width": 1700, "height": 950}
"""Where every part of every island is wanted."""

MISSING_SCRIPTS = [
    *((kind, BUSIEST) for kind in SCRIPTS),
    *(("what islands add", screen) for screen in OTHERS),
]
"""Which scripts are missing where; without the entry all pages fare alike."""

pytestmark = pytest.mark.nightly
on_screens = pytest.mark.parametrize("screen", [BUSIEST, *OTHERS])


@on_screens
def test_a_page_whose_pictures_are_missing_stays_readable(new_page: NewPage, screen: str) -> None:
    page = new_page(f"{PICTURE}|left out without")
    miss(page, PICTURE)
    read_and_touch(page, screen)
    expect_whole(page)


@pytest.mark.parametrize(("kind", "screen"), MISSING_SCRIPTS)
def test_page_without_its_scripts_stays_readable(new_page: NewPage, kind: str, screen: str) -> None:
    page = new_page(f"{SCRIPT}|{ASLEEP}|poly-decomp", viewport=WIDEST)
    miss(page, "|".join(map(re.escape, SCRIPTS[kind])))
    read_and_touch(page, screen)
    expect_whole(page)


@on_screens
def test_an_island_that_throws_shows_its_prerendered_markup(new_page: NewPage, screen: str) -> None:
    page = new_page(ASLEEP)
    body = re.sub(r'data-props="[^"]*"', 'data-props="{"', file_of(screen).read_text())
    page.route(f"**{screen}", lambda route: route.fulfill(content_type="text/html", body=body))
    with page.expect_console_message(lambda it: bool(re.search(ASLEEP, it.text))):
        read_and_touch(page, screen)
    expect(page.locator("[data-hydrated]")).to_have_count(0)
    expect_whole(page)


@on_screens
def test_an_island_that_throws_while_it_renders_is_not_tried_again(
    new_page: NewPage, screen: str
) -> None:
    page = new_page(ASLEEP)
    page.add_init_script(COUNTED)
    body = re.sub(r'(data-island="[^"#]*)#\w+', r"\1#Nothing", file_of(screen).read_text())
    page.route(f"**{screen}", lambda route: route.fulfill(content_type="text/html", body=body))
    read_and_touch(page, screen)
    islands = page.locator("[data-island]").count()
    wait_until(page, RUNTIME_HAS_LOADED)
    touch_islands(page)
    wait_until(page, f"asleep === {islands}")
    touch_islands(page)
    page.evaluate("new Promise((done) => requestIdleCallback(() => setTimeout(done)))")
    assert page.evaluate("asleep") == islands
    expect_whole(page)


@on_screens
def test_an_island_with_other_markup_is_rendered_again(new_page: NewPage, screen: str) -> None:
    page = new_page("was rendered again")

    def with_other_markup(route: Route) -> None:
        answer = route.fetch()
        html = parse_html(answer.text())
        append_html(html.css("[data-island] > *")[0], "<hr>")
        route.fulfill(response=answer, body=to_html(html))

    page.route(f"**{screen}", with_other_markup)
    page.goto(screen)
    hydrate_islands(page)
    expect(page.locator("[data-hydrated]")).to_have_count(page.locator("[data-island]").count())
    expect(page.locator("[data-island] hr")).to_have_count(0)
