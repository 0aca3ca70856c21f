"""Contrast of theme colours, the nearest colour with enough of it, and inks for the visitors."""

import pytest
from coloraide import Color

from portfolio.color import AA_LARGE, AA_TEXT, contrast, lightness_contrast, nearest_color
from portfolio.components.client_colors import is_near_accent, palette_properties
from portfolio.content.palettes import palettes
from portfolio.content.theme_files import ENGINE_THEME_NAMES, THEME_NAMES
from portfolio.content.themes import default_theme, named_theme
from portfolio.models.project import ClientColors
from portfolio.models.theme.color_pairs import WORDS_LEVEL, misses, passes
from portfolio.models.theme.colors import SchemeColor
from portfolio.theme.sticker_inks import name_of, sticker_inks

KNOWN_MISSES = {
    "sticker-pop": {
        ("colors.codeName", "colors.code", "dark"),
        ("colors.rail", "colors.paper", "dark"),
        ("colors.rail", "colors.surface", "dark"),
    },
    "swiss": {
        *(("colors.onAccent", "colors.accent", scheme) for scheme in ("light", "dark")),
        *(("colors.onNight", "colors.night", scheme) for scheme in ("light", "dark")),
    },
    "riso": {("colors.onAccent", "colors.accent", "light")},
}
"""Pairs that WCAG passes and APCA does not: in sticker-pop Lc 58.7 for words, 26 and 24 for
lines; in swiss ink on the accent, 5.6:1 and Lc 43.8, in riso 4.7:1 and Lc 38.7, as
their designs have it."""


@pytest.mark.parametrize(
    ("front", "ground", "expected"),
    [
        ("#888888", "#ffffff", 63.056),
        ("#ffffff", "#888888", 68.541),
        ("#000000", "#aaaaaa", 58.146),
        ("#aaaaaa", "#000000", 56.241),
        ("#112233", "#ddeeff", 91.668),
        ("#ddeeff", "#112233", 93.068),
        ("#112233", "#444444", 8.323),
        ("#444444", "#112233", 7.527),
        ("#101010", "#111111", 0),
    ],
)
def test_apca_contrast_gives_the_published_values(front: str, ground: str, expected: float) -> None:
    assert lightness_contrast(front, ground) == pytest.approx(expected, abs=0.01)


@pytest.mark.parametrize("name", THEME_NAMES)
def test_every_colour_pair_of_a_theme_has_enough_contrast(name: str) -> None:
    found = {
        (miss.pair.front, miss.pair.ground, miss.scheme): miss for miss in misses(named_theme(name))
    }
    assert {*found} == KNOWN_MISSES.get(name, set())
    ratios = [contrast(miss.front, miss.ground) / miss.pair.level.ratio for miss in found.values()]
    assert min(ratios, default=1) >= 1, "WCAG passes them"


@pytest.mark.parametrize("color", ["#e4572e", "#ffe14a", "#8c8c8c", "#ffffff", "#000000"])
def test_the_nearest_lightness_with_enough_contrast_has_the_same_hue(color: str) -> None:
    found = nearest_color(color, lambda tint: passes(tint, "#fffbf4", WORDS_LEVEL))
    assert passes(found, "#fffbf4", WORDS_LEVEL)
    before, after = (Color(written).convert("oklch") for written in (color, found))
    if before["chroma"] > 0.01 and after["chroma"] > 0.01:
        assert after["hue"] == pytest.approx(before["hue"], abs=4)
    half_way = before["lightness"] + (after["lightness"] - before["lightness"]) * 0.9
    nearer = nearest_color(color, lambda it: Color(it).convert("oklch")["lightness"] <= half_way)
    assert found == color or not passes(nearer, "#fffbf4", WORDS_LEVEL)


def test_no_colour_is_found_for_words_on_grounds_that_are_too_different() -> None:
    assert nearest_color("#1b0f33", lambda tint: passes(tint, "#fffbf4", WORDS_LEVEL)) == "#1b0f33"
    grounds = ("#000000", "#ffffff", "#777777")
    on_all = nearest_color("#e4572e", lambda it: all(passes(it, on, WORDS_LEVEL) for on in grounds))
    assert not on_all


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


@pytest.mark.parametrize("theme", ENGINE_THEME_NAMES)
def test_words_marks_and_outlined_figures_are_seen_on_each_ground_that_a_theme_gives_a_client(
    theme: str,
) -> None:
    accent = named_theme(theme).colors.accent
    for palette in palettes(named_theme(theme)):
        assert min(contrast(palette.text, it) for it in (palette.ground, palette.ring)) >= AA_TEXT
        night = palette_properties(palette)["--client-night"]
        assert min(contrast(it, night) for _, it in accent) >= AA_LARGE
        assert "--outlined-accent" not in palette_properties(palette)


@pytest.mark.parametrize(
    ("accent", "is_figure"), [("#ffc400", True), ("#f0452c", False), ("#2350b5", False)]
)
def test_the_accent_of_an_outlined_figure_differs_from_ground_and_outline(
    accent: str, *, is_figure: bool
) -> None:
    colors = {"ground": "#f0452c", "ring": "#f2614c", "text": "#21151e", "accent": accent}
    shown = palette_properties(ClientColors.model_validate(colors))
    assert shown.get("--outlined-accent") == (accent if is_figure else None)


@pytest.mark.parametrize("theme", ENGINE_THEME_NAMES)
def test_a_theme_has_eight_inks_that_can_be_seen_on_the_paper(theme: str) -> None:
    paper = named_theme(theme).colors.on_dark.light
    colors = [ink["color"] for ink in sticker_inks(named_theme(theme))]
    assert len({*colors}) == len(colors) == 8
    assert all(contrast(color, paper) >= 3 for color in colors)


def test_an_ink_that_cannot_be_seen_is_darkened_as_little_as_needed() -> None:
    theme = default_theme()
    colors = [ink["color"] for ink in sticker_inks(theme)]
    assert theme.hues.red in colors
    assert theme.hues.orange not in colors
    assert any(3 <= contrast(color, "#ffffff") < 3.1 for color in colors)


@pytest.mark.parametrize(
    ("color", "name"),
    [
        ((27, 15, 51), "black"),
        ((85, 83, 77), "grey"),
        ((122, 74, 58), "brown"),
        ((255, 81, 56), "red"),
        ((224, 121, 27), "orange"),
        ((255, 225, 74), "yellow"),
        ((19, 158, 99), "green"),
        ((47, 146, 255), "blue"),
        ((95, 47, 224), "violet"),
        ((244, 69, 158), "pink"),
    ],
)
def test_colours_have_the_name_that_people_give_them(
    color: tuple[int, int, int], name: str
) -> None:
    assert name_of(color) == name
