"""Drawings as programs write them look alike in a browser and in what the build draws of them.

The files of `tests/fixtures/drawings/` have the structure of those programs: Illustrator's three
ways to export, Figma with and without wide colours, Inkscape's own and plain SVG, Affinity, and
icons with a dark mode.
"""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import get_args

import pytest
from PIL import Image
from playwright.sync_api import Browser

from portfolio.images.rasterize import rasterize_svg
from portfolio.models.theme.roles import Scheme
from portfolio.picture_files.measure_svg import measure_vector, require_paintable
from portfolio.picture_files.plain_svg import in_dark, read_plain_svg
from tests.support.look_alike import MOST_UNLIKE, decoded, unlike

DRAWINGS = sorted((Path(__file__).parents[1] / "fixtures/drawings").glob("*.svg"))
WIDTH = 300


@pytest.mark.parametrize("scheme", get_args(Scheme))
@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: file.stem)
def test_a_drawing_of_a_program_looks_alike_in_a_browser_and_in_what_the_build_draws(
    browser: Browser, file: Path, scheme: Scheme
) -> None:
    require_paintable(file)
    plain = read_plain_svg(file)
    drawn = rasterize_svg(in_dark(plain) if scheme == "dark" else plain, WIDTH, 1)
    ground = Image.new("RGBA", drawn.size, "#8fa3b5")
    ground.alpha_composite(drawn)
    measures = measure_vector(file)
    assert drawn.height == pytest.approx(WIDTH * measures.height / measures.width, abs=2)
    page = browser.new_page(
        viewport={"width": drawn.width, "height": drawn.height}, color_scheme=scheme
    )
    for svg in (file.read_bytes(), plain.encode()):
        address = f"data:image/svg+xml;base64,{b64encode(svg).decode()}"
        page.set_content(f'<body style="margin:0;background:#8fa3b5"><img src="{address}">')
        page.add_style_tag(content=f"img {{ display: block; width: {WIDTH}px }}")
        page.evaluate("document.images[0].decode()")
        assert unlike(decoded(page.screenshot()), ground) < MOST_UNLIKE
    page.close()
