"""A pen that writes glyphs as short path data: whole, relative numbers on a fine grid."""

from __future__ import annotations

from typing import Any

from fontTools.pens.basePen import BasePen

Point = tuple[float, float]


class ShortPathPen(BasePen):
    """Collects path data; multiply its numbers by ``1 / grid`` to get the units drawn in."""

    def __init__(self, glyphs: Any, grid: int) -> None:
        super().__init__(glyphs)
        self.grid = grid
        self.at = (0, 0)
        self.data = ""

    def _write(self, command: str, *points: Point) -> None:
        # Steps start at the rounded point, so that rounding errors do not add up.
        rounded = [(round(x * self.grid), round(y * self.grid)) for x, y in points]
        steps = [step for x, y in rounded for step in (x - self.at[0], y - self.at[1])]
        self.at = rounded[-1]
        self.data += command + " ".join(map(str, steps)).replace(" -", "-")

    def _moveTo(self, pt: Point) -> None:
        self._write("m", pt)

    def _lineTo(self, pt: Point) -> None:
        self._write("l", pt)

    def _curveToOne(self, pt1: Point, pt2: Point, pt3: Point) -> None:
        self._write("c", pt1, pt2, pt3)

    def _qCurveToOne(self, pt1: Point, pt2: Point) -> None:
        self._write("q", pt1, pt2)

    def _closePath(self) -> None:
        self.data += "z"
        self.at = self.start

    def moveTo(self, pt: Point) -> None:
        """Starts a contour and stores its first point, to which closing it returns."""
        super().moveTo(pt)
        self.start = self.at
