"""Twelve invented brands: a name, the voice it is set in, and a mark on a 64 by 64 grid.

Every mark is cut from the same sheet: circles, quarter circles and bars in steps of 8, one colour,
with the gaps doing the drawing.
"""

from __future__ import annotations

from typing import NamedTuple


class Brand(NamedTuple):
    """One brand; ``font`` is a file of ``fonts/`` and ``weight`` its place on the weight axis."""

    name: str
    font: str
    weight: int
    mark: str


BRANDS = (
    Brand(
        "Kettlewick",
        "caprasimo",
        400,
        "M32 0C36 14 56 20 56 40A24 24 0 0 1 8 40C8 28 15 22 20 14Q22 22 26 24 25 12 32 0Z"
        "M32 32Q24 38 24 46A8 8 0 0 0 40 46Q40 38 32 32Z",
    ),
    Brand(
        "Oddfield",
        "hanken-grotesk",
        900,
        "M0 0H18V18H0ZM23 0H41V18H23ZM46 0H64V18H46ZM0 23H18V41H0ZM46 23H64V41H46Z"
        "M0 46H18V64H0ZM23 46H41V64H23ZM46 46H64V64H46ZM32 23A9 9 0 0 1 32 41 9 9 0 0 1 32 23Z",
    ),
    Brand(
        "Saltwick",
        "anybody",
        800,
        "M0 24A16 16 0 0 1 32 24 16 16 0 0 0 64 24V12A16 16 0 0 1 32 12 16 16 0 0 0 0 12Z"
        "M0 52A16 16 0 0 1 32 52 16 16 0 0 0 64 52V40A16 16 0 0 1 32 40 16 16 0 0 0 0 40Z",
    ),
    Brand(
        "Quillmoor",
        "shrikhand",
        400,
        "M64 0C24 0 8 20 8 44V52L0 64H12L18 56C46 56 64 36 64 0ZM50 14 20 50H14L44 14Z",
    ),
    Brand(
        "Lumby",
        "syne",
        800,
        "M0 40A32 32 0 0 1 64 40ZM0 46H64V54H0ZM12 58H52V64H12ZM28 0H36V6H28Z",
    ),
    Brand(
        "Ploverly",
        "figtree",
        800,
        "M0 32A32 32 0 0 1 32 0H64A32 32 0 0 1 32 32ZM0 36H36V64A36 28 0 0 1 0 36Z"
        "M40 36H64A28 28 0 0 1 40 62Z",
    ),
    Brand(
        "Hexby",
        "anybody",
        900,
        "M32 0 60 16V48L32 64 4 48V16ZM32 8 14 18 32 28 50 18Z"
        "M10 24V44L28 54V34ZM54 24 36 34V54L54 44Z",
    ),
    Brand(
        "Tarnsey",
        "hanken-grotesk",
        800,
        "M1 30A32 32 0 0 1 63 30Q55 36 47 30T31 30 15 30 1 30Z"
        "M2 40Q9 44 15 40 23 34 31 40T47 40 62 40A32 32 0 0 1 2 40Z",
    ),
    Brand(
        "Brambel",
        "caprasimo",
        400,
        "M18 18A11 11 0 1 1 17.900 18ZM46 18A11 11 0 1 1 45.900 18ZM32 40A11 11 0 1 1 31.900 40Z"
        "M32 16C30 4 38 0 50 0 50 10 44 16 32 16ZM32 16C34 6 26 2 16 2 17 11 22 16 32 16Z",
    ),
    Brand(
        "Gantrel",
        "syne",
        700,
        "M0 64V32A32 32 0 0 1 64 32V64H52V32A20 20 0 0 0 12 32V64Z"
        "M18 64V32A14 14 0 0 1 46 32V64H36V32A4 4 0 0 0 28 32V64Z",
    ),
    Brand(
        "Wexlow",
        "figtree",
        900,
        "M0 64V44A20 20 0 0 1 20 64ZM22 64V22A20 20 0 0 1 42 42V64ZM44 64V0A20 20 0 0 1 64 20V64Z",
    ),
    Brand(
        "Marrowby",
        "shrikhand",
        400,
        "M30 64V34A30 30 0 0 0 0 4V34A30 30 0 0 0 30 64Z"
        "M34 64V42A30 42 0 0 1 64 0V22A30 42 0 0 1 34 64Z",
    ),
)
