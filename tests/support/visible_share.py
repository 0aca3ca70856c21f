"""Measures how much of the playground's stickers a visitor sees, and how they drift."""

import base64
import io
import json
import math
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page

from sandbox_islands.playground.first_paint import FOLDER
from tests.support.page_actions import Point, box_of
from tests.support.playground_page import Drawn, PlaygroundPage

MOMENTS = 6
"""Moments in which stickers are looked at."""

BETWEEN = 2000
"""Milliseconds between two of them."""

OPAQUE = 250
"""Least alpha of what belongs to a sticker: shadows are fainter."""

TOLERANCE = 24
"""Largest difference of a color channel, of 255, by which a pixel still is that of the sticker."""

PALE = 160
"""Value of the darkest channel from which a color counts as pale."""

Pixels = np.ndarray[Any, Any]

PLACES = [(0.05, 0.3), (0.35, 0.8), (0.65, 0.3), (0.95, 0.8)]
"""Where a sticker that drops bolts is held, in shares of what the window shows of the stage: at its
edges and between them, high and low."""

OPAQUE_PIXELS = f"""(picture, size) => {{
  const context = new OffscreenCanvas(size, size).getContext("2d");
  context.drawImage(picture, 0, 0, size, size);
  const {{ data }} = context.getImageData(0, 0, size, size);
  return data.filter((value, index) => index % 4 === 3 && value >= {OPAQUE}).length;
}}"""

CANVAS = """(canvas) => {
  const { x, y } = canvas.getBoundingClientRect();
  return { url: canvas.toDataURL(), left: x + scrollX, top: y + scrollY };
}"""

PAINTED = """async () => {
  const body = document.body;
  const frame = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(body));
  await frame();
  await frame();
}"""
"""Waits until the page shows what was drawn: a second frame has begun. The clock of the tests does
not stop the browser's own frames."""


def visible_shares(stage: PlaygroundPage, moments: int = MOMENTS) -> list[float]:
    """Returns the share of the stickers that is seen, in each of several moments.

    All stickers must be there, and the clock must be moved by hand.
    """
    shares = []
    for _ in range(moments):
        stage.run(BETWEEN)
        shares.append(visible_share(stage))
    return shares


def bolt_shares(stage: PlaygroundPage) -> list[float]:
    """Returns the share of each bolt that is seen, for as long as it is alone: half a second.

    The rainbow is held in several places, one bolt in each; one that a sticker in its way has
    turned counts until then, since it may be pushed out of the stage. The clock must be moved by
    hand, and stickers must be still.
    """
    box, size = box_of(stage.field), stage.page.viewport_size
    assert size
    height = min(box["height"], size["height"] - box["y"])
    shares = []
    for across, down in PLACES:
        stage.page.mouse.move(*_within_reach(stage))
        stage.page.mouse.down()
        stage.page.mouse.move(box["x"] + across * box["width"], box["y"] + down * height)
        for span in (550, 400):
            stage.run(span)
            if stage.drawn["lightning"].angle == 0:
                shares.append(_bolt_share(stage))
        stage.page.mouse.up()
        stage.run(3500)  # until the bolts are gone
    assert len(shares) >= len(PLACES), "most bolts hit a sticker"
    return shares


def _within_reach(stage: PlaygroundPage) -> Point:
    """Returns a point of the rainbow, once it is out from behind what covers it.

    At an edge it is drawn on both sides, and the point may be on the other one.
    """
    width = stage.page.viewport_size["width"] if stage.page.viewport_size else 0
    for _ in range(20):
        x, y = _on_the_arch(stage.drawn["rainbow"])
        if found := stage.open_among([(x, y), (x - width, y), (x + width, y)]):
            return found[0]
        stage.run(500)
    raise AssertionError("the rainbow stays behind a cover")


def _on_the_arch(rainbow: Drawn) -> Point:
    """Returns a point of a rainbow: its centre is open."""
    above = 0.2 * rainbow.size
    x = rainbow.center_x + above * math.sin(rainbow.angle)
    return x, rainbow.center_y - above * math.cos(rainbow.angle)


def _bolt_share(stage: PlaygroundPage) -> float:
    """Returns the share of the only bolt that is seen now."""
    assert stage.root.get_attribute("data-bolts") == "1"
    bolt = stage.drawn["lightning"]
    picture = stage.root.locator(".playground__sources img[src*=lightning]")
    _, is_seen = _seen(stage.page, ".playground__bolts canvas")
    return float(is_seen.sum() / picture.evaluate(OPAQUE_PIXELS, round(bolt.size)))


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


def _seen(page: Page, canvas: str = "canvas") -> tuple[Pixels, Pixels]:
    """Returns the pixels of a canvas, and whether the page shows each of its opaque ones."""
    found = page.locator(f"[data-playground] {canvas}").first.evaluate(CANVAS)
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
        page.evaluate(PAINTED)
        part = _pixels(page.screenshot(animations="disabled", caret="hide"))[top - round(at) :]
        if not len(part):
            break
        parts.append(part)
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return np.concatenate(parts)


def _pixels(file: bytes) -> Pixels:
    return np.asarray(Image.open(io.BytesIO(file)).convert("RGBA"))


NODE = Path(sys.executable).with_name("node")
SIMULATION = Path(__file__).with_name("drift.js")

MODULES = "".join(
    (FOLDER / f"{name}.js").read_text() for name in ("browser/measure", "view/domState")
)

MEASURE = f"""async () => {{
  {re.sub(r"^(import .*|export )", "", MODULES, flags=re.MULTILINE)}
  const stage = document.querySelector(".playground__input-area");
  const {{ sprites, seed }} = JSON.parse(stage.closest("[data-props]").dataset.props);
  const stickers = sprites.map(async (sprite, index) => ({{
    ...sprite,
    outline: await (await fetch(sprite.outline)).json(),
    pose: restingPose(stage, index),
  }}));
  return {{
    bounds: stageSize(stage),
    viewport: {{ width: innerWidth, height: innerHeight }},
    covers: coverBoxes(stage),
    stickers: await Promise.all(stickers),
    seed,
  }};
}}"""
"""Returns what the engine of a page is given before stickers move, measured by its own code."""


@dataclass(frozen=True)
class Drift:
    """What stickers did in two minutes.

    Attributes:
        wraps: How often the centre of one crossed an edge of the stage.
        touching: How many touched another, at the end of each second.
        thirds: The share of the seconds for which each third of the stage's width had a sticker.
    """

    wraps: int
    touching: list[int]
    thirds: list[float]


def drift(page: Page) -> Drift:
    """Returns what the stickers of an open page do in two minutes of simulated time."""
    measured = json.dumps(page.evaluate(MEASURE))
    command = [NODE, SIMULATION]
    run = subprocess.run(command, input=measured, capture_output=True, text=True, check=True)
    return Drift(**json.loads(run.stdout))
