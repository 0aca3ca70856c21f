"""Drawings are rasterized in the light or the dark scheme."""

from __future__ import annotations

from portfolio.images.rasterize import in_dark, rasterize_svg

DRAWING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><style>
.a{fill:#f00}@media (prefers-color-scheme: dark){.a{fill:#00f}}@media print{.a{fill:#0f0}}
</style><path class="a" d="M0 0h10v10H0z"/></svg>"""


def test_dark_rules_of_a_drawing_apply_in_dark_alone() -> None:
    light, dark = (rasterize_svg(svg, 10, 1) for svg in (DRAWING, in_dark(DRAWING)))
    assert light.getpixel((5, 5)) == (255, 0, 0, 255)
    assert dark.getpixel((5, 5)) == (0, 0, 255, 255)
    plain = DRAWING.replace("(prefers-color-scheme: dark)", "screen")
    assert in_dark(plain) is plain
