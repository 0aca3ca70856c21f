"""Colours of drawings that may differ between the light and the dark scheme."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape

from portfolio.models.theme_colors import Scheme


@dataclass(frozen=True, slots=True)
class Paint:
    """A colour of the light scheme and one of the dark scheme, as CSS colours."""

    light: str
    dark: str


Colour = str | Paint
"""A CSS colour, or one for each scheme."""


def paint_of(light: str, dark: str, scheme: Scheme | None) -> Colour:
    """Returns a colour as a drawing needs it.

    Args:
        light: Colour in light.
        dark: Colour in dark.
        scheme: The only one that the drawing is seen in, if there is one.
    """
    if scheme:
        return dark if scheme == "dark" else light
    return light if light == dark else Paint(light, dark)


@dataclass
class Palette:
    """Writes the colours of one SVG: a single one as an attribute, a pair as a class.

    The SVG is shown as a picture, and its media query follows the scheme of the page's element.

    Attributes:
        prefix: Starts the name of every class.
        scheme: The only one that the drawing is seen in, if there is one.
    """

    prefix: str
    scheme: Scheme | None = None
    _rules: dict[tuple[str, str], str] = field(default_factory=dict)

    def fill(self, colour: Colour, name: str = "") -> str:
        """Returns the attributes that fill an element; it may have a class of its own."""
        return self._attribute("fill", colour, name)

    def stroke(self, colour: Colour) -> str:
        """Returns the attribute that draws the lines of an element."""
        return self._attribute("stroke", colour)

    def overprint(self) -> str:
        """Returns the attribute that mixes inks: darker on light paper, lighter on dark paper."""
        modes = paint_of("multiply", "screen", self.scheme)
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

    def _attribute(self, key: str, colour: Colour, name: str = "") -> str:
        classes = [name] if name else []
        if not isinstance(colour, str):
            classes.append(self._class(key, colour))
        attribute = [f'{key}="{escape(colour)}"'] if isinstance(colour, str) else []
        return " ".join([*([f'class="{" ".join(classes)}"'] if classes else []), *attribute])

    def _class(self, name: str, values: Paint) -> str:
        rules = f"{name}:{escape(values.light)}", f"{name}:{escape(values.dark)}"
        return self._rules.setdefault(rules, f"{self.prefix}-{len(self._rules)}")
