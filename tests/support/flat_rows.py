"""Measures how much of each screen of a page is empty: rows of pixels that are one flat colour."""

from __future__ import annotations

import io

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from tests.support.page_actions import scroll_to

STEP = 450
"""Pixels of scrolling from one screen to the next."""

HIDE_FIXED = ".header, .chapters { visibility: hidden !important }"
"""What lies over the page and scrolls with the window would hide that a row is empty."""

LOAD_PICTURES = """async () => {
  for (const image of document.images) image.loading = "eager";
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}"""

SHOWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def flat_shares(page: Page) -> dict[int, float]:
    """Returns the share of flat rows in each screen of a page, by how far it is scrolled.

    The page has reduced motion, so that every screen stands still.
    """
    page.add_style_tag(content=HIDE_FIXED)
    page.evaluate(LOAD_PICTURES)
    end = page.evaluate("document.documentElement.scrollHeight - innerHeight")
    shares = {}
    for top in [*range(0, end, STEP), end]:
        scroll_to(page, top)
        page.evaluate(SHOWN)
        shares[top] = flat_share(page.screenshot(animations="disabled"))
    return shares


def flat_share(picture: bytes) -> float:
    """Returns the share of the rows of a picture that have one colour from edge to edge."""
    pixels = np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"))
    return float((pixels == pixels[:, :1]).all(axis=(1, 2)).mean())
