"""No screen of a case study is mostly empty, wherever a visitor stops to scroll."""

from io import BytesIO

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize

from tests.e2e.conftest import nightly
from tests.support.page_actions import TWO_FRAMES, expect_none, scroll_to
from tests.support.routes import LARGEST_STUDY
from tests.support.site_content import CONTENT

SIZES = [nightly({"width": 1440, "height": 900}), {"width": 390, "height": 844}]

MOST, MUCH, FEW = 0.5, 0.4, 0.1
"""Share of flat rows that no screen has, and one that at most a tenth of the screens have."""

STUDIES = [
    it.slug if it is LARGEST_STUDY else nightly(it.slug)
    for it in CONTENT.projects
    if not it.leads_to
]
STEP = 450
"""Pixels of scrolling from one screen to the next."""

HIDE_FIXED = ".header, .chapters { visibility: hidden !important }"
"""What lies over the page and scrolls with the window would hide that a row is empty."""

LOAD_PICTURES = """async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}"""


def flat_shares(page: Page) -> dict[int, float]:
    """Returns the share of the rows of each screen that have one colour, by how far it is down."""
    page.add_style_tag(content=HIDE_FIXED)
    page.evaluate(LOAD_PICTURES)
    end = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    shares = {}
    for top in [*range(0, end, STEP), end]:
        scroll_to(page, top)
        page.evaluate(TWO_FRAMES)
        picture = Image.open(BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
        pixels = np.asarray(picture)
        shares[top] = float((pixels == pixels[:, :1]).all(axis=(1, 2)).mean())
    return shares


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("slug", STUDIES)
def test_no_screen_of_a_case_study_is_mostly_empty(
    browser: Browser, address: str, slug: str, size: ViewportSize
) -> None:
    page = browser.new_page(base_url=address, viewport=size, reduced_motion="reduce")
    page.goto(f"/projects/{slug}", wait_until="networkidle")
    shares = flat_shares(page)
    page.context.close()
    assert any(shares.values()), "no row is taken for flat"
    expect_none(f"{share:.0%} at {top}" for top, share in shares.items() if share > MOST)
    much = [top for top, share in shares.items() if share > MUCH]
    assert len(much) <= FEW * len(shares), f"{len(much)} of {len(shares)} screens: {much}"
