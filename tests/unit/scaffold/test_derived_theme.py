"""Themes derived from a colour are complete, keep its hue, and have enough contrast."""

from __future__ import annotations

import pytest
from coloraide import Color
from hypothesis import example, given
from hypothesis import strategies as st

from portfolio.models.color_pairs import misses
from portfolio.models.theme import Theme
from portfolio.scaffold.derived_theme import derive

ACCENTS = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


@example("#000000")
@example("#ffffff")
@example("#808080")
@example("#0000ff")
@example("#e4572e")
@given(ACCENTS)
def test_every_pair_of_a_derived_theme_has_enough_contrast(accent: str) -> None:
    theme = Theme.model_validate(derive(accent))
    assert [(miss.pair.front, miss.pair.ground, miss.scheme) for miss in misses(theme)] == []


@given(ACCENTS)
def test_the_accent_of_a_derived_theme_keeps_its_hue(accent: str) -> None:
    found = derive(accent)["colors"]["accent"]["light"]
    before, after = (Color(written).convert("oklch") for written in (accent, found))
    if before["lightness"] > 0.75:
        assert found == accent
    if before["chroma"] > 0.05 and after["chroma"] > 0.05:
        assert abs((before["hue"] - after["hue"] + 180) % 360 - 180) < 12


@pytest.mark.parametrize("style", ["flat", "outline", "overprint", "grain", "text"])
def test_titles_of_a_derived_theme_have_enough_contrast(style: str) -> None:
    data = derive("#e4572e", style)
    theme = Theme.model_validate({**data, "lettering": {**data["lettering"], "style": style}})
    assert [(miss.pair.front, miss.pair.ground, miss.scheme) for miss in misses(theme)] == []


@pytest.mark.parametrize(("one", "other"), [("#e4572e", "#2f92ff"), ("#e4572e", "#808080")])
def test_themes_derived_from_two_colours_differ(one: str, other: str) -> None:
    first, second = derive(one), derive(other)
    same = [role for role, color in first["colors"].items() if second["colors"][role] == color]
    assert {*same} <= {"stickerBorder", "quiet", "onDark"}
    assert first["grounds"] != second["grounds"]


def test_hues_of_a_theme_derived_from_grey_are_pale() -> None:
    def strongest(accent: str) -> float:
        return max(Color(hue).convert("oklch")["chroma"] for hue in derive(accent)["hues"].values())

    assert strongest("#777777") < 0.06 < 0.18 < strongest("#e4572e")


def test_title_colours_of_a_theme_derived_from_yellow_are_warm() -> None:
    bands = derive("#ffe14a")["lettering"]["gradients"]["home"]
    hues = [Color(band).convert("oklch")["hue"] for band in bands]
    assert hues == sorted(hues, reverse=True)
    assert hues[0] < 110
