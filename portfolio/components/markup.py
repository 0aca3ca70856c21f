"""HTML and SVG that models or the build have made safe."""

from __future__ import annotations

from typing import Any

import reflex as rx
from selectolax.lexbor import LexborHTMLParser

from portfolio.i18n.current import current_locale
from portfolio.i18n.locale import Locale


class Markup(rx.el.Div):
    """A ``<div>`` whose content is given as HTML."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def markup(html: str, **props: Any) -> rx.Component:
    """Returns a ``<div>`` that holds safe HTML; nothing is escaped here.

    Its links lead to pages of the current language.
    """
    html = localised(html, current_locale())
    return Markup.create(dangerouslySetInnerHTML={"__html": html}, **props)


def localised(html: str, locale: Locale) -> str:
    """Returns HTML whose links lead to pages of a language."""
    if not locale.prefix or "href" not in html:
        return html
    tree = LexborHTMLParser(html, is_fragment=True)
    for link in tree.css('a[href^="/"]'):
        link.attrs["href"] = locale.href(link.attributes["href"] or "")
    return tree.html or ""
