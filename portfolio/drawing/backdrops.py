"""What is drawn behind the pages: concentric rings, dust and waves."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

BOX = (1440, 900)
"""Width and height of the drawing box of rings and dust, in CSS pixels."""

RINGS, RING_POINTS = 9, 28
DUST_SPECKS, DUST_SEED = 46, 11


def rings_svg() -> str:
    """Returns every other ring as one shape, ``#rings``, and each for itself, ``#ring-0`` …."""
    paths = [_ring_path(index) for index in range(RINGS, 0, -1)]
    single = (f'<path id="ring-{index}" d="{path}"/>' for index, path in enumerate(paths))
    return _svg(
        f'<defs>{"".join(single)}</defs><path id="rings" fill-rule="evenodd" d="{"".join(paths)}"/>'
    )


def dust_svg() -> str:
    """Returns dots and four-point sparkles, ``#dust``; each build has the same ones."""
    chance = random.Random(DUST_SEED)
    specks = []
    for _ in range(DUST_SPECKS):
        x, y = chance.randrange(BOX[0]), chance.randrange(BOX[1])
        if chance.random() > 0.72:
            r = round(5 + chance.random() * 7, 1)
            specks.append(
                f"M{x} {y - r}Q{x} {y} {x + r} {y}Q{x} {y} {x} {y + r}"
                f"Q{x} {y} {x - r} {y}Q{x} {y} {x} {y - r}Z"
            )
        else:
            r = round(1.2 + chance.random() * 1.8, 1)
            specks.append(f"M{x - r} {y}a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0")
    return _svg(f'<path id="dust" d="{"".join(specks)}"/>')


def wave_path(height: float, middle: float, swing: float, phase: float, turns: float) -> str:
    """Returns the area below a wave across a box as wide as ``BOX``, as SVG path data.

    Args:
        height: Height of the box.
        middle: Level of the wave, from the top of the box.
        swing: Height by which the wave rises and falls.
        phase: Place of the left edge along the wave, in radians.
        turns: Number of whole waves in the box.
    """
    steps = 24

    def level(share: float) -> float:
        angle = math.tau * turns * share
        ripple = 0.45 * math.sin(2.3 * angle + 1.7 * phase)
        return middle + swing * (math.sin(angle + phase) + ripple)

    shares = [step / steps for step in range(-1, steps + 2)]
    line = smooth_path([(BOX[0] * share, level(share)) for share in shares])
    return f"{line}V{height:.0f}H0Z"


def wave_svg() -> str:
    """Returns the area below a wave, which is stretched over the box that it is a mask of."""
    return _svg(
        f'<path d="{wave_path(BOX[1], 430, 300, 0.6, 1.6)}"/>', ' preserveAspectRatio="none"'
    )


BACKDROPS: dict[str, Callable[[], str]] = {
    "rings.svg": rings_svg,
    "dust.svg": dust_svg,
    "wave.svg": wave_svg,
}
"""The files by name under /generated/; all pages refer to shapes in them."""


def _svg(body: str, attributes: str = "") -> str:
    box = "0 0 {} {}".format(*BOX)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}"{attributes}>{body}</svg>'


def bulge(index: int, angle: float) -> float:
    """Returns how much further out than its radius a wavy ring is at an angle, as a share."""
    return 1 + 0.07 * math.sin(7 * angle + index * 0.55) + 0.05 * math.sin(3 * angle - index * 0.4)


def _ring_path(index: int) -> str:
    """Returns a wavy ring; index 1 is the innermost."""
    radius, x, y = index * 118, BOX[0] * 0.8, BOX[1] * 0.86

    def point(angle: float) -> tuple[float, float]:
        at = radius * bulge(index, angle)
        return x + at * math.cos(angle), y + at * math.sin(angle)

    points = [point(step / RING_POINTS * math.tau) for step in range(-1, RING_POINTS + 2)]
    return f"{smooth_path(points)}Z"


def smooth_path(points: list[tuple[float, float]]) -> str:
    """Returns a Catmull-Rom curve from the second to the last but one of some points.

    Coordinates are whole numbers, relative to the end of the curve before; ``s`` mirrors that
    one's last handle.
    """
    whole = [(round(x), round(y)) for x, y in points]
    path = "M{} {}".format(*whole[1])
    for index in range(1, len(points) - 2):
        before, start, end, after = points[index - 1 : index + 3]
        leaving = [
            at + (ahead - back) / 6 for at, ahead, back in zip(start, end, before, strict=True)
        ]
        arriving = [
            at - (ahead - back) / 6 for at, ahead, back in zip(end, after, start, strict=True)
        ]
        handles = (*arriving, *end) if index > 1 else (*leaving, *arriving, *end)
        steps = [round(value) - whole[index][axis % 2] for axis, value in enumerate(handles)]
        path += ("s" if index > 1 else "c") + " ".join(map(str, steps)).replace(" -", "-")
    return path
