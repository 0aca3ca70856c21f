"""Which background colours of a client are too similar to the theme's accent."""

import pytest

from portfolio.components.palette import is_near_accent
from portfolio.models.project import ClientColors
from portfolio.models.theme_colors import SchemeColor

YELLOW, GREEN = "#ffe14a", "#0f4d36"


@pytest.mark.parametrize(
    ("ground", "light", "near"),
    [("#ffc400", YELLOW, True), ("#ffc400", GREEN, True), ("#4cc6d0", YELLOW, False)],
)
def test_a_client_colour_similar_to_the_accent_of_one_scheme_is_near_the_accent(
    ground: str, light: str, near: bool
) -> None:
    palette = ClientColors(ground=ground, ring=ground, text="#1b0f33", night=None, accent=None)
    assert is_near_accent(palette, SchemeColor(light=light, dark=YELLOW)) is near
