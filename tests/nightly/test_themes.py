"""The sample in each theme but the default one, which all other tests look at."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from PIL import ImageColor
from playwright.sync_api import Browser, expect

from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme
from portfolio.models.theme.roles import Scheme
from portfolio.models.theme.theme import DEFAULT_THEME, Theme
from portfolio.testing.server import serving
from tests.support.page_actions import expect_none
from tests.support.page_scripts import page_script
from tests.support.project_copy import project_copy, run_module
from tests.support.site import DIST
from tests.support.walk import complaints, six_pages

THEMES = [
    pytest.param(name, marks=pytest.mark.xdist_group(f"theme {name}"))
    for name in THEME_NAMES
    if name != DEFAULT_THEME
]
MEASURE = page_script("boxes")
KINDS = f"({MEASURE})(document).map(({{ name }}) => name.split(' ')[0]).filter((it) => it !== 'h1')"
"""The kind of each box without its words; the main heading is a drawing in some themes, and text in
others."""

RING_COLORS = """(elements) => elements.map((it) => {
  const shown = getComputedStyle(it).backgroundColor;
  it.style.backgroundColor = "var(--ring)";
  return [shown, getComputedStyle(it).backgroundColor];
})"""
"""What is painted behind the words of each section, and what its client's rings have."""

CLEAR = "rgba(0, 0, 0, 0)"


@dataclass(frozen=True)
class Themed:
    """The project in a theme, its site, and where that is served."""

    theme: Theme
    dist: Path
    server: str


@pytest.fixture(scope="module", params=THEMES)
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Themed]:
    """A copy of the project that extends the theme, built and served."""
    folder = project_copy(tmp_path_factory.mktemp("theme") / request.param)
    (folder / "content" / "theme.yaml").write_text(f"extends: {request.param}\n")
    run_module(folder, "portfolio", "build")
    with serving(folder / "dist") as server:
        yield Themed(named_theme(request.param), folder / "dist", server)


def test_six_pages_of_a_theme_have_no_fault(site: Themed, browser: Browser) -> None:
    expect_none(complaints(browser, site.server, six_pages(site.dist)))


def test_pages_of_a_theme_have_the_boxes_of_the_default_theme(
    site: Themed, browser: Browser, address: str
) -> None:
    page = browser.new_page(java_script_enabled=False)
    for path in six_pages(DIST):
        page.goto(address + path)
        wanted = page.evaluate(KINDS)
        page.goto(site.server + path)
        assert page.evaluate(KINDS) == wanted, path
    page.close()


def test_words_of_clients_stand_on_colours_of_the_client(site: Themed, browser: Browser) -> None:
    page, found = browser.new_page(java_script_enabled=False), []
    for study in sorted(site.dist.glob("projects/*.html")):
        page.goto(f"{site.server}/projects/{study.stem}")
        found += page.locator(".page-section--client > .rings").evaluate_all(RING_COLORS)
    page.close()
    assert found
    assert [(shown, ring) for shown, ring in found if shown not in {ring, CLEAR}] == []


def test_pages_of_a_theme_fetch_no_face_for_one_letter(site: Themed, browser: Browser) -> None:
    fetched: list[str] = []
    page = browser.new_page()
    page.on("request", lambda request: fetched.append(request.url))
    for path in six_pages(site.dist):
        page.goto(site.server + path)
        page.evaluate("document.fonts.ready.then(() => 0)")
    page.close()
    faces = {it.rpartition("/")[2] for it in fetched if it.endswith(".woff2")}
    assert any("-basic-" in face for face in faces)
    assert not [face for face in faces if "-basic-" not in face and not face.startswith("client-")]


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no scripts"])
@pytest.mark.parametrize("system", ["light", "dark"])
def test_visitors_see_the_scheme_of_a_theme_first(
    site: Themed, browser: Browser, system: Scheme, scripts: bool
) -> None:
    context = browser.new_context(
        base_url=site.server, color_scheme=system, java_script_enabled=scripts
    )
    page = context.new_page()
    page.goto("/projects")
    paper = site.theme.colors.paper.shown(site.theme.preset_scheme or system)
    red, green, blue = ImageColor.getrgb(paper)[:3]
    expect(page.locator("body")).to_have_css("background-color", f"rgb({red}, {green}, {blue})")
    context.close()
