"""The liquid cosmos: rings, dust and the waves that grounds end in."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import reflex as rx

Point = tuple[float, float]

RINGS = 9
BOX = (1440, 900)
"""The drawing box of rings and dust, in CSS pixels; it is always covered, never squeezed."""


def _closed(points: list[Point]) -> str:
    """Returns a smooth closed path through points (Catmull-Rom as cubic Béziers)."""
    count = len(points)
    path = "M{:.0f} {:.0f}".format(*points[0])
    for index in range(count):
        before, start, end, after = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        path += "C{:.0f} {:.0f} {:.0f} {:.0f} {:.0f} {:.0f}".format(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    return path + "Z"


def _ring(index: int, count: int = 42) -> str:
    radius, x, y = index * 118, BOX[0] * 0.8, BOX[1] * 0.86

    def point(turn: float) -> Point:
        fast, slow = math.sin(7 * turn + index * 0.55), math.sin(3 * turn - index * 0.4)
        wobble = 1 + 0.07 * fast + 0.05 * slow
        return x + radius * wobble * math.cos(turn), y + radius * wobble * math.sin(turn)

    return _closed([point(step / count * math.tau) for step in range(count)])


def ring_paths() -> list[str]:
    """Returns the rings from the outermost to the innermost, as SVG path data."""
    return [_ring(index) for index in range(RINGS, 0, -1)]


def rings_svg() -> str:
    """Returns every other ring as one shape, to be used as a mask."""
    return _svg(f'<path fill-rule="evenodd" d="{"".join(ring_paths())}"/>')


def dust_svg(count: int = 46, seed: int = 11) -> str:
    """Returns dots and four-point sparkles, scattered the same way every time."""
    chance = random.Random(seed)
    specks = []
    for _ in range(count):
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
    return _svg(f'<path d="{"".join(specks)}"/>')


def _svg(body: str) -> str:
    width, height = BOX
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def _wave(height: float, middle: float, swing: float, phase: float, turns: float) -> str:
    """Returns the area below a wave across a box 1440 wide."""
    steps = 24

    def level(share: float) -> float:
        angle = math.tau * turns * share
        ripple = 0.45 * math.sin(2.3 * angle + 1.7 * phase)
        return middle + swing * (math.sin(angle + phase) + ripple)

    shares = [step / steps for step in range(steps + 1)]
    return _under([(BOX[0] * share, level(share)) for share in shares], height)


def _under(points: list[Point], height: float) -> str:
    path = "M{:.0f} {:.1f}".format(*points[0])
    for index in range(len(points) - 1):
        before, after = points[max(index - 1, 0)], points[min(index + 2, len(points) - 1)]
        start, end = points[index], points[index + 1]
        path += "C{:.0f} {:.1f} {:.0f} {:.1f} {:.0f} {:.1f}".format(
            start[0] + (end[0] - before[0]) / 6,
            start[1] + (end[1] - before[1]) / 6,
            end[0] - (after[0] - start[0]) / 6,
            end[1] - (after[1] - start[1]) / 6,
            *end,
        )
    return f"{path}V{height:.0f}H0Z"


def _strip(class_name: str, height: int, *paths: rx.Component) -> rx.Component:
    return rx.el.svg(
        *paths,
        view_box=f"0 0 {BOX[0]} {height}",
        class_name=class_name,
        custom_attrs={"preserveAspectRatio": "none", "aria-hidden": True},
    )


def edge(*, middle: float = 23, swing: float = 12, phase: float = 0.6) -> rx.Component:
    """Returns the wave at the foot of a ground, in the colour of what follows it.

    Args:
        middle: Level of the wave, from the top of a box 56 high.
        swing: How far it rises and falls.
        phase: Where along the wave the left edge lies, in radians.
    """
    return _strip("edge", 56, rx.el.path(d=_wave(56, middle, swing, phase, 1.6)))


BANDS = ("#ffe14a", "#ffb81f", "#ff8a1f", "#ff5138", "#f4459e", "var(--night)")
"""The split fountain, flowing into the footer."""


def fountain() -> rx.Component:
    """Returns the split-fountain waves above the footer."""
    paths = (
        rx.el.path(
            d=_wave(150, 26 + index * 19, 13, 0.4 + index * 0.34, 1.3),
            custom_attrs={"style": {"fill": colour}},
        )
        for index, colour in enumerate(BANDS)
    )
    return _strip("footer__waves", 150, *paths)


TRIP = (
    "#2a0e73",
    "#5f2fe0",
    "#8c5cff",
    "#f4459e",
    "#ff5138",
    "#ff8a1f",
    "#ffb81f",
    "#ffe14a",
    "#fff4dc",
)
"""The rings when the lights are tripped, outer to inner."""


def tripping_rings() -> rx.Component:
    """Returns the rings one by one, each with the colour that it trips to."""
    paths = (
        rx.el.path(d=path, custom_attrs={"style": {"--trip": colour, "--i": index}})
        for index, (path, colour) in enumerate(zip(ring_paths(), TRIP, strict=True))
    )
    return rx.el.svg(
        *paths,
        view_box="0 0 {} {}".format(*BOX),
        class_name="hero__rings",
        custom_attrs={"preserveAspectRatio": "xMaxYMax slice", "aria-hidden": True},
    )


MASKS: dict[str, Callable[[], str]] = {"rings.svg": rings_svg, "dust.svg": dust_svg}
"""Files that stylesheets use, by name under /generated/."""
