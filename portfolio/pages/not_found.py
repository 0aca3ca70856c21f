"""The page for an address that does not exist.

Its words are ``notFound`` of ``site.yaml``, else those of ``i18n/words.py``.
"""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button
from portfolio.components.inline_script import inline, load_script
from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.layout.page_scripts import SCRIPTS
from portfolio.models.content import Content
from portfolio.sections.page_header import page_header
from portfolio.stickers.page_stickers import page_stickers

ROUTE = "/not-found"
"""Route under which the page is prerendered; the build serves it as 404.html."""

WITHOUT_SLASH = load_script(SCRIPTS / "without_slash.js")


def head(content: Content) -> Head:
    """Returns the page's title, description and preview."""
    words = content.site.not_found
    return Head(ROUTE, words.title, words.description, "home", listed=False)


def not_found(content: Content) -> rx.Component:
    """Returns a sentence and a link to the home page."""
    words = content.site.not_found
    art, back = page_stickers(content, "not-found", 1), button(words.button, "/")
    header = page_header(
        words.heading, words.text, name="not-found", art=art, width=480, after=back
    )
    return page_layout(content, ROUTE, header, inline(WITHOUT_SLASH), flows=True)
