"""No screen of a case study is mostly empty, wherever a visitor stops to scroll."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from playwright.sync_api import Browser, ViewportSize

from tests.support.flat_rows import flat_share, flat_shares
from tests.support.page_actions import expect_none
from tests.support.routes import LARGEST_STUDY
from tests.support.site_content import CONTENT

SIZES: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 390, "height": 844}]

MOST, MUCH, FEW = 0.5, 0.4, 0.1
"""Share of flat rows that no screen has, and one that at most a tenth of the screens have."""

STUDIES = [
    pytest.param(it.slug, marks=() if it is LARGEST_STUDY else pytest.mark.nightly)
    for it in CONTENT.projects
    if not it.leads_to
]


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("slug", STUDIES)
def test_no_screen_of_a_case_study_is_mostly_empty(
    browser: Browser, address: str, slug: str, size: ViewportSize
) -> None:
    page = browser.new_page(base_url=address, viewport=size, reduced_motion="reduce")
    page.goto(f"/projects/{slug}", wait_until="networkidle")
    shares = flat_shares(page)
    page.context.close()
    expect_none(f"{share:.0%} at {top}" for top, share in shares.items() if share > MOST)
    much = [top for top, share in shares.items() if share > MUCH]
    assert len(much) <= FEW * len(shares), f"{len(much)} of {len(shares)} screens: {much}"


def test_a_row_is_flat_where_nothing_is_drawn() -> None:
    picture = Image.new("RGB", (40, 10), "white")
    picture.paste("black", (0, 0, 40, 3))
    picture.putpixel((39, 9), (250, 255, 255))
    file = io.BytesIO()
    picture.save(file, "PNG")
    assert flat_share(file.getvalue()) == 0.9
