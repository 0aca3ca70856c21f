"""Drawings at random look alike on a page, in icons and in social images, in both schemes."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest
from hypothesis import given
from PIL import Image
from playwright.sync_api import Browser, Page

from portfolio.images import favicons
from portfolio.images.favicons import MARGIN_SHARE, TOUCH_SIZE, write_favicons
from portfolio.images.published_files import without_metadata
from portfolio.images.social_background import HEIGHT, WIDTH, rings
from portfolio.images.social_image_layout import STICKER_PLACES, draw_social_image
from portfolio.images.social_images import image_colors
from portfolio.models.theme import Theme
from portfolio.models.theme_colors import Scheme
from portfolio.picture_files.measure_svg import require_paintable
from portfolio.picture_files.svg_safety import DrawingError
from tests.support.any_drawing import drawings
from tests.support.look_alike import MOST_UNLIKE, RANDOM, decoded, unlike

SIZE = 200
"""Width and height in pixels at which drawings of pages are compared."""

GROUND = "#6a5acd"
STICKER_LEFT, STICKER_TOP, STICKER_SIZE, STICKER_TURN = STICKER_PLACES[0]
SOCIAL_BOX = (STICKER_LEFT - 60, 0, WIDTH, HEIGHT)
"""Part of a social image that has no words."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT})
    yield context.new_page()
    context.close()


def shown(page: Page, scheme: Scheme, svg: bytes, size: float, **styles: str) -> Image.Image:
    """Returns a page with a drawing as the browser shows it in a scheme, on a ground."""
    found = {"width": f"{size}px", "position": "fixed", "left": "0", "top": "0", **styles}
    ground = found.pop("ground", "white")
    style = ";".join(f"{name}:{value}" for name, value in found.items())
    page.emulate_media(color_scheme=scheme)
    address = f"data:image/svg+xml;base64,{b64encode(svg).decode()}"
    page.set_content(f'<img style="{style}" src="{address}">')
    page.add_style_tag(content=f"body {{ background: {ground}; color-scheme: {scheme} }}")
    page.evaluate("document.images[0].decode()")
    return decoded(page.screenshot())


def drawn_icons(file: Path, theme: Theme, folder: Path) -> tuple[bytes, Image.Image]:
    """Returns a logo as the icon of tabs, and as that of home screens."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(favicons, "asset_file", lambda _: file)
        write_favicons(cast(Any, SimpleNamespace(theme=theme)), folder)
    touch_icon = decoded((folder / "apple-touch-icon.png").read_bytes())
    return (folder / "favicon.svg").read_bytes(), touch_icon


def drawn_to_share(file: Path, theme: Theme) -> Image.Image:
    """Returns a sticker as a social image shows it, without its shadow."""
    colors = replace(image_colors(theme, "home"), shade="")
    ground = rings(GROUND, GROUND)
    return decoded(draw_social_image("", "", ground, [file], owner="O", colors=colors))


@RANDOM
@pytest.mark.parametrize("scheme", get_args(Scheme))
@given(svg=drawings())
def test_a_drawing_that_check_accepts_looks_alike_everywhere(
    page: Page, tmp_path_factory: pytest.TempPathFactory, scheme: Scheme, svg: str
) -> None:
    folder = tmp_path_factory.getbasetemp()
    file = folder / "drawing.svg"
    file.write_text(svg)
    theme = Theme.model_validate({"colorScheme": scheme, "logo": "/svg/drawing.svg"})
    try:
        require_paintable(file)
    except DrawingError:
        for build in (
            lambda: drawn_icons(file, theme, folder),
            lambda: drawn_to_share(file, theme),
        ):
            with pytest.raises(DrawingError):
                build()
        return
    own, box = svg.encode(), (0, 0, SIZE, SIZE)
    original = shown(page, scheme, own, SIZE).crop(box)
    icon, touch_icon = drawn_icons(file, theme, folder)
    for published in (without_metadata(own), icon):
        assert unlike(original, shown(page, scheme, published, SIZE).crop(box)) < MOST_UNLIKE
    ground, margin = theme.grounds.home.ground.shown(scheme), TOUCH_SIZE * MARGIN_SHARE
    place = {"left": f"{margin}px", "top": f"{margin}px", "ground": ground}
    framed = shown(page, scheme, own, TOUCH_SIZE - 2 * margin, **place)
    assert unlike(touch_icon, framed.crop((0, 0, TOUCH_SIZE, TOUCH_SIZE))) < MOST_UNLIKE
    place = {"left": f"{STICKER_LEFT}px", "top": f"{STICKER_TOP}px", "ground": GROUND}
    turned = shown(page, scheme, own, STICKER_SIZE, **place, rotate=f"{-STICKER_TURN}deg")
    shared = drawn_to_share(file, theme)
    assert unlike(shared.crop(SOCIAL_BOX), turned.crop(SOCIAL_BOX)) < MOST_UNLIKE
