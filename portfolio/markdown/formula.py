"""Mathematics in LaTeX as MathML, which browsers set without a script."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from math_core import LatexError, LatexToMathML

_PLACE = re.compile(r"^(\d+): ")
"""Beginning of an error's message: the characters before what is wrong."""

_PLAIN_TAGS = (
    *("merror", "mi", "mmultiscripts", "mn", "mphantom", "mprescripts", "mroot"),
    *("mrow", "ms", "msqrt", "mstyle", "msub", "msubsup", "msup", "mtext", "mtr", "none"),
)
_ATTRIBUTES = "displaystyle mathvariant scriptlevel style"
_TAGS = {
    "math": "dir display",
    "menclose": "notation",
    "mfrac": "linethickness",
    "mo": "accent fence form largeop lspace maxsize minsize movablelimits rspace separator "
    "stretchy symmetric",
    "mover": "accent",
    "mpadded": "depth height lspace voffset width",
    "mspace": "depth height width",
    "mtable": "columnlines frame rowlines",
    "mtd": "columnspan rowspan",
    "munder": "accentunder",
    "munderover": "accent accentunder",
    **dict.fromkeys(_PLAIN_TAGS, ""),
}
MATHML_TAGS = {tag: {*names.split(), *_ATTRIBUTES.split()} for tag, names in _TAGS.items()}
"""Elements that a formula may become, each with its attributes."""

_EDGES = ("bottom", "left", "right", "top")
MATHML_STYLES = {
    "color",
    "justify-items",
    "text-align",
    "width",
    *(f"padding-{edge}" for edge in _EDGES),
    *(f"border-{edge}" for edge in _EDGES),
    *(f"border-{edge}-{name}" for edge in _EDGES for name in ("color", "style", "width")),
}
"""Properties that ``style`` of such an element may set: how cells of a matrix are aligned."""


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula as it is shown.

    Attributes:
        html: The MathML, not yet cleaned; nothing if there is a problem.
        problem: What is wrong with the LaTeX, as a sentence.
        at: Number of characters before what is wrong.
    """

    html: str
    problem: str = ""
    at: int = 0


def to_mathml(latex: str, *, is_block: bool) -> Formula:
    """Returns a formula as MathML, which runs from left to right in every language.

    Args:
        latex: The formula.
        is_block: Whether it has lines of its own.
    """
    try:
        html = _converter().convert_with_local_state(latex, displaystyle=is_block)
    except LatexError as error:
        place = _PLACE.match(str(error))
        problem = _PLACE.sub("", str(error)).rstrip(".")
        return Formula("", problem, int(place[1]) if place else 0)
    return Formula(html.replace("<math", '<math dir="ltr"', 1))


@cache
def _converter() -> LatexToMathML:
    return LatexToMathML(fancy_error=False)
