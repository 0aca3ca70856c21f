"""Pictures at random look alike on a page, in its social image, and as the browser draws them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from PIL import Image
from playwright.sync_api import Browser, Page
from pydantic import ValidationError

from portfolio.errors import BuildError
from portfolio.images import renditions
from portfolio.images.rendition_plan import formats_of, plan_renditions
from portfolio.images.social_background import rings
from portfolio.images.social_image_layout import (
    BORDER,
    SCREEN_PLACE,
    SCREEN_SIZE,
    draw_social_image,
)
from portfolio.images.social_images import image_colors
from portfolio.models.theme import Theme
from tests.support.any_picture import AnyPicture, pictures
from tests.support.look_alike import MOST_UNLIKE, RANDOM, decoded, unlike
from tests.support.photographs import as_content

COLORS = image_colors(Theme.default(), "home")
BACKGROUND = rings("#2e3fd9", "#3d4ee6")

STYLE = f"body {{ margin: 0; background: {COLORS.lettering.border} }} img {{ display: block }}"
"""Clear parts of a picture show the frame of a social image, and so the page's ground."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1300, "height": 700})
    yield context.new_page()
    context.close()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("any")


def seen(page: Page, data: bytes, width: float, height: float) -> Image.Image:
    """Returns a picture as the browser draws it from the top left corner of a box, which it fills.

    What it is, the browser sees by its bytes.
    """
    style = f"width: {width}px; height: {height}px; object-fit: cover; object-position: 0 0"
    address = f"data:image/png;base64,{b64encode(data).decode()}"
    page.set_content(f'<img style="{style}" src="{address}">')
    page.add_style_tag(content=STYLE)
    page.evaluate("Promise.all([...document.images].map(it => it.decode()))")
    return decoded(page.screenshot(clip={"x": 0, "y": 0, "width": width, "height": height}))


def drawn_to_share(file: Path) -> Image.Image:
    """Returns a picture as its page's social image shows it, as far as it is not cut off."""
    shared = decoded(draw_social_image("", "", BACKGROUND, [file], owner="O", colors=COLORS))
    left, top = (side + BORDER for side in SCREEN_PLACE)
    return shared.crop((left, top, shared.width, shared.height))


@RANDOM
@given(picture=pictures())
def test_a_picture_that_check_accepts_looks_alike_everywhere(
    page: Page, folder: Path, picture: AnyPicture
) -> None:
    file = folder / f"picture{picture.suffix}"
    file.write_bytes(picture.file())
    if picture.is_cut:
        with pytest.raises(
            (ValidationError, BuildError), match=r"damaged|readable|holds something"
        ):
            renditions._render((plan_renditions(as_content(file), "webp"), folder))
        return
    content, own = as_content(file), picture.original()
    original = seen(page, own, content.width, content.height)
    for format in formats_of(content):
        planned = plan_renditions(content, format)
        renditions._render((planned[-1:], folder))
        published = (folder / planned[-1].name).read_bytes()
        shown = seen(page, published, content.width, content.height)
        assert unlike(shown, original) < MOST_UNLIKE, format
    shared = drawn_to_share(file)
    framed = seen(page, own, *SCREEN_SIZE).crop((0, 0, *shared.size))
    assert unlike(shared, framed) < MOST_UNLIKE
