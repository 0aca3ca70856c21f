"""Mistakes in ``content/theme.yaml``, and the diagnostics about them."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory

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


@pytest.mark.parametrize("text", MISTAKES)
def test_a_mistake_in_a_theme_is_reported_once_with_its_place(
    text: str, directory: ContentDirectory
) -> None:
    at, said = MISTAKES[text]
    directory.write("theme.yaml", text)
    diagnostic = directory.diagnostic()
    assert str(diagnostic).startswith(f"{directory.place('theme.yaml', at)}  {said}: ")
    assert diagnostic.kind is Kind.ERROR


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("colors:\n  accent: yelow\n", "did you mean `yellow`?"),
        ("colors:\n  acent: red\n", "did you mean `accent`?"),
        (
            "lettering:\n  gradients:\n    home: [red]\n",
            "for letters of one colour write it twice, such as [red, red]",
        ),
        (
            "sprites:\n  style: pixels\n",
            "a theme brings drawings of its own in `svg/`, named as those in assets/svg/; all "
            "others are shown as they are drawn",
        ),
        ("shape:\n  radius: 99\n", "for example 16"),
    ],
)
def test_a_mistake_in_a_theme_comes_with_a_remedy(
    text: str, hint: str, directory: ContentDirectory
) -> None:
    directory.write("theme.yaml", text)
    assert directory.diagnostic().hint == hint


def test_a_theme_colour_given_for_light_alone_gets_a_dark_value(
    directory: ContentDirectory,
) -> None:
    directory.write("theme.yaml", "colors:\n  paper: '#ffeedd'\n  accent: red\n")
    colors = directory.load().content.theme.colors
    assert colors.paper.light == "#ffeedd"
    assert colors.paper.dark not in {"#ffeedd", "#150a2a"}
    assert colors.accent.light == colors.accent.dark == "#ff5138"
