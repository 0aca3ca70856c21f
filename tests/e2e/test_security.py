"""The security policy is strict, lets pages run what stands in them, and blocks all else."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from portfolio.testing.server import serving
from tests.conftest import NewPage
from tests.e2e.conftest import RECORD_VIOLATIONS, Visit
from tests.support.http import ask
from tests.support.site import pages
from tests.support.site_content import CONTENT

DRAWINGS = [it for it in (CONTENT.theme.logo_image,) if it]
"""Of those that are served, one."""


@pytest.mark.parametrize("path", [*pages(), "/no-such-page", *DRAWINGS])
def test_the_policy_allows_own_scripts_and_hashes_and_no_plugins_bases_and_forms(
    address: str, path: str
) -> None:
    policy = ask(address, path).headers["content-security-policy"]
    sources = {name: found for name, *found in (part.split() for part in policy.split(";"))}
    assert sources["default-src"] == ["'self'"]
    own, *hashes = sources["script-src"]
    assert own == "'self'"
    assert all(re.fullmatch(r"'sha256-[\w+/]{43}='", source) for source in hashes)
    for directive in ("object-src", "base-uri", "form-action"):
        assert sources[directive] == ["'none'"]


def test_pages_have_the_other_security_headers(address: str) -> None:
    headers = ask(address).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "strict-origin-when-cross-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert int(headers["strict-transport-security"].removeprefix("max-age=")) > 31_536_000
    assert "camera=()" in headers["permissions-policy"]


def test_a_page_and_its_islands_work_under_the_policy(desktop_visit: Visit) -> None:
    assert desktop_visit.page.evaluate("violations") == []


def test_an_injected_script_does_not_run(browser: Browser, address: str) -> None:
    def smuggle(route: Route) -> None:
        answer = route.fetch()
        smuggled = "<script>window.smuggled = 1</script><p onclick='smuggled = 1'>Press</p>"
        route.fulfill(response=answer, body=answer.text().replace("</main>", f"{smuggled}</main>"))

    page = browser.new_page()
    page.add_init_script(RECORD_VIOLATIONS)
    page.route(f"{address}/experiments", smuggle)
    page.goto(f"{address}/experiments")
    page.get_by_text("Press").click()
    assert page.evaluate("window.smuggled") is None
    assert page.evaluate("violations") == ["script-src-elem inline", "script-src-attr inline"]
    page.close()


def test_other_sites_cannot_frame_the_site(browser: Browser, address: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text(f"<iframe src='{address}/resume'></iframe>")
    with serving(tmp_path) as elsewhere:
        page = browser.new_page()
        page.goto(elsewhere)
        assert page.frames[1].url.startswith("chrome-error:")
        page.close()


DOT = "<svg xmlns='http://www.w3.org/2000/svg' width='80' height='80'/>"


def show_picture(page: Page) -> None:
    """Has a page load the picture that it names, and waits for it."""
    page.get_by_text("Show the dot").click()
    picture = page.get_by_role("img", name="A dot")
    expect(picture).to_have_js_property("naturalWidth", 80)


def test_scripts_in_html_and_in_elements_run_on_every_kind_of_page(
    new_page: NewPage, blocks_site: str
) -> None:
    page = new_page("stranger", base_url=blocks_site, bypass_csp=False)
    page.add_init_script(RECORD_VIOLATIONS)
    dot = {"body": DOT, "content_type": "image/svg+xml"}
    page.route("https://*.test/**", lambda route: route.fulfill(**dot))
    page.goto("/html")
    expect(page.get_by_text("Written by a script")).to_have_count(2)
    show_picture(page)
    assert page.evaluate("violations") == []
    page.goto("/script")  # which React hydrates whole
    expect(page.locator("html")).to_have_attribute("data-file", "/resume.json")
    show_picture(page)
    assert page.evaluate("violations") == []


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
