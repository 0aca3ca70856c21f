"""A theme that is derived from a colour: complete, related to it, and everything can be seen."""

from __future__ import annotations

import pytest
from coloraide import Color
from hypothesis import example, given, settings
from hypothesis import strategies as st

from portfolio.models.theme import Theme
from portfolio.models.theme.contrast import misses
from portfolio.models.theme.theme import read_theme
from portfolio.scaffold.theme.derive import derive

ACCENTS = st.integers(0, 0xFFFFFF).map(lambda it: f"#{it:06x}")


@example("#000000")
@example("#ffffff")
@example("#808080")
@example("#0000ff")
@example("#e4572e")
@settings(max_examples=40, deadline=None)
@given(ACCENTS)
def test_every_pair_can_be_seen_in_light_and_dark(accent: str) -> None:
    theme = Theme.model_validate(derive(accent))
    assert [(it.pair.front, it.pair.ground, it.scheme) for it in misses(theme)] == []


@settings(max_examples=15, deadline=None)
@given(ACCENTS)
def test_the_accent_keeps_its_hue_and_stays_if_words_can_be_read_on_it(accent: str) -> None:
    found = derive(accent)["colors"]["accent"]["light"]
    before, after = (Color(it).convert("oklch") for it in (accent, found))
    if before["lightness"] > 0.75:
        assert found == accent
    if before["chroma"] > 0.05 and after["chroma"] > 0.05:
        assert abs((before["hue"] - after["hue"] + 180) % 360 - 180) < 12


@pytest.mark.parametrize("style", ["flat", "outline", "overprint", "grain", "text"])
@pytest.mark.parametrize("accent", ["#e4572e", "#ffe14a", "#123456", "#808080", "#1fa37a"])
def test_titles_of_every_style_can_be_seen(style: str, accent: str) -> None:
    data = derive(accent, style)
    theme = Theme.model_validate({**data, "lettering": {**data["lettering"], "style": style}})
    assert [(it.pair.front, it.pair.ground, it.scheme) for it in misses(theme)] == []


def test_it_says_all_colours_that_a_theme_has() -> None:
    complete, derived = read_theme("sticker-pop"), derive("#e4572e")
    for part in ("hues", "colors", "grounds", "pastels"):
        assert derived[part].keys() == complete[part].keys()
    assert {"trip", "waves", "lettering"} <= derived.keys()


@pytest.mark.parametrize(("one", "other"), [("#e4572e", "#2f92ff"), ("#e4572e", "#808080")])
def test_another_colour_is_another_theme(one: str, other: str) -> None:
    first, second = derive(one), derive(other)
    same = [role for role, it in first["colors"].items() if second["colors"][role] == it]
    assert {*same} <= {"stickerBorder", "quiet", "onDark"}
    assert first["grounds"] != second["grounds"]


def test_a_grey_accent_gives_a_quiet_theme() -> None:
    def strongest(accent: str) -> float:
        return max(Color(it).convert("oklch")["chroma"] for it in derive(accent)["hues"].values())

    assert strongest("#777777") < 0.06 < 0.18 < strongest("#e4572e")


def test_the_bands_of_a_yellow_accent_are_warm() -> None:
    bands = derive("#ffe14a")["lettering"]["gradients"]["home"]
    hues = [Color(it).convert("oklch")["hue"] for it in bands]
    assert hues == sorted(hues, reverse=True)
    assert hues[0] < 110
