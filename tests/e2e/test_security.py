"""The headers of the built site: they are strict, and nothing on any page minds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from portfolio.testing.server import serving
from tests.e2e.conftest import RECORD_VIOLATIONS, Visit
from tests.support.http import ask
from tests.support.site import pages
from tests.support.site_content import CONTENT

DRAWINGS = [it for it in (CONTENT.theme.logo_image,) if it]
"""Of those that are served, one."""


def policy(address: str, path: str) -> dict[str, list[str]]:
    """Returns the sources of a page's policy by directive."""
    value = ask(address, path).headers["content-security-policy"]
    return {name: sources for name, *sources in (part.split() for part in value.split(";"))}


@pytest.mark.parametrize("path", [*pages(), "/no-such-page", *DRAWINGS])
def test_the_policy_allows_own_scripts_and_hashes_and_no_plugins_bases_and_forms(
    address: str, path: str
) -> None:
    sources = policy(address, path)
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
