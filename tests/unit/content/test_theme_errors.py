"""Mistakes in ``content/theme.yaml``, and the diagnostics about them."""

from __future__ import annotations

import pytest

from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory, place_of

MISTAKES = [
    ("colors: { accent: ▸yelow }", "colors.accent", "did you mean `yellow`?"),
    ("colors: { ▸acent: red }", "colors.acent", "did you mean `accent`?"),
    ("colors: { accent: { light: ▸tomatoe, dark: black } }", "colors.accent.light", "`tomato`?"),
    ("grounds: { home: { ground: ▸'#ff88zz' } }", "grounds.home.ground", ""),
    ("colors:\n  ▸accent: #e4572e\n  ink: black", "colors.accent", "needs quotes"),
    ("colors: { accent: ▸[red, blue] }", "colors.accent", ""),
    ("colors: { ▸accent: { light: '#e4572e' } }", "colors.accent", ""),
    ("pastels: { ▸mind: red }", "pastels.mind", "did you mean `mint`?"),
    ("hues: { yellow: ▸yelow }", "hues.yellow", "did you mean `yellow`?"),
    ("hues: ▸yellow", "hues", "with the keys yellow, amber"),
    ("lettering: { gradients: { home: ▸[red] } }", "lettering.gradients.home", "write it twice"),
    ("lettering: { gradients: { home: ▸red } }", "lettering.gradients.home", "write it twice"),
    ("lettering: { gradients: { home: [red, ▸blu] } }", "lettering.gradients.home[1]", "`blue`?"),
    ("▸sprites: { style: pixels }", "sprites", "a theme brings drawings of its own in `svg/`"),
    ("extends: ▸sticker-pup", "extends", "did you mean `sticker-pop`?"),
    ("shape: { radius: ▸99 }", "shape.radius", "for example 16"),
    ("shape: { radius: ▸-1 }", "shape.radius", "for example 16"),
]
"""Files with a mark where the one diagnostic is; its field, and a part of its hint."""


@pytest.mark.parametrize(("text", "field", "hint"), MISTAKES, ids=[text for text, *_ in MISTAKES])
def test_a_mistake_in_a_theme_is_reported_once_with_its_place_and_a_remedy(
    directory: ContentDirectory, text: str, field: str, hint: str
) -> None:
    directory.write("theme.yaml", f"{text}\n")
    place = directory.marked_place("theme.yaml")
    diagnostic = directory.diagnostic()
    assert (place_of(diagnostic), diagnostic.field) == (place, field)
    assert diagnostic.kind is Kind.ERROR
    assert hint in diagnostic.hint
