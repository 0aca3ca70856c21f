"""Drawings are rasterized in the light or the dark scheme."""

from __future__ import annotations

from PIL import Image

from portfolio.images.rasterize import in_dark, rasterize_svg

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>
.a{fill:#f00}@media (prefers-color-scheme: dark){.a{fill:#00f}}@media print{.a{fill:#0f0}}
</style><path class="a" d="M0 0h10v10H0z"/></svg>"""


def middle(svg: str) -> tuple[int, ...]:
    picture: Image.Image = rasterize_svg(svg, 10, 1)
    found = picture.getpixel((5, 5))
    assert isinstance(found, tuple)
    return found


def test_dark_rules_of_a_drawing_apply_in_dark_alone() -> None:
    assert middle(DRAWING) == (255, 0, 0, 255)
    assert middle(in_dark(DRAWING)) == (0, 0, 255, 255)


def test_a_drawing_without_colour_schemes_stays_the_same_in_dark() -> None:
    plain = DRAWING.replace("(prefers-color-scheme: dark)", "screen")
    assert in_dark(plain) is plain
