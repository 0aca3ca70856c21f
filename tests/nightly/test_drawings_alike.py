"""Drawings at random look alike as the picture of a page, in icons, and as shapes of a page."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from portfolio.images.rasterize import in_dark, rasterize_svg
from portfolio.models.theme_colors import Scheme
from portfolio.picture_files.measure_svg import require_paintable
from portfolio.picture_files.plain_svg import read_plain_svg
from portfolio.picture_files.svg_safety import DrawingError
from tests.support.any_drawing import drawings

SIZE = 200
"""Width and height in pixels at which drawings are compared."""

MOST_UNLIKE = 0.02
"""Share of pixels that may differ: edges are smoothed otherwise."""

LEAST_DIFFERENCE = 40
"""Lightness, up to 255, from which on a pixel differs."""

RANDOM = settings(
    deadline=None,
    derandomize=True,
    max_examples=150,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 2 * SIZE, "height": SIZE})
    yield context.new_page()
    context.close()


def unlike(one: Image.Image, other: Image.Image) -> float:
    """Returns the share of pixels that differ."""
    difference = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).convert("L")
    counts = difference.histogram()
    return sum(counts[LEAST_DIFFERENCE:]) / sum(counts)


def shown(page: Page, scheme: Scheme, *svgs: str) -> list[Image.Image]:
    """Returns drawings as a page shows them in a scheme."""
    urls = [f"data:image/svg+xml;base64,{b64encode(it.encode()).decode()}" for it in svgs]
    style = f"float: left; width: {SIZE}px; height: {SIZE}px"
    page.set_content("".join(f'<img style="{style}" src="{url}">' for url in urls))
    page.emulate_media(color_scheme=scheme)
    body = f"body {{ margin: 0; background: white; color-scheme: {scheme} }}"
    page.add_style_tag(content=body)
    page.evaluate("Promise.all([...document.images].map(it => it.decode()))")
    with Image.open(BytesIO(page.screenshot())) as sheet:
        places = range(0, SIZE * len(svgs), SIZE)
        return [sheet.crop((left, 0, left + SIZE, SIZE)) for left in places]


@RANDOM
@pytest.mark.parametrize("scheme", get_args(Scheme))
@given(svg=drawings())
def test_a_drawing_that_check_accepts_looks_alike_everywhere(
    page: Page, tmp_path_factory: pytest.TempPathFactory, scheme: Scheme, svg: str
) -> None:
    file = Path(tmp_path_factory.getbasetemp(), "drawing.svg")
    file.write_text(svg)
    try:
        require_paintable(file)
    except DrawingError:
        return
    plain = read_plain_svg(file)
    original, icon = shown(page, scheme, svg, plain)
    painted = rasterize_svg(in_dark(plain) if scheme == "dark" else plain, SIZE, 1)
    drawn = Image.new("RGB", (SIZE, SIZE), "white")
    drawn.paste(painted, (0, 0), painted)
    assert unlike(original, icon) < MOST_UNLIKE
    assert unlike(original, drawn) < MOST_UNLIKE
