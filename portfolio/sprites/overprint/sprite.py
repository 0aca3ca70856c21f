"""Prints a drawing: its solid inks, its dots, and its lines a little out of register."""

from __future__ import annotations

from copy import deepcopy
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from shapely.geometry.base import BaseGeometry

from portfolio.sprites.outline import outline_around
from portfolio.sprites.overprint.inks import Ink, Inks
from portfolio.sprites.overprint.masks import DENSITY, moved, traced
from portfolio.sprites.overprint.paper_edge import is_cut, paper_of
from portfolio.sprites.overprint.print_svg import Layer, Size, print_svg
from portfolio.sprites.overprint.screens import Dots, dots_of
from portfolio.sprites.overprint.separation import Separation, rasterized, separation_of
from portfolio.sprites.overprint.slim_parts import with_slim_parts_solid

SLIP = (1.6, 1.2)
"""Units by which the lines are too far right and down: 2 on the diagonal."""

SHADOW = (4.5, 5)
"""Units from the paper to its shadow."""

ANGLES: dict[Ink, float] = {"red": 45, "yellow": 45, "blue": 20, "over": 20}
"""Of the rows of dots, in degrees; different ones make no pattern where they meet."""


def overprint_sprite(svg: str, inks: Inks) -> str:
    """Prints a drawing with two inks: blue, and red or yellow, whichever it has more of.

    Midtones are dots, white is bare paper, and dark lines are blue and slightly out of register.
    In dark the inks are light and lie on card, which is left bare where the lines are. The colours
    follow `prefers-color-scheme`. The paper has the class ``cut``, the outline of what lies on it
    ``sil``.

    Args:
        svg: A safe drawing with a view box. Its paper has the class ``cut``; one without gets some.
        inks: The colours.

    Returns:
        A safe drawing of the same size; an empty one if nothing of it can be seen.
    """
    root = ElementTree.fromstring(svg)
    drawing = rasterized(_without_paper(root))
    bare, paper = paper_of(root, drawing)
    separation = with_slim_parts_solid(separation_of(drawing, bare))
    layers = [
        Layer("shadow", paper, moved=SHADOW),
        Layer("edge", paper, name="cut"),
        *_fills(separation),
        *_lines(separation),
    ]
    size = Size(drawing.shape[1] / DENSITY, drawing.shape[0] / DENSITY)
    return print_svg(root, size, layers, outline_around(traced(~bare)), inks)


def _without_paper(root: Element) -> Element:
    copy = deepcopy(root)
    for node in [*copy.iter()]:
        for child in [child for child in node if is_cut(child)]:
            node.remove(child)
    return copy


def _fills(separation: Separation) -> list[Layer]:
    """Returns the solid inks, their dots, then what is white, so that no dot lies on it."""
    solid: tuple[Ink, ...] = ("yellow", "red", "blue")
    layers = [Layer(ink, traced(separation.base(ink))) for ink in solid]
    layers += [Layer(ink, _dots(separation, ink, None)) for ink in solid]
    layers += [Layer("over", _dots(separation, "over", ink)) for ink in solid]
    return [
        *layers,
        *(Layer(ink, traced(separation.base(ink))) for ink in ("over", "white", "dark")),
    ]


def _dots(separation: Separation, ink: Ink, base: Ink | None) -> Dots:
    """Returns the dots of an ink, which grow towards where the ink is solid."""
    where = separation.dotted(ink, base)
    if base:
        around, coverage = separation.base(base), separation.coverage()
    else:
        solid = separation.base(ink)
        around, coverage = where | solid, separation.coverage() * where + solid
    return dots_of(coverage, where, around, ANGLES[ink])


def _lines(separation: Separation) -> list[Layer]:
    """Returns the lines out of register, and where they lie on other ink."""
    below = separation.base("red") | separation.base("yellow") | separation.base("dark")
    area: BaseGeometry = separation.line_area
    return [
        Layer("line", area, moved=SLIP),
        Layer("dark", traced(moved(separation.lines, SLIP) & below, crumb=0.5)),
        Layer("blue", separation.lonely_lines(), moved=SLIP),
    ]
