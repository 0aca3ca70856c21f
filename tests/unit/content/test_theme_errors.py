"""Mistakes in ``content/theme.yaml``, and the diagnostics about them."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory, place_of

MISTAKES = {
    "colors:\n  accent: yelow\n": ("yelow", "colors.accent"),
    "colors:\n  accent: { light: tomatoe, dark: black }\n": ("tomatoe", "colors.accent.light"),
    "grounds:\n  home:\n    ground: '#ff88zz'\n": ("'#ff88zz'", "grounds.home.ground"),
    "colors:\n  accent: #e4572e\n  ink: black\n": ("accent:", "colors.accent"),
    "colors:\n  accent: [red, blue]\n": ("[red", "colors.accent"),
    "colors:\n  accent: { light: '#e4572e' }\n": ("accent:", "colors.accent"),
    "pastels:\n  mind: red\n": ("mind", "pastels.mind"),
    "hues:\n  yellow: yelow\n": ("yelow", "hues.yellow"),
    "hues: yellow\n": ("yellow", "hues"),
    "lettering:\n  gradients:\n    home: [red]\n": ("[red]", "lettering.gradients.home"),
    "lettering:\n  gradients:\n    home: red\n": ("red", "lettering.gradients.home"),
    "lettering:\n  gradients:\n    home: [red, blu]\n": ("blu", "lettering.gradients.home[1]"),
    "lettering: { gradients: { home: [{ light: red, dark: blu }, red] } }\n": (
        *("blu", "lettering.gradients.home[0].dark"),
    ),
    "lettering: { gradients: { home: [{ light: red }, red] } }\n": (
        *("{ light: red }", "lettering.gradients.home[0]"),
    ),
    "sprites:\n  style: pixels\n": ("sprites", "sprites"),
    "extends: sticker-pup\n": ("sticker-pup", "extends"),
    "shape:\n  radius: 99\n": ("99", "shape.radius"),
    "shape:\n  radius: -1\n": ("-1", "shape.radius"),
}
"""Files; the text at which the one diagnostic points, and its field."""

TEXTS = {
    "colors:\n  accent: yelow\n": (
        'colors.accent: expected a colour such as #ffe14a or black; found "yelow"\n'
        "  did you mean `yellow`?"
    ),
    "colors:\n  acent: red\n": (
        'colors.acent: unknown key; found "acent"\n  did you mean `accent`?'
    ),
    "lettering:\n  gradients:\n    home: [red]\n": (
        "lettering.gradients.home: expected a list of 2 to 8 colours; found a list of 1\n"
        "  for letters of one colour write it twice, such as [red, red]"
    ),
    "sprites:\n  style: pixels\n": (
        'sprites: this key has been replaced; found "sprites"\n'
        "  a theme brings drawings of its own in `svg/`, named as those in assets/svg/; all others "
        "are shown as they are drawn"
    ),
    "shape:\n  radius: 99\n": ("shape.radius: expected 40 or less; found 99\n  for example 16"),
}
"""A file with a mistake of each kind, and what is printed about it after its place."""


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_in_a_theme_is_reported_once_with_its_place(
    text: str, directory: ContentDirectory
) -> None:
    at, field = MISTAKES[text]
    directory.write("theme.yaml", text)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("theme.yaml", at)
    assert (diagnostic.field, diagnostic.kind) == (field, Kind.ERROR)


@pytest.mark.parametrize("text", TEXTS)
def test_the_text_about_a_mistake_in_a_theme_says_what_is_expected(
    text: str, directory: ContentDirectory
) -> None:
    directory.write("theme.yaml", text)
    _, _, said = str(directory.diagnostic()).partition("  ")
    assert said == TEXTS[text]


def test_a_theme_colour_given_for_light_alone_gets_a_dark_value(
    directory: ContentDirectory,
) -> None:
    directory.write("theme.yaml", "colors:\n  paper: '#ffeedd'\n  accent: red\n")
    colors = directory.load().content.theme.colors
    assert colors.paper.light == "#ffeedd"
    assert colors.paper.dark not in {"#ffeedd", "#150a2a"}
    assert colors.accent.light == colors.accent.dark == "#ff5138"
