"""Markup of a heading and paragraphs."""

from __future__ import annotations

import reflex as rx

from portfolio.components.markup import prose
from portfolio.components.page_section import page_section
from portfolio.models.field_types import BLACK
from portfolio.sections.copy.model import Copy
from portfolio.sections.section import section


@section
def copy(section: Copy) -> rx.Component:
    """Returns a heading beside its paragraphs, or above them when centred."""
    style: dict[str, str] = {}
    if section.color != BLACK:
        style |= {"--text": section.color, "--text-2": section.color}
    for side in ("top", "bottom"):
        pixels = getattr(section, f"padding_{side}")
        if pixels is not None:
            style[f"padding{side.title()}"] = f"{pixels}px"
    content = rx.el.div(
        rx.el.h2(section.title),
        prose(section.html, class_name="prose"),
        class_name=f"copy copy--{section.align} wrap columns",
    )
    return page_section(section, content, style_vars=style)
