"""Markup of a heading and paragraphs."""

from __future__ import annotations

import reflex as rx

from portfolio.components.markup import prose
from portfolio.components.media.picture import screenshot
from portfolio.components.page_section import page_section
from portfolio.components.small_parts import counted_by
from portfolio.models.field_types import BLACK
from portfolio.models.result import Result
from portfolio.sections.copy.model import Copy
from portfolio.sections.section import section

PICTURE_SIZES = "(max-width: 820px) 82vw, min(52vw, 640px)"


@section
def copy(section: Copy) -> rx.Component:
    """Returns a heading beside its paragraphs, or above them when centred or beside a picture."""
    style: dict[str, str] = {}
    if section.color != BLACK:
        style |= {"--text": section.color, "--text-2": section.color}
    for side in ("top", "bottom"):
        pixels = getattr(section, f"padding_{side}")
        if pixels is not None:
            style[f"padding{side.title()}"] = f"{pixels}px"
    name, parts = section.align, parts_of(section)
    if section.image:
        words = rx.el.div(*parts, class_name="copy__words")
        name, parts = "pictured", [words, screenshot(section.image, PICTURE_SIZES)]
    content = rx.el.div(*parts, class_name=f"copy copy--{name} wrap columns")
    return page_section(section, content, style_vars=style)


def parts_of(section: Copy) -> list[rx.Component]:
    """Returns heading, paragraphs and figure."""
    figure = [_figure(section.figure)] if section.figure else []
    return [rx.el.h2(section.title), prose(section.html, class_name="prose"), *figure]


def _figure(result: Result) -> rx.Component:
    return rx.el.p(
        rx.el.bdi(result.figure, class_name="client-face"),
        rx.el.span(result.label),
        rx.el.small(counted_by(result)),
        class_name="copy__figure",
    )
