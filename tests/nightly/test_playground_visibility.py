"""Stickers are seen almost whole in every theme, on every screen, beside long titles."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import pytest
from playwright.sync_api import Browser

from portfolio.models.theme_files import ENGINE_THEME_NAMES
from tests.support.linked_site import build, lay_out
from tests.support.playground_page import ALL_LOADED, FAST, PlaygroundPage
from tests.support.project_copy import replace_once
from tests.support.server import serving
from tests.support.visible_share import visible_shares

SIZES = [(360, 640), (390, 844), (820, 1180), (1440, 900), (1920, 1080)]

TITLES = {
    "de": ["Willkommen auf meiner", "Digitalen", "Experimentierwiese"],
    "ar": ["أهلا بكم في", "ملعب التجارب", "الرقمية الخاصة بي"],
}
"""Long titles, by language."""


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(name, marks=pytest.mark.xdist_group(f"visibility {name}"))
        for name in ENGINE_THEME_NAMES
    ],
)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[str]:
    """The sample in a theme and in three languages, built and served."""
    folder = tmp_path_factory.mktemp("visibility")
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


@pytest.mark.parametrize("path", ["/", *(f"/{language}" for language in TITLES)])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_stickers_are_seen_almost_whole(
    server: str, browser: Browser, path: str, width: int, height: int
) -> None:
    size = {"width": width, "height": height}
    page = browser.new_page(base_url=server, viewport=size, bypass_csp=True)
    stage = PlaygroundPage(page, **FAST, **ALL_LOADED)
    page.goto(path)
    stage.expect_sprites(8)
    shares = visible_shares(stage)
    page.close()
    assert median(shares) >= 0.93, shares
    assert min(shares) >= 0.8, shares
