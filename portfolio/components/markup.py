"""HTML that models or the build have made safe, with the words that components add to it."""

from __future__ import annotations

from typing import Any

import reflex as rx
from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.i18n.current import current_locale, words
from sandbox_islands.html import append_html


class Markup(rx.el.Div):
    """A ``<div>`` whose content is given as HTML."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def markup(html: str, **props: Any) -> rx.Component:
    """Returns a ``<div>`` that holds safe HTML; nothing is escaped here.

    Its links lead to pages of the current language.
    """
    return Markup.create(dangerouslySetInnerHTML={"__html": _localised(html)}, **props)


def _localised(html: str) -> str:
    locale = current_locale()
    if not locale.prefix or "href" not in html:
        return html
    tree = LexborHTMLParser(html, is_fragment=True)
    for link in tree.css('a[href^="/"]'):
        link.attrs["href"] = locale.href(link.attributes["href"] or "")
    return tree.html or ""


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
