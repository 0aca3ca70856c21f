"""Pages that React hydrates whole, one of them with state, work below a path."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Request, expect

from tests.conftest import NewPage
from tests.support.page_actions import HYDRATED_WHOLE, wait_until
from tests.support.project_copy import backend
from tests.support.variant import BACKEND_PORT, BASE, SITE

pytestmark = [
    pytest.mark.nightly,
    pytest.mark.usefixtures("_backend"),
    pytest.mark.xdist_group("backend of the variant"),
]


@pytest.fixture(scope="module")
def _backend() -> Iterator[None]:
    """The backend, to which every hydrated page of a site with one is connected."""
    with backend(SITE.parent, BACKEND_PORT):
        yield


@pytest.fixture(scope="session")
def address(address: str) -> str:
    """The address with a name: Reflex looks for a backend on this machine by the page's name."""
    return address.replace("127.0.0.1", "localhost")


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page under the security policy, which connects to the backend."""
    return new_page("websocket", bypass_csp=False)


@pytest.fixture
def loads(page: Page) -> list[str]:
    found: list[str] = []

    def note(request: Request) -> None:
        if request.is_navigation_request():
            found.append(request.url)

    page.on("request", note)
    return found


def expect_to_work(page: Page) -> None:
    """Counts one, which a page does that React has hydrated, and that no reload has reset."""
    wait_until(page, HYDRATED_WHOLE)
    page.get_by_role("button", name="Add one").click()
    expect(page.get_by_text("Count: ")).to_have_text("Count: 1")


@pytest.mark.parametrize("opened", ["ordinary", "ordinary.html", "ordinary.html?a=1#main"])
def test_a_hydrated_page_loads_once_at_any_address_that_a_host_serves_it_at(
    page: Page, address: str, loads: list[str], opened: str
) -> None:
    page.goto(f"{address}/{opened}")
    expect_to_work(page)
    expect(page).to_have_url(f"{address}/{opened.replace('.html', '')}")
    assert loads == [f"{address}/{opened.partition('#')[0]}"]


@pytest.mark.parametrize(
    ("role", "name"),
    [("button", "Go to the projects"), ("link", "To the heading of the projects")],
)
def test_what_leads_away_from_a_hydrated_page_loads_one_document(
    page: Page, address: str, loads: list[str], role: str, name: str
) -> None:
    page.goto(f"{address}/ordinary")
    expect_to_work(page)
    page.get_by_role(role, name=name).click()  # type: ignore[arg-type]
    expect(page).to_have_url(f"{address}/projects#main")
    page.go_back()
    expect_to_work(page)
    page.go_forward()
    expect(page).to_have_url(f"{address}/projects#main")
    own, other = f"{address}/ordinary", f"{address}/projects"
    assert loads == [own, other, own, other]


def test_a_redirect_of_a_hydrated_page_to_itself_stays_in_it(
    page: Page, address: str, loads: list[str]
) -> None:
    page.goto(f"{address}/ordinary")
    expect_to_work(page)
    page.get_by_role("button", name="Go to itself").click()
    expect(page).to_have_url(f"{address}/ordinary?again")
    expect(page.get_by_text("Count: ")).to_have_text("Count: 1")
    assert loads == [f"{address}/ordinary"]


def test_a_script_that_names_a_file_runs_below_a_path(page: Page, address: str) -> None:
    page.goto(f"{address}/script")
    expect(page.locator("html")).to_have_attribute("data-file", f"{BASE}/resume.json")
