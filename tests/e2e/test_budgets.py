"""What pages may weigh: bytes do not depend on the machine, so they can be a test."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import Browser

from sandbox_islands.html import parse_html
from tests.support.routes import TESTED_ROUTES
from tests.support.site import DIST, pages
from tests.support.weights import weigh

KB = 1000
STYLES = 15 * KB
SCRIPT_WITH_ISLANDS, SCRIPT_WITHOUT = 85 * KB, 3 * KB
WHOLE_HOME, WHOLE_PAGE = 310 * KB, 480 * KB


def html_of(page: str) -> str:
    return (DIST / f"{page.strip('/') or 'index'}.html").read_text()


@pytest.mark.parametrize("page", pages())
def test_styles_of_a_page_keep_their_budget(page: str) -> None:
    css = "".join(style.text() for style in parse_html(html_of(page)).css("style"))
    assert css or page.startswith("/lab/"), "only pages of the lab have stylesheets of their own"
    assert len(gzip.compress(css.encode())) <= STYLES


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
