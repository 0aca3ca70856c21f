"""The background of a social image: the theme's own drawing, or wavy rings."""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache, lru_cache
from math import cos, pi, sin
from xml.etree import ElementTree

from portfolio.content.theme_files import theme_files
from portfolio.drawing.backdrops import bulge
from portfolio.drawing.curve_fitting import fit_closed_curves
from portfolio.drawing.path_data import curves_path
from portfolio.models.theme.theme import Theme
from portfolio.picture_files.svg_safety import SVG_NAMESPACE
from portfolio.theme.tokens import colors

WIDTH, HEIGHT = 1200, 630
RINGS, RING_STEP, RING_CENTRE = 9, 118, complex(960, 640)
VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def social_background(theme: Theme, ground: str, ring: str) -> str:
    """Returns the background of a social image as SVG, in the colours of a page.

    A theme's own is ``social.svg`` in its folder, in a box of 1200 by 630. Its attributes take
    ``var(--ground)`` and ``var(--ring)``, and all colours of the theme as stylesheets name them;
    pictures are addressed relative to it.
    """
    files = theme_files(theme.extends, "social.svg")
    if not files:
        return rings(ground, ring)
    shown = {name: color.shown(theme.first_scheme) for name, color in colors(theme)}
    shown |= {"ground": ground, "ring": ring}
    file = files[-1]
    root = ElementTree.fromstring(file.read_text())
    for element in root.iter():
        for name, value in element.attrib.items():
            if element.tag == f"{{{SVG_NAMESPACE}}}image" and name == "href":
                data = b64encode((file.parent / value).read_bytes()).decode()
                element.set(name, f"data:image/png;base64,{data}")
            elif variable := VARIABLE.fullmatch(value):
                element.set(name, shown[variable[1]])
    return ElementTree.tostring(root, encoding="unicode")


@lru_cache(maxsize=16)
def rings(ground: str, ring: str) -> str:
    """Returns wavy rings in two colours."""
    paths = "".join(
        f'<path fill="{ground if index % 2 else ring}" d="{_ring(index)}"/>'
        for index in range(RINGS, 0, -1)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>{paths}</svg>'
    )


@cache
def _ring(index: int) -> str:
    points = []
    for angle in (2 * pi * step / 120 for step in range(120)):
        radius = index * RING_STEP * bulge(index, angle)
        points.append(RING_CENTRE + radius * complex(cos(angle), sin(angle)))
    return curves_path(fit_closed_curves(points, 1)) + "z"
