"""Lets the stickers of a page drift for two minutes, in the engine without the page."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page

from sandbox_islands.playground.first_paint import FOLDER

NODE = Path(sys.executable).with_name("node")
SIMULATION = Path(__file__).with_name("drift.js")

MODULES = "".join(
    (FOLDER / "browser" / f"{name}.js").read_text() for name in ("measure", "restingPose")
)

MEASURE = f"""async () => {{
  {re.sub(r"^export ", "", MODULES, flags=re.MULTILINE)}
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
