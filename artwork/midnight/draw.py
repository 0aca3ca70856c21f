"""Draws the masks of the theme midnight: moon, horizon, stars, dunes, strata, falling grain.

    python -m artwork.midnight.draw

Each is a PNG of one bit in portfolio/theme/themes/midnight/art: a pixel is a grain or a hole, and
the stylesheet shows it 4 CSS pixels wide in a colour of the theme. A picture of `light`, 0 to 1,
becomes grains by the Bayer matrix of 8 x 8. The same bytes every time.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from portfolio.drawing.grain import bayer

ART = Path(__file__).parents[2] / "portfolio/theme/themes/midnight/art"
DUNE = 360
"""Grains after which dunes and strata repeat: 1440 CSS pixels."""

Light = np.ndarray


def dither(light: Light) -> Light:
    """Returns where there are grains; the matrix begins at the lower right corner."""
    height, width = light.shape
    thresholds = np.tile(bayer(8), (height // 8 + 1, width // 8 + 1))
    return light > thresholds[-height:, -width:]


def grid(width: int, height: int) -> tuple[Light, Light]:
    """Returns the x and y of the middle of every grain."""
    y, x = np.mgrid[0:height, 0:width] + 0.5
    return x, y


def moon() -> Light:
    """Returns a moon that is lit from the left, in a haze that is thick at the lower right."""
    x, y = grid(224, 224)
    x, y = (x - 112) / 76, (y - 112) / 76
    far = np.hypot(x, y)
    light = 0.66 - 0.5 * x - 0.14 * y - 0.3 * np.clip(far - 0.6, 0, 1) * (x > 0)
    craters = (
        (-0.28, 0.42, 0.22),
        (0.3, -0.5, 0.16),
        (0.24, 0.2, 0.27),
        (-0.52, -0.2, 0.11),
        (0.02, -0.12, 0.1),
        (-0.1, 0.78, 0.13),
        (0.62, 0.5, 0.14),
    )
    for across, down, radius in craters:
        inside = np.hypot(x - across, y - down) / radius
        light = np.where(inside < 1, light - 0.34 + 0.2 * (x - across + y - down) / radius, light)
    light = np.clip(light, 0.2, 1)
    haze = (0.34 + 0.13 * x + 0.1 * y) * np.clip(1.47 - far, 0, 0.47) / 0.47
    return dither(np.where(far < 1, light, np.clip(haze, 0, 0.5)))


def horizon() -> Light:
    """Returns a haze at the lower right, which ends before it meets words at the left."""
    x, y = grid(240, 120)
    across, down = x / 240, y / 120
    light = 0.74 * across**1.5 * (0.16 + 0.84 * down**1.1) * np.clip((across - 0.08) * 2.4, 0, 1)
    return dither(np.clip(light - 0.02, 0, 0.6))


def fade(height: int, most: float, *, upwards: bool = False) -> Light:
    """Returns grain that thins out; the tile repeats sideways.

    Args:
        height: In grains.
        most: Share of grains where it is thickest.
        upwards: Whether it thins out upwards, else downwards.
    """
    _, y = grid(8, height)
    light = most * (1 - y / height) ** 1.15
    return dither(light[::-1] if upwards else light)


def stars() -> Light:
    """Returns a tile of stars: single grains, pairs and crosses."""
    field = np.zeros((180, 180), bool)
    chance = np.random.RandomState(7)
    for number in range(44):
        x, y = chance.randint(2, 177, 2)
        field[y, x] = True
        if number % 9 == 0:
            field[y, x - 1 : x + 2] = True
            field[y - 1 : y + 2, x] = True
    return field


def crest_line(top: float, drop: float) -> np.ndarray:
    """Returns the level of a crest for each grain across.

    Args:
        top: Its highest level, in grains from the top.
        drop: How far below that its lowest is.
    """
    places = (0, 0.11, 0.22, 0.33, 0.45, 0.56, 0.63, 0.73, 0.83, 0.93, 1)
    levels = (0.08, 0.14, 0.5, 1, 0.62, 0.26, 0.2, 0.42, 0.38, 0.14, 0.08)
    straight = np.interp(np.arange(3 * DUNE) % DUNE, np.array(places) * DUNE, levels)
    smooth = np.convolve(straight, np.hanning(45) / np.hanning(45).sum(), "same")
    return np.round(top + drop * smooth[DUNE : 2 * DUNE]).astype(int)


def dune(height: int, top: float, drop: float) -> Light:
    """Returns a dune's parts below each other: crest, sand and ground, two grains apart.

    The first grain after a part continues it, for screens on which its edge is between two pixels.

    Args:
        height: Of the tile, in grains.
        top: Highest level of the crest, from the top.
        drop: How far below that its lowest is.
    """
    _, y = grid(DUNE, height)
    level = crest_line(top, drop)
    below = y - level
    body = below > 0
    thickness = np.maximum(height - level, 1)
    light = np.clip(1.02 - below / thickness, 0, 1) ** 1.2
    ground, crest = body & (below > 1), body & (below < 1)
    sand = ground & dither(np.clip(light, 0.0, 0.92))
    none = np.zeros((1, DUNE), bool)
    return np.vstack([crest, crest[-1:], none, sand, sand[-1:], none, ground])


def far_hill(height: int) -> Light:
    """Returns a lower hill behind the dune, over a part of the tile."""
    x, y = grid(DUNE, height)
    rise = np.clip(np.sin((x / DUNE - 0.08) * 2 * np.pi * 1.25), 0, 1) * (x < DUNE * 0.5)
    rise += 0.55 * np.clip(np.sin((x / DUNE - 0.6) * 2 * np.pi * 2), 0, 1) * (x > DUNE * 0.6)
    below = y - (height - np.round(rise * height))
    return (below > 0) & ((below < 1) | dither(np.full(below.shape, 0.45)))


def stratum(height: int) -> Light:
    """Returns the upper edge of a layer of sand, with grains that come loose above it."""
    _, y = grid(DUNE, height)
    above = crest_line(height * 0.42, height * 0.5) - y
    return (above < 0) | dither(np.clip(0.62 - above / (height * 0.45), 0, 1))


def save(name: str, grains: Light) -> None:
    """Writes grains as the opaque pixels of a PNG with a palette of two."""
    picture = Image.fromarray(np.where(grains, 1, 0).astype(np.uint8), "P")
    picture.putpalette([0, 0, 0, 0, 0, 0])
    picture.save(ART / f"{name}.png", bits=1, transparency=0, optimize=True)


def main() -> None:
    """Writes all masks."""
    drawn = {"dunes": dune(32, 3, 17), "dune": dune(14, 2, 6)}
    drawn |= {"moon": moon(), "horizon": horizon(), "stars": stars(), "stratum": stratum(12)}
    drawn |= {"fall": fade(28, 0.86), "hill": far_hill(14)}
    drawn |= {"rise": fade(22, 0.6, upwards=True), "grow": fade(64, 0.62, upwards=True)}
    ART.mkdir(exist_ok=True)
    for name, grains in drawn.items():
        save(name, grains)


if __name__ == "__main__":
    main()
