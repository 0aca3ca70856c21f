"""One line changes the accent: what has its hue or names it follows, and all can be read."""

import re
from typing import Any, get_args

import pytest
from coloraide import Color
from hypothesis import given
from hypothesis import strategies as st

from portfolio.color import hue_distance
from portfolio.content.theme_files import ENGINE_THEME_NAMES, read_theme, replaced_files
from portfolio.content.themes import named_theme, theme_of
from portfolio.images.social_background import social_background
from portfolio.models.theme.color_pairs import Miss, misses
from portfolio.models.theme.colors import SchemeColor
from portfolio.models.theme.extension import extended
from portfolio.models.theme.roles import Scheme
from portfolio.models.theme.theme import Theme
from portfolio.picture_files.plain_svg import plain_svg
from portfolio.scaffold.theme_file import readable_accent
from portfolio.theme.tokens import in_theme_colors, properties

ACCENTS = {
    "blue": "#0057ff",
    "green": "#12b76a",
    "purple": "#7c3aed",
    "black": "#000000",
    "yellow": "#ffd400",
}
HEX = re.compile(r"#[0-9a-f]{6}\b")
NEAR, STRONG = 20, 0.06
"""Degrees from a hue within which a colour has it, and the chroma from which on that is seen."""

WITH_ART = [name for name in ENGINE_THEME_NAMES if replaced_files(named_theme(name))]
in_every_theme = pytest.mark.parametrize("name", ENGINE_THEME_NAMES)
in_every_accent = pytest.mark.parametrize("accent", ACCENTS.values(), ids=ACCENTS)


def themed(name: str, accent: Any, **colors: Any) -> Theme:
    return theme_of({"extends": name, "colors": {"accent": accent, **colors}})


def of_old_hue(text: str, name: str, accent: str) -> set[str]:
    """Returns the colours in a text that have the hue of a theme's own accent.

    Where the new accent has the old one's hue, so has everything.
    """
    old = named_theme(name)
    accents = {old.colors.accent.light, old.colors.accent.dark}
    if min(hue_distance(accent, it) for it in accents) <= NEAR:
        return set()
    return {
        color
        for color in {*HEX.findall(text)}
        if Color(color).convert("oklch")["chroma"] > STRONG
        and min(hue_distance(color, it) for it in accents) <= min(NEAR, hue_distance(color, accent))
    }


@in_every_theme
def test_the_accent_of_a_theme_itself_changes_nothing(name: str) -> None:
    theme = named_theme(name)
    said = {"light": theme.colors.accent.light, "dark": theme.colors.accent.dark}
    assert themed(name, said) == theme


@in_every_accent
@in_every_theme
def test_no_value_of_a_theme_keeps_the_hue_of_the_old_accent(name: str, accent: str) -> None:
    theme = themed(name, accent)
    assert of_old_hue(str([*properties(theme)]), name, accent) == set()
    assert of_old_hue(theme.lettering.gradients.model_dump_json(), name, accent) == set()
    assert {theme.colors.accent.light, theme.colors.accent.dark} == {accent}


@in_every_accent
@pytest.mark.parametrize("name", WITH_ART)
def test_no_drawing_of_a_theme_keeps_the_hue_of_the_old_accent(name: str, accent: str) -> None:
    theme = themed(name, accent)
    for address, file in replaced_files(theme).items():
        if file.suffix == ".svg":
            drawn = "".join(
                in_theme_colors(file.read_text(), theme, scheme) for scheme in get_args(Scheme)
            )
            assert of_old_hue(drawn, name, accent) == set(), address
    ground = theme.grounds.home.ground.shown(theme.first_scheme)
    behind = re.sub(r"data:[^\"]*", "", social_background(theme, ground, ground))
    assert of_old_hue(behind, name, accent) == set()


def worse_than_usual(name: str, theme: Theme) -> list[Miss]:
    """Returns the pairs that are seen less well than they should, and than in a theme itself."""
    usual = {(it.pair, it.scheme): it.shortfall for it in misses(named_theme(name))}
    return [it for it in misses(theme) if it.shortfall > usual.get((it.pair, it.scheme), 0) + 1e-9]


@in_every_accent
@in_every_theme
def test_a_theme_in_another_accent_is_seen_as_well_as_in_its_own(name: str, accent: str) -> None:
    assert worse_than_usual(name, themed(name, accent)) == []


@in_every_theme
@given(st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}"))
def test_any_accent_that_theme_new_writes_is_seen(name: str, accent: str) -> None:
    written = readable_accent(accent, {"extends": name})
    assert worse_than_usual(name, themed(name, written)) == []


@in_every_accent
def test_paper_greys_and_ink_of_swiss_stay(accent: str) -> None:
    before, after = (
        theme.model_dump()["colors"] for theme in (named_theme("swiss"), themed("swiss", accent))
    )
    greys = ("text", "text_2", "text_3", "line", "code")
    stay = ("ink", "paper", "surface", "hover", "selected", *greys)
    assert [after[role] for role in stay] == [before[role] for role in stay]


def test_what_the_owner_says_wins() -> None:
    theme = themed("swiss", "#0057ff", link="#b93106", onAccent="#ffffff")
    assert theme.colors.link.light == "#b93106"
    assert theme.colors.on_accent.light == "#ffffff"
    assert theme.colors.emphasis.light == "#0057ff"


def test_a_lower_edge_stays_darker_than_what_it_is_below() -> None:
    colors = themed("midnight", "#0057ff").colors
    assert colors.accent_shade.light == "#0020cc"
    assert themed("swiss", "#0057ff").colors.accent_shade.light == "#0057ff"


def test_a_role_may_be_named_by_another() -> None:
    theme = theme_of({"colors": {"link": "text", "ink": "#000000"}})
    assert theme.colors.link == theme.colors.text
    assert theme.colors.on_accent.light == "#000000", "the theme's own file names ink"


def test_a_theme_that_extends_one_in_another_accent_may_have_a_third() -> None:
    green = extended(read_theme("swiss"), {"colors": {"accent": "#00aa77"}})
    blue = extended(green, {"colors": {"accent": "#0057ff"}})
    assert set(blue["colors"]["night"].values()) == {"#0057ff"}
    assert hue_distance(blue["colors"]["link"]["light"], "#0057ff") < NEAR


@pytest.mark.parametrize("accent", ["#12", {"light": "#0057ff"}, 5, None, ["#fff"]])
def test_an_accent_that_is_none_is_an_error_and_nothing_follows(accent: Any) -> None:
    with pytest.raises(ValueError, match="accent"):
        themed("swiss", accent)


def test_a_drawing_has_the_colours_of_both_schemes() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="var(--text)" d="M0 0h9v9z"/></svg>'
    swiss = named_theme("swiss")
    drawn = plain_svg(in_theme_colors(svg, swiss, "light"), in_theme_colors(svg, swiss, "dark"))
    assert 'fill="#111110"' in drawn
    assert "fill:#f2f1ec" in drawn
    own = svg.replace("--text", "--mine")
    assert in_theme_colors(own, swiss, "light") == own


def test_an_accent_of_the_owner_colours_printed_titles() -> None:
    accent = {"light": "#007a55", "dark": "#66ddbb"}
    theme = theme_of({"extends": "riso", "colors": {"accent": accent}})
    assert theme.lettering.gradients.home[0] == SchemeColor.model_validate(accent)
    assert theme.lettering.gradients.home[1:] == named_theme("riso").lettering.gradients.home[1:]


def test_titles_use_the_derived_dark_colour_of_a_role() -> None:
    theme = theme_of({"extends": "midnight", "colors": {"link": "#006644"}})
    assert theme.lettering.gradients.home[1] == theme.colors.link
    assert theme.colors.link.dark != theme.colors.link.light


def test_titles_use_a_hue_of_the_owner_through_the_role_that_names_the_hue() -> None:
    data = {
        "hues": {"red": "#123456"},
        "colors": {"accent": "red"},
        "lettering": {"gradients": {"home": ["accent", "red"]}},
    }
    first, second = theme_of(data).lettering.gradients.home
    assert isinstance(first, SchemeColor)
    assert (first.light, second) == ("#123456", "#123456")
