"""What is painted of titles is all of them: nothing cuts letters off, and nothing lies on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page

from portfolio.content.theme_files import ENGINE_THEME_NAMES
from portfolio.images.rasterize import rasterize_svg
from portfolio.testing.server import serving
from tests.support.linked_site import build, lay_out
from tests.support.page_scripts import page_script
from tests.support.project_copy import replace_once
from tests.support.words import ALPHABETS, LATIN, words_of_letters

SIZES = {390: 844, 1440: 900}
REACH = 48
"""CSS pixels around a title in which its letters are looked for."""

BLACK = 8
"""Largest value of a channel of what counts as painted; edges of letters are lighter."""

WORST = 0.002
"""Share of the painted pixels that may be lost: those at the edges of letters."""

SPECK = 3
"""Pixels of the side of a square that grain of a print never fills, unlike what lies on letters."""

SOURCE = page_script("painted_titles")
WIDTH = 1200
"""Pixels of the drawing of a title with a tenth of its width on each side."""

VIEW_BOX = re.compile(r'viewBox="([^"]+)"')
SIZE = re.compile(r' (?:width|height)="[^"]+"')

LETTERING = '["Życięgą Ńwójgą", "Gęśląjąż", "Jaźńyćpą"]'
PROJECT = """\
order: {order}
title: {title}
description: {title}
"""


def title_of(language: str) -> str:
    """Returns words with each letter that English has not, and one that reaches below the line."""
    own = set(ALPHABETS[language]) - set(LATIN)
    words = [word for word in words_of_letters(language) if own & {*word.lower()}]
    return " ".join(words[: len(words) // 4] + words[-len(words) // 4 :] + ["gjpqy"])


@pytest.fixture(
    scope="module",
    params=[
        pytest.param(name, marks=pytest.mark.xdist_group(f"painted letters {name}"))
        for name in ENGINE_THEME_NAMES
    ],
)
def dist(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site of each theme: titles of all alphabets, and a heading in Polish."""
    folder = tmp_path_factory.mktemp("letters")
    content = lay_out(folder)
    (content / "theme.yaml").write_text(f"extends: {request.param}\n")
    home = content / "home.yaml"
    replace_once(home, "lettering: [Welcome to my, Digital, Sandbox]", f"lettering: {LETTERING}")
    for order, language in enumerate(sorted(ALPHABETS), start=10):
        project = content / "projects" / f"letters-{language}" / "project.yaml"
        project.parent.mkdir()
        project.write_text(PROJECT.format(order=order, title=title_of(language)))
    build(folder / "dist", SITE_PATH="/")
    return folder / "dist"


@pytest.fixture(scope="module")
def server(dist: Path) -> Iterator[str]:
    """Where the site is served."""
    with serving(dist) as address:
        yield address


@pytest.fixture(params=SIZES)
def page(server: str, browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A window of each width, without motion."""
    size = {"width": request.param, "height": SIZES[request.param]}
    page = browser.new_page(base_url=server, viewport=size, reduced_motion="reduce")
    yield page
    page.close()


def painted(page: Page, index: int, *, alone: bool) -> np.ndarray:
    """Returns which pixels around a title are its letters."""
    box = page.evaluate("([index, alone]) => showTitle(index, alone)", [index, alone])
    size = page.viewport_size
    assert size
    left, top = max(0, box["x"] - REACH), max(0, box["y"] - REACH)
    width = min(size["width"], box["x"] + box["width"] + REACH) - left
    height = min(size["height"], box["y"] + box["height"] + REACH) - top
    picture = page.screenshot(clip={"x": left, "y": top, "width": width, "height": height})
    channels = np.asarray(Image.open(BytesIO(picture)).convert("RGB")).astype(int)
    red, green, blue = channels[..., 0], channels[..., 1], channels[..., 2]
    return (red > 255 - BLACK) & (green < BLACK) & (blue > 255 - BLACK)


def lost(page: Page, path: str) -> dict[str, float]:
    """Returns the titles of a page of which something is not painted, each with the share."""
    page.goto(path)
    page.evaluate("document.fonts.ready")
    page.evaluate(SOURCE)
    page.evaluate("loadTitles()")
    found = {}
    for index, words in enumerate(page.evaluate("window.titles()")):
        whole, shown = (painted(page, index, alone=alone) for alone in (True, False))
        assert whole.any(), words
        squares = np.lib.stride_tricks.sliding_window_view(whole & ~shown, (SPECK, SPECK))
        share = float(squares.all(axis=(2, 3)).sum() / whole.sum())
        if share > WORST:
            found[words] = round(share, 4)
    return found


@pytest.mark.parametrize("path", ["/", "/projects", "/experiments", "/resume"])
def test_every_letter_of_the_titles_of_a_page_is_painted(page: Page, path: str) -> None:
    assert lost(page, path) == {}


@pytest.mark.parametrize("language", sorted(ALPHABETS))
def test_every_letter_of_a_case_study_s_title_is_painted(page: Page, language: str) -> None:
    assert lost(page, f"/projects/letters-{language}") == {}


def test_no_drawing_of_a_title_is_cut_off_by_the_edges_of_its_file(dist: Path) -> None:
    for file in (dist / "generated" / "lettering").glob("*.svg"):
        svg = file.read_text()
        left, top, width, height = map(float, VIEW_BOX.search(svg)[1].split())  # type: ignore[index]
        room = width / 10
        around = f"{left - room} {top - room} {width + 2 * room} {height + 2 * room}"
        grown = SIZE.sub("", VIEW_BOX.sub(f'viewBox="{around}"', svg, count=1), count=2)
        ink = np.asarray(rasterize_svg(grown, WIDTH, 1).getchannel("A"))
        edge = round(WIDTH / 12)
        assert ink.any(), file
        assert not np.delete(ink, np.s_[edge - 1 : 1 - edge], axis=1).any(), file
        assert not np.delete(ink, np.s_[edge - 1 : 1 - edge], axis=0).any(), file
