"""Draws what lies behind the words of each case study: ``python artwork/backdrops.py``.

A drawing has one colour, because the page takes its shape alone and paints it in the second colour
of the client. What matters is at the lower right, which narrow windows show.
"""

from __future__ import annotations

from math import cos, pi, radians, sin
from pathlib import Path
from random import Random

ASSETS = Path(__file__).parents[1] / "assets" / "backdrops"
WIDTH, HEIGHT = 1440, 760
BLOCK = 84
"""Half the diagonal of a block of a town, and a little more."""


def rays(x: float = 1020, y: float = 400, count: int = 14) -> str:
    """Rays behind a prize wheel, and the pegs of its rim."""
    step = pi / count
    shapes = []
    for index in range(count):
        ends = (2 * index * step, (2 * index + 1) * step)
        corners = " ".join(f"{x + 1600 * cos(it):.0f} {y + 1600 * sin(it):.0f}" for it in ends)
        shapes.append(f'<path d="M{x:.0f} {y:.0f} {corners}Z"/>')
    return "".join(shapes)


def furrows(x: float = 1010, horizon: float = 266) -> str:
    """A ploughed field, whose furrows run to one point."""
    shapes = []
    for index in range(-9, 7):
        left, right = x + index * 250, x + index * 250 + 120
        near, far = x + index * 22, x + index * 22 + 10
        path = f"M{far:.0f} {horizon}L{right:.0f} {HEIGHT}H{left:.0f}L{near:.0f} {horizon}Z"
        shapes.append(f'<path d="{path}"/>')
    return "".join(shapes)


def skyline() -> str:
    """A city of charts: columns that grow to the right, some with a speech bubble above."""
    widths, heights = (64, 84, 104, 72), (210, 150, 320, 180, 240)
    shapes = []
    x, index = -20, 0
    while x < WIDTH:
        width, height = widths[index % 4], heights[index % 5] + int(220 * (x / WIDTH) ** 2)
        top = HEIGHT - height
        shapes.append(f'<rect x="{x}" y="{top}" width="{width}" height="{height + 40}" rx="20"/>')
        if index % 5 == 2:
            shapes.append(
                f'<path d="M{x} {top - 86}a22 22 0 0 1 22-22h{width + 40}a22 22 0 0 1 22 22v36'
                f'a22 22 0 0 1-22 22H{x + 52}l-26 24v-24h-4a22 22 0 0 1-22-22Z"/>'
            )
        x, index = x + width + 18, index + 1
    return "".join(shapes)


def streets(turn: float = -14, seed: int = 3) -> str:
    """The blocks of a town between its streets, with a river through them."""
    chance = Random(seed)
    blocks = []
    for column in range(-8, 9):
        for row in range(-7, 8):
            width = chance.choice((132, 132, 92))
            x, y = column * 152, row * 118
            if _is_seen(x + width / 2, y + 98 / 2, radians(turn)):
                blocks.append(f'<rect x="{x}" y="{y}" width="{width}" height="98" rx="14"/>')
    river = "M-1400-330C-640-260-470-380-380-150S-120 150 90 300 520 350 1500 640"
    mask = (
        f'<mask id="river"><rect x="-1600" y="-1200" width="3200" height="2400" fill="#fff"/>'
        f'<path d="{river}" fill="none" stroke="#000" stroke-width="150"/></mask>'
    )
    inner = f'<path d="{river}" fill="none" stroke="#000" stroke-width="96"/>'
    town = f'{mask}<g mask="url(#river)">{"".join(blocks)}</g>{inner}'
    return f'<g transform="translate({WIDTH / 2} {HEIGHT / 2}) rotate({turn})">{town}</g>'


def _is_seen(x: float, y: float, turn: float) -> bool:
    """Returns whether a block around a point is within the drawing once the town is turned."""
    across = abs(x * cos(turn) - y * sin(turn))
    down = abs(x * sin(turn) + y * cos(turn))
    return across < WIDTH / 2 + BLOCK and down < HEIGHT / 2 + BLOCK


def rain(seed: int = 11, count: int = 144) -> str:
    """Rain that falls aslant on rising water."""
    chance = Random(seed)
    drops, waves = [], []
    for index in range(count):
        x = index % 18 * 84 + chance.uniform(0, 60)
        y = index // 18 * 66 + chance.uniform(-20, 30)
        length = chance.uniform(26, 64)
        drops.append(f'<path d="M{x:.0f} {y:.0f}l{-0.3 * length:.0f} {length:.0f}"/>')
    for level in (600, 656, 712):
        waves.append(f'<path d="M-60 {level}{"q45-34 90 0t90 0" * 9}"/>')
    return (
        f'<g fill="none" stroke="#000" stroke-width="7" stroke-linecap="round">{"".join(drops)}</g>'
        f'<g fill="none" stroke="#000" stroke-width="20">{"".join(waves)}</g>'
    )


DRAWINGS = {"wato": rays, "udc": furrows, "touchpoint": skyline, "unichem": streets, "iag": rain}


def main() -> None:
    """Writes the drawing of each case study."""
    ASSETS.mkdir(exist_ok=True)
    for slug, draw in DRAWINGS.items():
        size = f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"'
        markup = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{draw()}</svg>\n'
        (ASSETS / f"{slug}.svg").write_text(markup)


if __name__ == "__main__":
    main()
