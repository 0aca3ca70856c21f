"""Which background colours of a client are too similar to the theme's accent."""

import pytest

from portfolio.components.palette import is_near_accent
from portfolio.models.project import ClientColors
from portfolio.models.theme_colors import SchemeColor

YELLOW = SchemeColor(light="#ffe14a", dark="#ffe14a")


@pytest.mark.parametrize(("ground", "near"), [("#ffc400", True), ("#4cc6d0", False)])
def test_only_a_client_colour_similar_to_the_accent_is_near_the_accent(
    ground: str, near: bool
) -> None:
    palette = ClientColors(ground=ground, ring=ground, text="#1b0f33", night=None, accent=None)
    assert is_near_accent(palette, YELLOW) is near


def test_a_client_colour_near_the_accent_of_the_dark_scheme_counts_as_near() -> None:
    palette = ClientColors(
        ground="#ffc400", ring="#ffc400", text="#1b0f33", night=None, accent=None
    )
    assert is_near_accent(palette, SchemeColor(light="#0f4d36", dark="#ffe14a"))
