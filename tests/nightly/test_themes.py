"""The sample in each theme: its pages work, and the project's own browser tests pass."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import ImageColor
from playwright.sync_api import Browser, expect

from portfolio.models.theme import Theme
from portfolio.models.theme.colors import Scheme
from portfolio.models.theme.theme import DEFAULT, NAMES
from tests.support.own_tests import OF_CONTENT, OF_ENGINES, run_browser_tests
from tests.support.project_copy import project_copy, run_module
from tests.support.routes import ROUTES
from tests.support.server import serving
from tests.support.site import pages
from tests.support.walk import complaints

THEMES = [
    pytest.param(name, marks=pytest.mark.xdist_group(f"theme {name}"))
    for name in NAMES
    if name != DEFAULT
]


def rgb(colour: str) -> str:
    """Returns a colour as browsers say it."""
    return "rgb({}, {}, {})".format(*ImageColor.getrgb(colour))


@pytest.fixture(scope="module", params=THEMES)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project that extends the theme, built."""
    folder = project_copy(tmp_path_factory.mktemp("theme") / request.param)
    (folder / "content" / "theme.yaml").write_text(f"extends: {request.param}\n")
    run_module(folder, "portfolio", "build")
    return folder


def test_its_pages_work(folder: Path, browser: Browser) -> None:
    paths = [it for it in pages(folder / "dist") if not it.startswith("/player")]
    with serving(folder / "dist") as server:
        found = [*complaints(browser, server, paths)]
    assert not found, "\n".join(found)


def test_its_pages_fetch_no_whole_face_for_one_letter(folder: Path, browser: Browser) -> None:
    fetched: list[str] = []
    page = browser.new_page()
    page.on("request", lambda request: fetched.append(request.url))
    with serving(folder / "dist") as server:
        for path in (it for it in pages(folder / "dist") if it in ROUTES):
            page.goto(server + path)
            page.evaluate("document.fonts.ready.then(() => 0)")
    page.close()
    faces = {it.rpartition("/")[2] for it in fetched if it.endswith(".woff2")}
    assert any("-basic-" in it for it in faces)
    assert not [it for it in faces if "-basic-" not in it and not it.startswith("client-")]


def test_its_drawings_take_the_place_of_the_samples(folder: Path) -> None:
    for drawing in Theme.named(folder.name).drawings:
        (served,) = (folder / "dist" / "svg").glob(f"{drawing.stem}-????????.svg")
        assert served.read_bytes() == drawing.read_bytes()
        assert served.read_bytes() != (folder / "assets/svg" / drawing.name).read_bytes()


@pytest.mark.parametrize("scripts", [True, False])
@pytest.mark.parametrize("system", ["light", "dark"])
def test_visitors_see_its_scheme_first(
    folder: Path, browser: Browser, system: Scheme, scripts: bool
) -> None:
    theme = Theme.named(folder.name)
    with serving(folder / "dist") as server:
        context = browser.new_context(
            base_url=server, color_scheme=system, java_script_enabled=scripts
        )
        page = context.new_page()
        page.goto("/projects")
        paper = theme.colors.paper.shown(theme.preset_scheme or system)
        expect(page.locator("body")).to_have_css("background-color", rgb(paper))
        context.close()


def test_the_projects_own_tests_pass(folder: Path) -> None:
    run_browser_tests(folder, OF_CONTENT, "-n", "0")


def test_firefox_and_webkit_show_it_alike(folder: Path) -> None:
    run_browser_tests(folder, OF_ENGINES, "-n", "0")
