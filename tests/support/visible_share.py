"""Measures how much of the playground's stickers a visitor sees."""

from __future__ import annotations

import base64
import io
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from tests.support.page_actions import Point
from tests.support.playground_page import PlaygroundPage

MOMENTS = 12
"""Moments in which stickers are looked at."""

FRAMES_BETWEEN = 60
"""Frames of the display between two of them, about a second."""

OPAQUE = 250
"""Least alpha of what belongs to a sticker: shadows are fainter."""

TOLERANCE = 24
"""Largest difference of a color channel, of 255, by which a pixel still is that of the sticker."""

PALE = 160
"""Value of the darkest channel from which a color counts as pale."""

Pixels = np.ndarray[Any, Any]

CANVAS = """(canvas) => {
  const { x, y } = canvas.getBoundingClientRect();
  return { url: canvas.toDataURL(), left: x + scrollX, top: y + scrollY };
}"""


def visible_shares(stage: PlaygroundPage, moments: int = MOMENTS) -> list[float]:
    """Returns the share of the stickers that is seen, in each of several moments.

    All stickers must be there, and the playground must run.
    """
    shares = []
    for _ in range(moments):
        stage.page.evaluate(f"spy.wait({FRAMES_BETWEEN})")
        stage.toggle("paused")
        shares.append(visible_share(stage))
        stage.toggle("running")
    return shares


def visible_share(stage: PlaygroundPage) -> float:
    """Returns the share of the stickers that is seen now: of the canvas's opaque pixels.

    Nothing of a sticker is outside of the canvas, since at an edge it is drawn on both sides.
    """
    drawn, is_seen = _seen(stage.page)
    return float(is_seen.sum() / (drawn[..., 3] >= OPAQUE).sum())


def seen_points(stage: PlaygroundPage, count: int) -> list[Point]:
    """Returns points of the window at which a sticker is seen.

    What is as pale as labels is left out, since there the sticker might be behind one.
    """
    drawn, is_seen = _seen(stage.page)
    left, top, height = stage.field.evaluate(
        "it => [it.getBoundingClientRect().x, it.getBoundingClientRect().y, innerHeight]"
    )
    in_window = is_seen[: int(height - top)]
    found = np.argwhere(in_window & (drawn[: len(in_window), :, :3].min(axis=-1) < PALE))
    chosen = found[:: max(1, len(found) // count)]
    return [(float(x + left) + 0.5, float(y + top) + 0.5) for y, x in chosen]


def _seen(page: Page) -> tuple[Pixels, Pixels]:
    """Returns the pixels of the canvas, and whether the page shows each of its opaque ones."""
    found = page.locator("[data-playground] canvas").first.evaluate(CANVAS)
    drawn = _pixels(base64.b64decode(found["url"].partition(",")[2]))
    left, top = round(found["left"]), round(found["top"])
    shown = _shown(page, top + len(drawn))[top:, left : left + drawn.shape[1]]
    height = min(len(shown), len(drawn))
    drawn, shown = drawn[:height], shown[:height]
    difference = np.abs(drawn[..., :3].astype(int) - shown[..., :3]).max(axis=-1)
    return drawn, (drawn[..., 3] >= OPAQUE) & (difference <= TOLERANCE)


def _shown(page: Page, height: float) -> Pixels:
    """Returns the upper part of the page, one window after the other.

    A picture of the whole page would resize the window, and the stage with it. The header is where
    it is before a visitor scrolls.
    """
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    page.wait_for_function("document.documentElement.dataset.header !== 'shown'")
    parts: list[Pixels] = []
    while (top := sum(len(part) for part in parts)) < height:
        at = page.evaluate("top => (scrollTo({ top, behavior: 'instant' }), scrollY)", top)
        part = _pixels(page.screenshot(animations="disabled", caret="hide"))[top - round(at) :]
        if not len(part):
            break
        parts.append(part)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return np.concatenate(parts)


def _pixels(file: bytes) -> Pixels:
    return np.asarray(Image.open(io.BytesIO(file)).convert("RGBA"))
