"""Colours become solid ink, dots or bare paper by their hue and lightness."""

from __future__ import annotations

import pytest

from portfolio.sprites.overprint.tones import FirstInk, Rgb, Tone, first_ink, tone_of

WHITE, CREAM, OUTLINE, BLACK = (255, 255, 255), (255, 244, 220), (27, 15, 51), (0, 0, 0)
SCARLET, CRIMSON, PINK, MAROON = (255, 81, 56), (216, 30, 78), (255, 138, 205), (75, 11, 54)
LEMON, ORANGE = (255, 225, 74), (255, 138, 31)
NAVY, VIOLET, SKY, GREEN, GREY = (
    (42, 14, 115),
    (95, 47, 224),
    (108, 203, 255),
    (86, 204, 75),
    (150,) * 3,
)


@pytest.mark.parametrize(
    ("colour", "tone"),
    [
        (WHITE, Tone("white")),
        (CREAM, Tone("white")),
        (BLACK, Tone("line")),
        (OUTLINE, Tone("line")),
        (SCARLET, Tone("red")),
        (MAROON, Tone("dark")),
        (NAVY, Tone("blue")),
    ],
)
def test_colours_near_an_ink_are_printed_as_solid_ink_or_bare_paper(
    colour: Rgb, tone: Tone
) -> None:
    assert tone_of(colour, "red") == tone


@pytest.mark.parametrize(
    ("colour", "first", "base", "dots"),
    [
        (PINK, "red", None, "red"),
        (CRIMSON, "red", "red", "over"),
        (LEMON, "red", None, "red"),
        (VIOLET, "red", None, "blue"),
        (GREEN, "red", None, "blue"),
        (GREY, "red", None, "blue"),
        (ORANGE, "yellow", "yellow", "over"),
        (SCARLET, "yellow", "yellow", "over"),
        (GREEN, "yellow", "yellow", "over"),
        (PINK, "yellow", None, "blue"),
    ],
)
def test_colours_between_inks_and_paper_are_printed_as_dots(
    colour: Rgb, first: FirstInk, base: str | None, dots: str
) -> None:
    tone = tone_of(colour, first)
    assert (tone.base, tone.dots) == (base, dots)
    assert 0.05 < tone.coverage < 0.8


@pytest.mark.parametrize(("light", "dark"), [(SKY, VIOLET), (LEMON, ORANGE)])
def test_darker_colours_are_printed_with_more_dots(light: Rgb, dark: Rgb) -> None:
    assert tone_of(light, "red").coverage < tone_of(dark, "red").coverage


def test_the_first_ink_of_a_print_is_that_of_most_pixels() -> None:
    assert first_ink({LEMON: 100, SCARLET: 10, SKY: 999}) == "yellow"
    assert first_ink({LEMON: 100, SCARLET: 90}) == "red"
    assert first_ink({SKY: 5}) == "red"
    assert first_ink({CREAM: 500, SCARLET: 1}) == "red"
