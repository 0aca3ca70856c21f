"""Derives a whole theme from one colour, so that everything in it can be seen."""

from __future__ import annotations

from typing import Any

from portfolio.color import at_lightness, lightness_of
from portfolio.models.color_pairs import pairs
from portfolio.models.field_types import WHITE
from portfolio.models.settled_colors import settle
from portfolio.models.theme import TRIP_COLOURS, WAVE_COUNT, Hues, Pastels, Theme
from portfolio.models.theme_colors import PageGrounds
from portfolio.models.theme_extension import ACCENT_PARTS
from portfolio.scaffold.color_wheel import Wheel

_MOVED_COLORS = """
    text text2 text3 link onNight onNight2 codeString codeNumber codeName accent play emphasis rail
    focus focusOnNight selected loading
"""
MOVED_ROLES = (*(f"colors.{name}" for name in _MOVED_COLORS.split()), "hues.violet")
"""Roles that move in lightness until they can be seen, in this order; the others stay."""

SHADE = 0.1
"""Lightness by which the lower edge of what has the accent is darker."""

TURNS = {"home": 0, "projects": -60, "experiments": 150, "resume": 90}
"""Degrees from the accent to the titles of each page; the ground is opposite."""

HUES = {
    "yellow": (0.91, 0.17, 98),
    "amber": (0.83, 0.16, 78),
    "orange": (0.75, 0.18, 55),
    "red": (0.68, 0.21, 30),
    "crimson": (0.56, 0.2, 15),
    "wine": (0.44, 0.16, 8),
    "magenta": (0.66, 0.22, 350),
    "pink": (0.77, 0.15, 345),
    "lime": (0.88, 0.19, 124),
    "green": (0.75, 0.19, 142),
    "emerald": (0.62, 0.14, 158),
    "cyan": (0.79, 0.12, 190),
    "sky": (0.8, 0.12, 235),
    "blue": (0.66, 0.18, 254),
    "indigo": (0.52, 0.21, 268),
    "purple": (0.62, 0.22, 290),
    "violet": (0.48, 0.23, 285),
    "lavender": (0.88, 0.06, 297),
}
"""Lightness, chroma and hue by name: each stays what it is called."""

PASTELS = {"lilac": 300, "pink": 350, "apricot": 65, "butter": 95, "mint": 155, "sky": 235}
"""Hues by name."""


def colors_for(accent: str, theme: Theme) -> dict[str, Any]:
    """Returns what the file of a theme has to say about colours to have an accent.

    Args:
        accent: The accent, as #rrggbb.
        theme: The theme as it is. If all of its colours follow the accent, that is enough.
    """
    if {*theme.follow_accent} >= {*ACCENT_PARTS}:
        return {"colors": {"accent": accent}}
    return derive(accent, theme.lettering.style)


def derive(accent: str, style: str = "sticker") -> dict[str, Any]:
    """Returns all colours of a theme as its file has them; every pair of them can be seen.

    Args:
        accent: The colour of buttons and marks, as #rrggbb. Its lightness moves if nothing could
            be read on it.
        style: Style of the titles that are drawn, as ``lettering.style``.
    """
    data = _roles(accent, bare_titles=style in {"flat", "overprint", "grain"})
    lettering = {**data["lettering"], "style": style}
    table = [*pairs(Theme.model_validate({**data, "lettering": lettering}))]
    bands = dict.fromkeys(it.front for it in table if it.front.startswith("lettering."))
    settle(data, [*MOVED_ROLES, *bands], table)
    found = data["colors"]["accent"]["light"]
    data["colors"]["accentShade"] = both(at_lightness(found, max(lightness_of(found) - SHADE, 0)))
    return data


assert HUES.keys() == Hues.model_fields.keys()
assert PASTELS.keys() == Pastels.model_fields.keys()
assert TURNS.keys() == PageGrounds.model_fields.keys()


def _roles(accent: str, *, bare_titles: bool = False) -> dict[str, Any]:
    """Returns all colours of a theme as its file has them, before their contrast is seen to.

    Bare titles are bands of colour without an outline: the same in light and dark, so that both
    grounds have to be further from them.
    """
    wheel = Wheel.of(accent)
    hues = {name: wheel.near(*it) for name, it in HUES.items()}
    return {
        "hues": hues,
        "colors": {**_surfaces(wheel), **_words(wheel), **_marks(wheel, accent)},
        "grounds": {page: _ground(wheel, turn + 180, bare_titles) for page, turn in TURNS.items()},
        "pastels": {
            name: both(wheel.near(0.925, 0.05, hue), wheel.near(0.8, 0.12, hue))
            for name, hue in PASTELS.items()
        },
        "trip": [
            wheel.at(0.28 + 0.69 * step, 0.22 * (1 - step**4), 200 * (1 - step))
            for step in (index / (TRIP_COLOURS - 1) for index in range(TRIP_COLOURS))
        ],
        "waves": wheel.bands(WAVE_COUNT),
        "lettering": {
            "gradients": {
                page: wheel.bands(5 if page == "home" else 4, turn) for page, turn in TURNS.items()
            }
        },
    }


def both(light: str, dark: str = "") -> dict[str, str]:
    """Returns a colour in light and dark; the same if only one is given."""
    return {"light": light, "dark": dark or light}


def _ground(wheel: Wheel, turn: float, bare_titles: bool) -> dict[str, dict[str, str]]:
    if bare_titles:
        return {
            "ground": both(wheel.at(0.945, 0.03, turn), wheel.at(0.17, 0.04, turn)),
            "ring": both(wheel.at(0.92, 0.04, turn), wheel.at(0.2, 0.045, turn)),
        }
    ground, ring = wheel.ground(turn)
    return {
        "ground": both(ground, wheel.at(0.22, 0.06, turn)),
        "ring": both(ring, wheel.at(0.27, 0.075, turn)),
    }


def _surfaces(wheel: Wheel) -> dict[str, dict[str, str]]:
    """Returns what words stand on, and lines and shadows."""
    paper = wheel.at(0.18, 0.025)
    return {
        "paper": both(wheel.at(0.985, 0.01), paper),
        "surface": both(WHITE, wheel.at(0.26, 0.04)),
        "hover": both(wheel.at(0.94, 0.03), wheel.at(0.35, 0.06)),
        "chip": both(WHITE, wheel.at(0.2, 0.028)),
        "sectionWhite": both(WHITE, paper),
        "sectionGrey": both(wheel.at(0.96, 0.008), wheel.at(0.22, 0.03)),
        "night": both(wheel.at(0.2, 0.045), wheel.at(0.14, 0.03)),
        "nightLine": both(wheel.at(0.38, 0.06)),
        "line": both(wheel.at(0.9, 0.025), wheel.at(0.37, 0.06)),
        "code": both(wheel.at(0.955, 0.018), wheel.at(0.23, 0.035)),
        "focusGap": both(WHITE, wheel.at(0.2, 0.028)),
        "loading": both(wheel.at(0.87, 0.12), wheel.at(0.4, 0.12)),
        "quiet": both(WHITE),
        "stickerBorder": both(WHITE),
        "stickerShade": both(wheel.at(0.87, 0.06)),
        "dust": both(WHITE, wheel.at(0.48, 0.1)),
        "shade": both(wheel.at(0.18, 0.05), wheel.at(0.06, 0.02)),
        "shadeOnColor": both(wheel.at(0.06, 0.02)),
        "metal": both(wheel.at(0.62, 0.03)),
    }


def _words(wheel: Wheel) -> dict[str, dict[str, str]]:
    ink, light = wheel.at(0.17, 0.05), wheel.at(0.97, 0.01)
    return {
        "ink": both(ink),
        "onAccent": both(ink),
        "onPastel": both(ink),
        "outline": both(ink),
        "text": both(ink, light),
        "text2": both(wheel.at(0.39, 0.05), wheel.at(0.84, 0.035)),
        "text3": both(wheel.at(0.5, 0.05), wheel.at(0.76, 0.05)),
        "onDark": both(WHITE),
        "onNight": both(light),
        "onNight2": both(wheel.at(0.83, 0.035)),
        "link": both(wheel.at(0.46, 0.18), wheel.at(0.84, 0.11)),
        "codeString": both(wheel.near(0.45, 0.11, 155), wheel.near(0.86, 0.14, 145)),
        "codeNumber": both(wheel.near(0.46, 0.13, 45), wheel.near(0.84, 0.13, 75)),
        "codeName": both(wheel.near(0.44, 0.15, 350), wheel.near(0.83, 0.11, 345)),
    }


def _marks(wheel: Wheel, accent: str) -> dict[str, dict[str, str]]:
    ink = wheel.at(0.17, 0.05)
    return {
        "accent": both(accent),
        "accentShade": both(accent),
        "disc": both(accent),
        "emphasis": both(accent),
        "emphasisHover": both(wheel.at(0.7, 0.19, 35)),
        "play": both(wheel.at(0.68, 0.2, -35)),
        "playShade": both(wheel.at(0.56, 0.19, -45)),
        "rail": both(ink, wheel.at(0.62, 0.07)),
        "focus": both(wheel.at(0.48, 0.19), accent),
        "focusOnNight": both(accent),
        "selected": both(ink, accent),
        "selectedText": both(WHITE, ink),
    }
