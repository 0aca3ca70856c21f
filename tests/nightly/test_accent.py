"""A site whose one line about its look is an accent: nothing of the theme's own accent is left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Browser

from portfolio.color import hue_distance
from portfolio.models.theme import Theme
from portfolio.models.theme_colors import Scheme
from tests.support.hues import share_of_hue
from tests.support.project_copy import project_copy, run_module
from tests.support.server import serving
from tests.support.site_content import CONTENT, first

pytestmark = pytest.mark.xdist_group("accent")

OLD, NEW = Theme.named("swiss").colors.accent.light, "#0057ff"
WITHOUT_CONTENT = "picture, video, iframe, .video { visibility: hidden }"
"""Photographs have any colour."""

PREVIEWS = ("home", "projects", "experiments", "resume")
ICONS = ("favicon.ico", "apple-touch-icon.png")
MOST = 0.0005
"""Share of pixels that may have the old hue: the edges of JPEG's blocks."""


@dataclass(frozen=True)
class Site:
    """A built site, and where it is served."""

    dist: Path
    server: str


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A copy of the project that says `extends: swiss` and an accent."""
    folder = project_copy(tmp_path_factory.mktemp("accent") / "swiss")
    said = f'extends: swiss\ncolors: {{ accent: "{NEW}" }}\n'
    (folder / "content" / "theme.yaml").write_text(said)
    run_module(folder, "portfolio", "build")
    with serving(folder / "dist") as server:
        yield Site(folder / "dist", server)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_shows_the_hue_of_the_old_accent(
    site: Site, browser: Browser, scheme: Scheme
) -> None:
    case_study = first(
        (it for it in CONTENT.projects if _is_far(it.palette.model_dump().values())),
        "a case study whose colours are far from the accent of swiss",
    )
    paths = ("/", f"/projects/{case_study.slug}", "/experiments", "/resume")
    context = browser.new_context(
        base_url=site.server, color_scheme=scheme, reduced_motion="reduce"
    )
    page = context.new_page()
    for path in paths:
        page.goto(path, wait_until="networkidle")
        page.add_style_tag(content=WITHOUT_CONTENT)
        picture = Image.open(BytesIO(page.screenshot(full_page=True)))
        assert share_of_hue(picture, OLD) <= MOST, path
        assert share_of_hue(picture, NEW) > MOST, path
    context.close()


def _is_far(colors: object) -> bool:
    return all(hue_distance(it, OLD) > 30 for it in colors if it)


def test_no_preview_and_no_icon_shows_the_hue_of_the_old_accent(site: Site) -> None:
    previews = [site.dist / "share" / f"{name}.jpg" for name in PREVIEWS]
    icons = [site.dist / "icons" / name for name in ICONS]
    for file in (*previews, *icons):
        with Image.open(file) as picture:
            assert share_of_hue(picture, OLD) <= MOST, file.name
            assert file not in icons or share_of_hue(picture, NEW) > 0.2, file.name
