"""The inks of a print, and the names by which the parts of a drawing ask for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from portfolio.models.theme.colors import SchemeColour

Ink = Literal["edge", "shadow", "red", "blue", "yellow", "white", "over", "dark", "line"]
"""What a part of a drawing is printed with:

- ``edge`` and ``shadow``: the paper that the drawing is cut from, and what lies behind it.
- ``red``, ``blue``, ``yellow``: one ink alone.
- ``white``: bare paper within the drawing. On dark card it has to be printed.
- ``over``: two inks over each other; dark on paper, light on card.
- ``dark``: what is dark in both, such as the inside of a mouth: two inks, or on card none.
- ``line``: outlines, in the blue ink on paper and left bare on card.
"""


@dataclass(frozen=True, slots=True)
class Inks:
    """The colours of a print, each in light and dark.

    Attributes:
        red: The first ink of most drawings.
        blue: The second ink of all drawings, and that of the lines.
        yellow: The first ink of drawings that are more yellow than red.
        text: Two inks over each other; in dark also what is white.
        edge: The paper, or in dark the card.
        shadow: What lies behind the paper: a tint of the blue ink.
    """

    red: SchemeColour
    blue: SchemeColour
    yellow: SchemeColour
    text: SchemeColour
    edge: SchemeColour
    shadow: SchemeColour

    def printed(self) -> Mapping[Ink, tuple[str, str]]:
        """Returns the light and the dark colour of each part."""
        whole: dict[Ink, SchemeColour] = {
            "edge": self.edge,
            "shadow": self.shadow,
            "over": self.text,
            "red": self.red,
            "blue": self.blue,
            "yellow": self.yellow,
        }
        return {
            **{ink: (colour.light, colour.dark) for ink, colour in whole.items()},
            "white": (self.edge.light, self.text.dark),
            "dark": (self.text.light, self.edge.dark),
            "line": (self.blue.light, self.edge.dark),
        }
