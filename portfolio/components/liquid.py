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


def _smooth(points: list[Point]) -> str:
    """Returns a smooth path from the second to the last but one of some points (Catmull-Rom).

    Whole numbers, each from where the curve before ended; ``s`` mirrors that one's last handle.
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


def _ring(index: int, count: int = 28) -> str:
    radius, x, y = index * 118, BOX[0] * 0.8, BOX[1] * 0.86

    def point(turn: float) -> Point:
        fast, slow = math.sin(7 * turn + index * 0.55), math.sin(3 * turn - index * 0.4)
        wobble = 1 + 0.07 * fast + 0.05 * slow
        return x + radius * wobble * math.cos(turn), y + radius * wobble * math.sin(turn)

    points = [point(step / count * math.tau) for step in range(-1, count + 2)]
    return f"{_smooth(points)}Z"


def ring_paths() -> list[str]:
    """Returns the rings from the outermost to the innermost, as SVG path data."""
    return [_ring(index) for index in range(RINGS, 0, -1)]


def rings_svg() -> str:
    """Returns every other ring as one shape, ``#rings``, and each for itself, ``#ring-0`` …."""
    paths = ring_paths()
    single = (f'<path id="ring-{index}" d="{path}"/>' for index, path in enumerate(paths))
    return _svg(
        f'<defs>{"".join(single)}</defs><path id="rings" fill-rule="evenodd" d="{"".join(paths)}"/>'
    )


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
    return _svg(f'<path id="dust" d="{"".join(specks)}"/>')


def waves_svg() -> str:
    """Returns the waves of the split fountain, ``#wave-0`` …."""
    waves = (
        _wave(150, 26 + index * 19, 13, 0.4 + index * 0.34, 1.3) for index in range(len(BANDS))
    )
    return _svg("".join(f'<path id="wave-{i}" d="{wave}"/>' for i, wave in enumerate(waves)), 150)


def _svg(body: str, height: int = BOX[1]) -> str:
    width = BOX[0]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{body}</svg>'


def _wave(height: float, middle: float, swing: float, phase: float, turns: float) -> str:
    """Returns the area below a wave across a box 1440 wide."""
    steps = 24

    def level(share: float) -> float:
        angle = math.tau * turns * share
        ripple = 0.45 * math.sin(2.3 * angle + 1.7 * phase)
        return middle + swing * (math.sin(angle + phase) + ripple)

    shares = [step / steps for step in range(-1, steps + 2)]
    line = _smooth([(BOX[0] * share, level(share)) for share in shares])
    return f"{line}V{height:.0f}H0Z"


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
    waves = (
        _use("footer", f"wave-{index}", style={"fill": band}) for index, band in enumerate(BANDS)
    )
    return _strip("footer__waves", 150, *waves)


class Use(rx.el.G):
    """A drawing of another file, in this page's colours."""

    tag = "use"


def _use(file: str, name: str, **attributes: object) -> rx.Component:
    return Use.create(custom_attrs={"href": f"/generated/{file}.svg#{name}", **attributes})


def _cover(class_name: str, hold: str, *drawings: rx.Component) -> rx.Component:
    return rx.el.svg(
        *drawings,
        view_box="0 0 {} {}".format(*BOX),
        class_name=class_name,
        custom_attrs={"preserveAspectRatio": f"{hold} slice", "aria-hidden": True},
    )


def rings() -> rx.Component:
    """Returns the rings in two tones of the ground, held at its lower right."""
    return _cover("rings", "xMaxYMax", _use("rings", "rings"))


def dust() -> rx.Component:
    """Returns dots and sparkles over the whole of a ground."""
    return _cover("dust", "xMidYMid", _use("dust", "dust"))


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
    each = (
        _use("rings", f"ring-{index}", style={"--trip": colour, "--i": index})
        for index, colour in enumerate(TRIP)
    )
    return _cover("hero__rings", "xMaxYMax", *each)


DRAWINGS: dict[str, Callable[[], str]] = {
    "rings.svg": rings_svg,
    "dust.svg": dust_svg,
    "footer.svg": waves_svg,
}
"""Files that pages take shapes from, by name under /generated/: fetched once for all pages."""
