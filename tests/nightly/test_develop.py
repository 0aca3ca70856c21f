"""`make dev`: a saved change is on the page, a mistake over it until it is mended."""

import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import ConsoleMessage, Error, Page, Playwright, expect

from portfolio.editing.yaml_editor import YamlEditor
from tests.support.chromium import launch_options
from tests.support.git import commit, uncommitted
from tests.support.project_copy import developing, project_copy, replace_once, run_module
from tests.support.routes import ROUTES
from tests.support.site_content import WORDS

pytestmark = pytest.mark.xdist_group("develop")

PAGES = ROUTES[:-1]
"""All but the not-found page, whose 404 the browser itself complains of."""

SCRIPTS = "Encountered a script tag"
"""React says so of a script that it makes itself; in the export they stand in the page and run."""

SECONDS = 60_000
"""Milliseconds: how fast it is on a quiet machine is for the bench to say."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project whose site will be served below a path of its host."""
    copy = project_copy(tmp_path_factory.mktemp("dev") / "project")
    site = copy / "content/site.yaml"
    site.write_text(re.sub("\naddress: .*", "\naddress: https://site.test/below", site.read_text()))
    return copy


@pytest.fixture(scope="module")
def page(folder: Path, playwright: Playwright) -> Iterator[Page]:
    """The home page as it is while developing, open for all of the tests."""
    with developing(folder) as address:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page(base_url=address, reduced_motion="reduce")
        page.goto(address)
        page.wait_for_load_state("networkidle")
        yield page
        browser.close()


@contextmanager
def silent_console(page: Page) -> Iterator[None]:
    """Fails where the page has warned of something, or raised an error, within the block."""
    warned: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and SCRIPTS not in message.text:
            warned.append(f"{page.url}: {message.text}")

    def catch(error: Error) -> None:
        warned.append(f"{page.url}: {error.message}")

    page.on("console", hear)
    page.on("pageerror", catch)
    yield
    page.remove_listener("console", hear)
    page.remove_listener("pageerror", catch)
    assert not warned


def save_hint(folder: Path, words: str) -> None:
    home = folder / "content/home.yaml"
    sheet = YamlEditor(home.read_text())
    sheet.set(("hint",), words)
    home.write_text(sheet.text)


def test_no_page_warns_while_react_hydrates_it_in_development(page: Page) -> None:
    with silent_console(page):
        for route in PAGES:
            page.goto(route)
            page.wait_for_load_state("networkidle")
        page.goto("/")


def test_the_development_server_answers_this_machine_only(page: Page) -> None:
    port = urlsplit(page.url).port
    assert port
    # Every address of this block is this machine, but a server of one of them has no other.
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.2", port))


def test_an_address_below_the_path_of_the_host_leads_on_to_where_it_is_served(page: Page) -> None:
    assert urlsplit(page.request.get("/below/projects").url).path == "/projects"


def test_lazy_pictures_come_in_development(page: Page) -> None:
    page.goto("/experiments")
    picture = page.locator("main img[loading=lazy]").first
    expect(picture).to_be_in_viewport()
    page.goto("/")


def test_a_saved_word_appears_on_the_open_page(folder: Path, page: Page) -> None:
    save_hint(folder, "Scroll to the good things")
    expect(page.get_by_text("Scroll to the good things")).to_be_attached(timeout=SECONDS)


def test_files_of_builds_are_served_in_development(folder: Path, page: Page) -> None:
    experiment = next((folder / "assets/lab").glob("*.html"))
    video = next((folder / "assets/video").glob("*.webm"))
    players = (f"/lab/{experiment.stem}", "/lab/vendor/gsap.js", f"/player/{video.stem}")
    for path in (*players, "/resume.pdf", "/resume.json"):
        assert page.request.get(path).ok, path


def test_a_draft_is_a_page_in_development_that_says_so(folder: Path, page: Page) -> None:
    file = folder / "content/pages/field-notes.md"
    file.parent.mkdir(exist_ok=True)
    front = "title: Field notes\ndescription: Not yet done.\nnav: Field notes\ndraft: true"
    file.write_text(f"---\n{front}\n---\nThe first words.\n")
    navigation = page.get_by_role("navigation", name=WORDS.layout.main_navigation)
    link = navigation.get_by_role("link", name="Field notes")
    expect(link).to_be_visible(timeout=SECONDS)
    page.goto("/field-notes")
    expect(page.get_by_text("The first words.")).to_be_visible()
    expect(page.get_by_text(WORDS.layout.draft)).to_be_visible()
    replace_once(file, "nav:", "navi:")
    overlay = page.locator("vite-error-overlay")
    expect(overlay).to_contain_text("did you mean `nav`?", timeout=SECONDS)
    replace_once(file, "navi:", "nav:")
    expect(overlay).to_have_count(0, timeout=SECONDS)
    page.goto("/")


def test_a_look_saved_in_the_theme_file_is_on_the_open_page(folder: Path, page: Page) -> None:
    board = page.locator(".board")
    square = {"name": "border-start-start-radius", "value": "0px", "timeout": SECONDS}
    theme = folder / "content/theme.yaml"
    before = theme.read_text()
    theme.write_text(f"{before}\nshape:\n  radius: 0\n")
    expect(board).to_have_css(**square)
    with page.expect_response(lambda it: "/art/" in it.url and it.ok, timeout=SECONDS):
        theme.write_text("extends: midnight\n")
    theme.write_text(before)
    expect(board).not_to_have_css(**square)


def test_saved_python_appears_on_the_open_page(folder: Path, page: Page) -> None:
    replace_once(
        folder / "portfolio/sections/home_parts.py",
        "home.projects_heading or site.projects.heading",
        '"Some of my work"',
    )
    expect(page.get_by_role("heading", name="Some of my work")).to_be_attached(timeout=SECONDS)


def test_builds_while_developing_leave_the_open_page_as_it_is(folder: Path, page: Page) -> None:
    draft = folder / "content/pages/not-yet.md"
    draft.parent.mkdir(exist_ok=True)
    front = "title: Not yet\ndescription: Not yet done.\nnav: Not yet\ndraft: true"
    draft.write_text(f"---\n{front}\n---\nOnly a draft.\n")
    link = page.get_by_role("link", name="Not yet").first
    expect(link).to_be_attached(timeout=SECONDS)
    with silent_console(page):
        for number in range(4):
            # The save starts a compile, and the build does not wait for a moment without one.
            save_hint(folder, f"Saved before build {number}")
            run_module(folder, "portfolio", "build")
            assert f"Saved before build {number}" in (folder / "dist/index.html").read_text()
            assert not (folder / "dist/not-yet.html").exists()
            expect(page.get_by_text(f"Saved before build {number}")).to_be_attached()
        # What only development has is still there.
        expect(link).to_be_attached()
        save_hint(folder, "Saved after the builds")
        expect(page.get_by_text("Saved after the builds")).to_be_attached(timeout=SECONDS)
    page.goto("/not-yet")
    expect(page.get_by_text("Only a draft.")).to_be_visible()
    page.goto("/")


def test_an_ended_development_server_leaves_nothing_running_and_a_clean_tree(folder: Path) -> None:
    commit(folder)
    with developing(folder) as address:
        pass
    with pytest.raises(URLError, match="refused"):
        urlopen(address)
    assert uncommitted(folder) == []
