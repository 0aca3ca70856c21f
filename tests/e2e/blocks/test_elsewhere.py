"""The security policy lets pages load and run what stands in them, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.conftest import NewPage
from tests.e2e.conftest import RECORD_VIOLATIONS

DOT = "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='80'/>"


@pytest.fixture
def visitor(new_page: NewPage, blocks_site: str) -> Page:
    """A page under the policy of the site; other sites have one picture."""

    def answer(route: Route) -> None:
        route.fulfill(body=DOT, content_type="image/svg+xml")

    page = new_page("stranger", base_url=blocks_site, bypass_csp=False)
    page.add_init_script(RECORD_VIOLATIONS)
    page.route("https://*.test/**", answer)
    return page


def show_picture(page: Page) -> None:
    """Has a page load the picture that it names, and waits for it."""
    page.get_by_text("Show the dot").click()
    picture = page.get_by_role("img", name="A dot")
    expect(picture).to_have_js_property("naturalWidth", 80)


def test_scripts_in_html_and_in_elements_run_on_a_plain_page(visitor: Page) -> None:
    visitor.goto("/html")
    expect(visitor.get_by_text("Written by a script")).to_have_count(2)
    show_picture(visitor)
    assert visitor.evaluate("violations") == []


def test_a_script_in_an_element_runs_on_a_page_that_is_hydrated_whole(visitor: Page) -> None:
    visitor.goto("/script")
    expect(visitor.locator("html")).to_have_attribute("data-file", "/resume.json")
    show_picture(visitor)
    assert visitor.evaluate("violations") == []


def test_what_no_page_names_is_blocked(new_page: NewPage, blocks_site: str) -> None:
    # The monitor hears of each request, and that it failed.
    heard = r"Content Security Policy|(unknown|pictures)\.test"
    page = new_page(heard, base_url=blocks_site, bypass_csp=False)
    page.add_init_script(RECORD_VIOLATIONS)
    page.goto("/html")
    with page.expect_console_message():
        page.evaluate("new Image().src = 'https://unknown.test/dot.svg'")
    with page.expect_console_message():
        page.evaluate("fetch('https://pictures.test/').catch(() => {})")
    assert page.evaluate("violations") == [
        "img-src https://unknown.test/dot.svg",
        "connect-src https://pictures.test/",
    ]
