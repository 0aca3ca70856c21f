"""HTML and SVG that models or the build have made safe."""

from __future__ import annotations

from typing import Any

import reflex as rx


class Markup(rx.el.Div):
    """A ``<div>`` whose content is given as HTML."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def markup(html: str, **props: Any) -> rx.Component:
    """Returns a ``<div>`` that holds safe HTML; nothing is escaped here."""
    return Markup.create(dangerouslySetInnerHTML={"__html": html}, **props)
