"""Every route is a page with its own head, and logs no error."""

import json
import re
from io import BytesIO
from urllib.parse import urlsplit

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.conftest import NewPage
from tests.e2e.conftest import Visit
from tests.support.html import Document
from tests.support.http import ask
from tests.support.page_actions import box_of
from tests.support.routes import NOT_FOUND, PROJECTS, ROUTES, TESTED_ROUTES
from tests.support.site import DIST
from tests.support.site_content import CONTENT, SITE

WIDTHS = "[document.documentElement.scrollWidth, innerWidth]"
"""Of the page and of the window."""

LISTED = ROUTES[:-1]
HEADINGS = {
    "/": CONTENT.home.heading,
    "/projects": CONTENT.site.projects.heading,
    **{study.href: study.sections[0].title for study in CONTENT.projects},
    "/experiments": CONTENT.site.experiments.heading,
    "/resume": CONTENT.resume.meta.page.heading,
    **{page.route: page.heading for page in CONTENT.pages if page.has_header},
    NOT_FOUND: CONTENT.site.not_found.heading,
}


@pytest.fixture
def source(address: str, request: pytest.FixtureRequest) -> Document:
    """The HTML as the server sends it."""
    return Document(ask(address, request.node.callspec.params["route"]).text)


@pytest.mark.parametrize("desktop_visit", TESTED_ROUTES, indirect=True)
def test_a_page_shows_its_one_heading_and_its_landmarks(desktop_visit: Visit) -> None:
    page = desktop_visit.page
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    if name := HEADINGS.get(desktop_visit.path):
        expect(page.get_by_role("heading", level=1)).to_have_accessible_name(name)
    for landmark in ("banner", "main", "contentinfo"):
        expect(page.get_by_role(landmark)).to_be_visible()


@pytest.mark.parametrize("route", TESTED_ROUTES)
def test_a_page_and_its_first_words_are_as_wide_as_the_window(phone: Page, route: str) -> None:
    phone.goto(route)
    for width in (390, 820):
        phone.set_viewport_size({"width": width, "height": 844})
        assert phone.evaluate(WIDTHS) == [width, width]
        assert box_of(phone.get_by_role("heading", level=1))["width"] > 160
    if route.removeprefix("/projects/") in PROJECTS:
        assert box_of(phone.locator(".case-hero .lead"))["width"] > 300


@pytest.mark.parametrize("route", LISTED)
def test_a_page_answers_and_has_one_address(address: str, source: Document, route: str) -> None:
    assert ask(address, route).status == 200
    assert source.one("link", rel="canonical")["href"] == SITE + route
    assert source.meta("og:url") == SITE + route
    assert not source.all("meta", name="robots")


@pytest.mark.parametrize("route", ROUTES)
def test_a_page_has_words_and_a_picture_for_social_networks(
    address: str, source: Document, route: str
) -> None:
    assert source.title == source.meta("og:title") == source.meta("twitter:title")
    description = source.meta("description")
    assert description == source.meta("og:description") == source.meta("twitter:description")
    assert source.meta("twitter:card") == "summary_large_image"
    assert source.meta("og:image:alt")
    picture = source.meta("og:image")
    assert picture == source.meta("twitter:image")
    assert picture.startswith(f"{SITE}/")
    answer = ask(address, urlsplit(picture).path)
    assert answer.status == 200
    size = Image.open(BytesIO(answer.body)).size
    assert size == (int(source.meta("og:image:width")), int(source.meta("og:image:height")))


@pytest.mark.parametrize("route", ROUTES)
def test_structured_data_names_the_person_or_work_of_a_page(source: Document, route: str) -> None:
    data = [json.loads(script.text) for script in source.all("script", type="application/ld+json")]
    works = {f"/projects/{slug}": "CreativeWork" for slug in PROJECTS}
    wanted = ({"/": "Person", "/resume": "Person"} | works).get(route)
    assert [it["@type"] for it in data] == ([wanted] if wanted else [])
    assert all(it["url"] == SITE + route or wanted == "Person" for it in data)


def test_no_two_pages_have_the_same_title_or_description(address: str) -> None:
    pages = [Document(ask(address, route).text) for route in ROUTES]
    assert len({page.title for page in pages}) == len(ROUTES)
    assert len({page.meta("description") for page in pages}) == len(ROUTES)


def test_the_not_found_page_leads_home(page: Page) -> None:
    response = page.goto(NOT_FOUND)
    assert response
    assert response.status == 404
    expect(page.locator("meta[name=robots]")).to_have_attribute("content", "noindex")
    expect(page.locator("link[rel=canonical]")).to_have_count(0)
    page.get_by_role("link", name=CONTENT.site.not_found.button).click()
    expect(page).to_have_url("/")


@pytest.mark.nightly
def test_an_address_with_a_slash_leads_on_if_the_host_does_not_redirect(new_page: NewPage) -> None:
    page = new_page("404")
    lost = (DIST / "404.html").read_text()
    slashed = re.compile(r"/(projects|nowhere)/(\?.*)?$")
    page.route(slashed, lambda it: it.fulfill(status=404, body=lost, content_type="text/html"))
    page.goto("/projects/?a=1#main")
    expect(page).to_have_url("/projects?a=1#main")
    with page.expect_response("/nowhere") as asked:
        page.goto("/nowhere/")
    assert asked.value.status == 404
    expect(page).to_have_url("/nowhere/")
