"""A heading and paragraphs."""

from __future__ import annotations

import reflex as rx

from portfolio.components.page_section import page_section
from portfolio.components.prose import prose
from portfolio.models.field_types import BLACK
from portfolio.models.sections import Copy


def copy(section: Copy) -> rx.Component:
    """Returns a heading beside its paragraphs, or above them when centred."""
    style: dict[str, str] = {}
    if section.color != BLACK:
        style |= {"--text": section.color, "--text-2": section.color}
    for side in ("top", "bottom"):
        pixels = getattr(section, f"padding_{side}")
        if pixels is not None:
            style[f"padding-{side}"] = f"{pixels}px"
    return page_section(
        section,
        rx.el.div(
            rx.el.h2(section.title),
            prose(section.html, class_name="prose"),
            class_name=f"copy copy--{section.align} wrap columns",
        ),
        style_vars={_camel(key): value for key, value in style.items()},
    )


def _camel(name: str) -> str:
    return name if name.startswith("--") else name.replace("-t", "T").replace("-b", "B")
