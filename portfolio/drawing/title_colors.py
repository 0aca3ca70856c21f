"""The colours of page titles."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from html import escape

from coloraide import Color as MixedColor

from portfolio.color import contrast
from portfolio.models.field_types import BLACK, WHITE
from portfolio.models.project import ClientColors
from portfolio.models.theme.colors import SchemeColor
from portfolio.models.theme.roles import Scheme
from portfolio.models.theme.theme import Theme

TINTS = (0.3, 0.6)
"""Shares of a client's ground in the dots and in the fringe of a printed title."""

EDGED = "home"
"""Page on which stickers drift behind the title."""


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour of the light scheme and one of the dark scheme, as CSS colours."""

    light: str
    dark: str


Color = str | Paint
"""A CSS colour, or one for each scheme."""


def _paint_of(light: str, dark: str, scheme: Scheme | None) -> Color:
    """Returns a pair of colours, or one if they are equal or only one scheme is seen."""
    if scheme:
        return dark if scheme == "dark" else light
    return light if light == dark else Paint(light, dark)


@dataclass
class ColorClasses:
    """Writes the colours of one SVG: a single one as an attribute, a pair as a class.

    The SVG is shown as a picture, and its media query follows the scheme of the page's element.

    Attributes:
        prefix: Starts the name of every class.
        scheme: The only one that the drawing is seen in, if there is one.
    """

    prefix: str
    scheme: Scheme | None = None
    _rules: dict[tuple[str, str], str] = field(default_factory=dict)

    def fill(self, color: Color, name: str = "") -> str:
        """Returns the attributes that fill an element; it may have a class of its own."""
        return self._attribute("fill", color, name)

    def stroke(self, color: Color) -> str:
        """Returns the attribute that draws the lines of an element."""
        return self._attribute("stroke", color)

    def overprint(self) -> str:
        """Returns the attribute that mixes inks: darker on light paper, lighter on dark paper."""
        modes = _paint_of("multiply", "screen", self.scheme)
        if isinstance(modes, str):
            return f'style="mix-blend-mode:{modes}"'
        return f'class="{self._class("mix-blend-mode", modes)}"'

    def style(self) -> str:
        """Returns the element with the rules of all pairs so far; nothing if there are none."""
        if not self._rules:
            return ""
        names = {name: pair for pair, name in self._rules.items()}
        light = "".join(f".{name}{{{rules[0]}}}" for name, rules in names.items())
        dark = "".join(f".{name}{{{rules[1]}}}" for name, rules in names.items())
        return f"<style>{light}@media(prefers-color-scheme:dark){{{dark}}}</style>"

    def _attribute(self, key: str, color: Color, name: str = "") -> str:
        classes = [name] if name else []
        if not isinstance(color, str):
            classes.append(self._class(key, color))
        attribute = [f'{key}="{escape(color)}"'] if isinstance(color, str) else []
        return " ".join([*([f'class="{" ".join(classes)}"'] if classes else []), *attribute])

    def _class(self, name: str, values: Paint) -> str:
        rules = f"{name}:{escape(values.light)}", f"{name}:{escape(values.dark)}"
        return self._rules.setdefault(rules, f"{self.prefix}-{len(self._rules)}")


@dataclass(frozen=True)
class LetteringColors:
    """The colours of a title.

    Attributes:
        bands: Colours of the letters, from top to bottom; in the style ``overprint`` the inks.
        ink: Colour of the sticker's outline, its shadow and its small first line.
        border: Colour around the whole sticker.
        text: Colour of the small first line in the other styles.
        paper: Colour of the edge around ``overprint``; nothing for no edge.
        scheme: The only one that the drawing is seen in, if there is one.
        plate: Colour of the border inside of its rim; nothing for that of the rim.
        eyebrow: Colour of the small first line on it; nothing for that of the ink.
    """

    bands: tuple[Color, ...]
    ink: str
    border: str
    text: Color = "black"
    paper: Color = ""
    scheme: Scheme | None = None
    plate: Color = ""
    eyebrow: Color = ""


def title_colors(theme: Theme, page: str, scheme: Scheme | None = None) -> LetteringColors:
    """Returns the colours of a title.

    Args:
        theme: Theme of the site.
        page: Whose gradient it has, such as ``home``.
        scheme: The only one that it is seen in, as in a picture; None where it follows the page.
    """

    def paint(color: str | SchemeColor) -> Color:
        is_one = isinstance(color, str)
        return color if is_one else _paint_of(color.light, color.dark, scheme)

    colors, chosen = theme.colors, scheme or "light"
    is_edged = page == EDGED and not scheme
    return LetteringColors(
        tuple(paint(band) for band in getattr(theme.lettering.gradients, page)),
        colors.outline.shown(chosen),
        colors.sticker_border.shown(chosen),
        text=paint(colors.text),
        plate=Paint(colors.sticker_border.light, colors.surface.dark) if is_edged else "",
        eyebrow=Paint(colors.outline.light, colors.text.dark) if is_edged else "",
        paper=paint(getattr(theme.grounds, page).ground) if is_edged else "",
        scheme=scheme,
    )


def client_title_colors(theme: Theme, client: ClientColors) -> LetteringColors:
    """Returns the colours of a title on a client's ground.

    Letters with an outline have the theme's colours, and so have grains, which belong to themes
    that only tint their paper with a client's colour. Flat and printed letters have the client's
    colour of words, the same in light and dark, and tints of it for dots and fringe.
    """
    if theme.lettering.style not in {"flat", "overprint"}:
        return title_colors(theme, "projects")
    is_light = contrast(client.text, BLACK) > contrast(client.text, WHITE)
    colors = title_colors(theme, "projects", "dark" if is_light else "light")
    if theme.lettering.style == "flat":
        return replace(colors, bands=(client.text,))
    dots, fringe = (_tint(client, share) for share in TINTS)
    return replace(colors, bands=(client.text, dots, fringe))


def _tint(client: ClientColors, share: float) -> str:
    """Returns the colour of words with a share of the ground in it."""
    mixed = MixedColor(client.text).mix(client.ground, share, space="oklab", out_space="srgb")
    return mixed.to_string(hex=True)
