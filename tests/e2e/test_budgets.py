"""What pages may weigh: bytes do not depend on the machine, so they can be a test."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser

from custom_components.html import parse_html
from tests.support.routes import TESTED_ROUTES
from tests.support.site import DIST, pages
from tests.support.weights import weigh

KB = 1000
STYLES = 15 * KB
BOOT_SCRIPT = 2 * KB
SCRIPT_WITH_ISLANDS, SCRIPT_WITHOUT = 85 * KB, 3 * KB
WHOLE_HOME, WHOLE_PAGE = 300 * KB, 480 * KB
FIRST_FLIGHT = 14_600
"""What a server sends before it waits for an answer: ten packets."""


def html_of(page: str) -> str:
    return (DIST / f"{page.strip('/') or 'index'}.html").read_text()


@pytest.mark.parametrize("page", pages())
def test_styles_of_a_page_keep_their_budget(page: str) -> None:
    document = parse_html(html_of(page))
    inline = "".join(style.text() for style in document.css("style"))
    late = [DIST / str(it.attrs["href"])[1:] for it in document.css("head > link[disabled]")]
    # A late stylesheet holds the inline rules once more.
    for css in (inline, *(file.read_text() for file in late)):
        assert len(gzip.compress(css.encode())) <= STYLES


@pytest.mark.parametrize("page", pages())
def test_the_script_before_the_first_paint_keeps_its_budget(page: str) -> None:
    inline = [it.text() for it in parse_html(html_of(page)).css("head script:not([type])")]
    assert sum(len(code.encode()) for code in inline) <= BOOT_SCRIPT


@pytest.mark.parametrize("route", ["/", "/projects", "/experiments", "/resume", "/404"])
def test_pages_of_the_engine_come_in_the_first_packets(route: str) -> None:
    name = f"{route.strip('/') or 'index'}.html.br"
    assert (DIST / name).stat().st_size <= FIRST_FLIGHT


@pytest.mark.parametrize("route", TESTED_ROUTES)
def test_a_whole_visit_on_a_phone_keeps_its_budget(
    browser: Browser, address: str, route: str
) -> None:
    weights = weigh(browser, address, route)
    budget = SCRIPT_WITH_ISLANDS if "data-island=" in html_of(known(route)) else SCRIPT_WITHOUT
    assert weights["script"] <= budget, weights
    whole = sum(weights.values()) - weights["film"]
    assert whole <= (WHOLE_HOME if route == "/" else WHOLE_PAGE), weights
    assert weights["page"] > 0


def known(route: str) -> str:
    """Returns the page that answers."""
    return route if route in pages() else "/404"
