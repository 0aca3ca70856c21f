"""Mistakes in ``content/theme.yaml``, and the diagnostics about them."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.support.content_directory import ContentDirectory, place_of

COLOUR = "expected a colour such as #ffe14a or black"
TWO_COLOURS = "expected a colour, or a mapping with `light` and `dark`"
BANDS = "expected a list of 2 to 8 colours"
TWICE = "for letters of one colour write it twice, such as [red, red]"


class Case(NamedTuple):
    """A file, and what the one diagnostic about it says."""

    text: str
    at: str
    """Text at which the diagnostic points."""
    field: str
    message: str
    found: str
    hint: str


CASES = {
    "a hue that is misspelt": Case(
        "colors:\n  accent: yelow\n",
        *("yelow", "colors.accent", COLOUR, '"yelow"', "did you mean `yellow`?"),
    ),
    "a name of CSS that is misspelt": Case(
        "colors:\n  accent: { light: tomatoe, dark: black }\n",
        *("tomatoe", "colors.accent.light", COLOUR, '"tomatoe"', "did you mean `tomato`?"),
    ),
    "a colour whose dark value would be derived": Case(
        "grounds:\n  home:\n    ground: '#ff88zz'\n",
        *("'#ff88zz'", "grounds.home.ground", COLOUR, '"#ff88zz"', 'for example "#ffe14a"'),
    ),
    "a colour without quotes": Case(
        "colors:\n  accent: #e4572e\n  ink: black\n",
        *("accent:", "colors.accent", TWO_COLOURS, "nothing"),
        "a value that starts with # needs quotes, or it is a comment",
    ),
    "a list for a colour": Case(
        "colors:\n  accent: [red, blue]\n",
        *("[red", "colors.accent", TWO_COLOURS, "a list of 2", ""),
    ),
    "a mapping without dark": Case(
        "colors:\n  accent: { light: '#e4572e' }\n",
        *("accent:", "colors.accent", "missing key `dark`", ""),
        'In dark. It follows from a colour that stands alone. for example "#ffe14a"',
    ),
    "a role that is misspelt": Case(
        "colors:\n  acent: red\n",
        *("acent", "colors.acent", "unknown key", '"acent"', "did you mean `accent`?"),
    ),
    "a pastel that does not exist": Case(
        "pastels:\n  mind: red\n",
        *("mind", "pastels.mind", "unknown key", '"mind"', "did you mean `mint`?"),
    ),
    "a hue that is none": Case(
        "hues:\n  yellow: yelow\n",
        *("yelow", "hues.yellow", COLOUR, '"yelow"', "did you mean `yellow`?"),
    ),
    "hues that are no mapping": Case(
        "hues: yellow\n",
        *("yellow", "hues", "expected a mapping", '"yellow"'),
        "with the keys yellow, amber, orange, red, crimson, wine, magenta, pink, lime, green, "
        "emerald, cyan, sky, blue, indigo, purple, violet, lavender",
    ),
    "a gradient of one colour": Case(
        "lettering:\n  gradients:\n    home: [red]\n",
        *("[red]", "lettering.gradients.home", BANDS, "a list of 1", TWICE),
    ),
    "a colour for a gradient": Case(
        "lettering:\n  gradients:\n    home: red\n",
        *("red", "lettering.gradients.home", BANDS, '"red"', TWICE),
    ),
    "a band that is no colour": Case(
        "lettering:\n  gradients:\n    home: [red, blu]\n",
        *("blu", "lettering.gradients.home[1]", COLOUR, '"blu"', "did you mean `blue`?"),
    ),
    "a pair of a gradient that is no colour": Case(
        "lettering:\n  gradients:\n    home: [{ light: red, dark: blu }, red]\n",
        *("blu", "lettering.gradients.home[0].dark", COLOUR, '"blu"', "did you mean `blue`?"),
    ),
    "a pair of a gradient without dark": Case(
        "lettering:\n  gradients:\n    home: [{ light: red }, red]\n",
        *("{ light: red }", "lettering.gradients.home[0]", "missing key `dark`", ""),
        'In dark. It follows from a colour that stands alone. for example "#ffe14a"',
    ),
    "a role that titles and stickers name, too": Case(
        "extends: riso\ncolors:\n  accent: yelow\n",
        *("yelow", "colors.accent", COLOUR, '"yelow"', "did you mean `yellow`?"),
    ),
    "a print in three inks": Case(
        "sprites:\n  style: overprint\n  inks: [red, blue, yellow]\n",
        *("[red", "sprites.inks", "expected four inks for `overprint`", "a list of 3"),
        "write red, blue, yellow and the shadow of the paper",
    ),
    "a theme that does not exist": Case(
        "extends: sticker-pup\n",
        *("sticker-pup", "extends", "expected one of the words that are known here"),
        *('"sticker-pup"', "did you mean `sticker-pop`?"),
    ),
    "a radius that is too large": Case(
        "shape:\n  radius: 99\n",
        *("99", "shape.radius", "expected 40 or less", "99", "for example 16"),
    ),
    "a radius below nothing": Case(
        "shape:\n  radius: -1\n",
        *("-1", "shape.radius", "expected 0 or more", "-1", "for example 16"),
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_mistake_is_said_once_where_it_is(case: Case, directory: ContentDirectory) -> None:
    directory.write("theme.yaml", case.text)
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("theme.yaml", case.at)
    said = (diagnostic.field, diagnostic.message, diagnostic.found, diagnostic.hint)
    assert said == case[2:]


def test_a_colour_alone_is_the_light_one(directory: ContentDirectory) -> None:
    directory.write("theme.yaml", "colors:\n  paper: '#ffeedd'\n  accent: red\n")
    colors = directory.load().content.theme.colors
    assert colors.paper.light == "#ffeedd"
    assert colors.paper.dark not in {"#ffeedd", "#150a2a"}
    assert colors.accent.light == colors.accent.dark == "#ff5138"
