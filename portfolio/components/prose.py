"""Text that models have rendered to HTML, with the words that components add to it."""

from __future__ import annotations

from typing import Any

import reflex as rx
from selectolax.lexbor import LexborHTMLParser, LexborNode

from custom_components.html import append_html
from portfolio.components.markup import markup
from portfolio.i18n.current import words


def prose(html: str, **props: Any) -> rx.Component:
    """Returns a ``<div>`` with safe HTML, in which screen readers hear what cannot be seen.

    Links that open in a new tab say so, and blocks of code, which models name after their
    language, are called code.

    Args:
        html: Result of ``to_html`` or ``render_markdown``.
        **props: Properties of the ``<div>``.
    """
    text = LexborHTMLParser(html, is_fragment=True)
    note = f'<span class="visually-hidden"> {words().layout.opens_in_new_tab}</span>'
    for link in text.css("a[target=_blank]"):
        append_html(link, note)
    for block in text.css("section.code"):
        block.attrs["aria-label"] = _code_name(block)
    return markup(text.html or "", **props)


def _code_name(block: LexborNode) -> str:
    """Returns the name of a block of code; a second one of the language has its number."""
    label = words().article
    name = block.attributes["aria-label"] or ""
    has_language = name and not name.startswith("(")
    return label.code_in.format(language=name) if has_language else f"{label.code} {name}".strip()
