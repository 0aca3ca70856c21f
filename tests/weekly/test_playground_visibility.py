"""What stickers and bolts do in every theme, on every screen, beside long titles."""

from collections.abc import Iterator
from statistics import median
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.testing.server import serving
from tests.support.linked_site import build, lay_out
from tests.support.playground_page import FAST, QUIET, REPEATABLE, PlaygroundPage
from tests.support.project_copy import replace_once
from tests.support.visible_share import bolt_shares, drift, visible_shares

TITLES = {
    "de": ["Willkommen auf meiner", "Digitalen", "Experimentierwiese"],
    "ar": ["أهلا بكم في", "ملعب التجارب", "الرقمية الخاصة بي"],
}
"""Long titles, by language."""
SIZES = [(360, 640), (390, 844), (820, 1180), (1440, 900), (1920, 1080)]
LAPTOPS = [(1280, 720), (1366, 768)]
"""Windows in which board, header and mascot leave little of the edges."""

SEEDS = [1, 2, 3]


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(name, marks=pytest.mark.xdist_group(f"theme {name}"))
        for name in ENGINE_THEME_NAMES
    ],
)
def in_theme(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """Where the sample is served in a theme and in three languages; once for each theme."""
    folder = tmp_path_factory.mktemp("theme")
    content = lay_out(folder)
    languages = f"languages: [en, {', '.join(TITLES)}]\n"
    replace_once(content / "site.yaml", "language: en\n", languages)
    for language, lines in TITLES.items():
        words = f"heading: {' '.join(lines)}\nlettering: [{', '.join(lines)}]\n"
        (content / f"home.{language}.yaml").write_text(words)
    (content / "theme.yaml").write_text(f"extends: {request.param}\n")
    build(folder / "dist", SITE_PATH="/")
    with serving(folder / "dist") as server:
        yield server


@pytest.fixture
def page(in_theme: str, browser: Browser, width: int, height: int) -> Iterator[Page]:
    size: Any = {"width": width, "height": height}
    page = browser.new_page(base_url=in_theme, viewport=size, bypass_csp=True)
    yield page
    page.close()


@pytest.mark.parametrize(
    ("path", "width", "height"),
    [
        *(("/", width, height) for width, height in SIZES),
        *((f"/{language}", 360, 640) for language in TITLES),
        *((f"/{language}", 1440, 900) for language in TITLES),
    ],
)
def test_stickers_are_seen_almost_whole(page: Page, path: str) -> None:
    stage = PlaygroundPage(page, path, **FAST, **REPEATABLE)
    stage.play_by_hand()
    shares = visible_shares(stage)
    assert median(shares) >= 0.93, shares
    assert min(shares) >= 0.8, shares


@pytest.mark.parametrize(("width", "height"), [*SIZES, *LAPTOPS])
def test_stickers_wrap_and_neither_heap_up_nor_leave_a_third_of_the_sky(page: Page) -> None:
    wraps = 0
    for seed in SEEDS:
        page.unroute_all()
        PlaygroundPage(page, seed=seed).open()
        found = drift(page)
        wraps += found.wraps
        assert median(found.touching) <= 3, found.touching
        assert min(found.thirds) >= 0.25, found.thirds
    assert wraps >= len(SEEDS)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_at_least_half_of_each_bolt_is_seen(page: Page) -> None:
    stage = PlaygroundPage(page, **FAST, **QUIET, **REPEATABLE)
    stage.play_by_hand()
    shares = bolt_shares(stage)
    assert min(shares) >= 0.5, shares
