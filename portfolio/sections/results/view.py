"""Markup of large figures with their sources."""

from __future__ import annotations

import json
from dataclasses import asdict

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.page_section import page_section
from portfolio.components.small_parts import counted_by
from portfolio.fonts.client_faces import DIGIT_WIDTH
from portfolio.i18n.current import current_locale
from portfolio.i18n.figures import parse_figure
from portfolio.models.result import Result
from portfolio.sections.results.model import Results
from portfolio.sections.section import section

LETTER_WIDTHS = {".,:;'!|il1 ": 0.4, "mwMW%@": 0.95}
"""Widths of letters in a bold face, in em."""

LOWER_CASE_WIDTH, OTHER_WIDTH, EAST_ASIAN_WIDTH = 0.64, 0.74, 1.0
"""Widths of all other letters, in em."""

FIRST_EAST_ASIAN = "\u2e80"
"""Where Unicode's East Asian letters begin, which are as wide as they are high."""


@section
def results(section: Results) -> rx.Component:
    """Returns one to four figures in the client's face, each above its label and source.

    A whole number counts up once, when half of it is seen. Without JavaScript and with reduced
    motion it stands there; screen readers always hear the number itself.
    """
    counted = [_counting(item.figure) for item in section.items]
    items = map(_result, section.items, counted)
    figures = rx.el.dl(
        *items,
        class_name=f"results__items results__items--{len(counted)} columns",
        custom_attrs={"suppressHydrationWarning": True},
    )
    script = [module_script("results.js")] if any(counted) else []
    content = rx.el.div(rx.el.h2(section.title), figures, *script, class_name="wrap")
    name = f"results results--{section.style}"
    return page_section(section, content, ground="client", class_name=name)


def _result(item: Result, counting: str) -> rx.Component:
    attributes = {"data-count": counting} if counting else {}
    # On a page from right to left, a space would turn the groups of "1 200" around.
    figure = rx.el.span(item.figure, dir="auto", custom_attrs=attributes)
    width = {"style": {"--width": round(width_of(item.figure), 2)}}
    return rx.el.div(
        rx.el.dt(item.label),
        rx.el.dd(figure, class_name="result__figure client-face", custom_attrs=width),
        rx.el.dd(counted_by(item), class_name="result__source"),
        class_name="result",
    )


def _counting(text: str) -> str:
    """Returns the figure as results.js reads it, or nothing where nothing can be counted."""
    figure = parse_figure(text, current_locale().language)
    return json.dumps(asdict(figure), ensure_ascii=False) if figure else ""


def width_of(text: str) -> float:
    """Returns about how wide a text is in a bold face, in em."""
    return sum(map(_letter_width, text))


def _letter_width(letter: str) -> float:
    for letters, width in LETTER_WIDTHS.items():
        if letter in letters:
            return width
    if letter >= FIRST_EAST_ASIAN:
        return EAST_ASIAN_WIDTH
    if letter.isdecimal():
        return DIGIT_WIDTH
    return LOWER_CASE_WIDTH if letter.islower() else OTHER_WIDTH
