"""The content of a page of the owner's own, below its heading."""

from __future__ import annotations

import reflex as rx
from selectolax.lexbor import LexborHTMLParser

from portfolio.components.media.picture import picture_html
from portfolio.components.prose import prose
from portfolio.models.markdown_page import MarkdownPage, PagePicture

SIZES = "(max-width: 820px) 90vw, 756px"
"""CSS ``sizes`` of a picture in the text."""


def article(*children: rx.Component, has_header: bool = True) -> rx.Component:
    """Returns components with the margins and the type of the site.

    Args:
        *children: The components.
        has_header: Whether a heading comes before; else it keeps clear of the floating header.
    """
    return _section(rx.el.div(*children, class_name="article"), has_header=has_header)


def markdown_article(page: MarkdownPage) -> rx.Component:
    """Returns the text of a page, its pictures in all their sizes and formats."""
    html = LexborHTMLParser(page.html, is_fragment=True)
    for image in html.css("img[data-picture]"):
        picture = page.pictures[int(image.attributes["data-picture"] or 0)]
        (shown,) = LexborHTMLParser(_picture(picture), is_fragment=True).css("picture, img")[:1]
        image.replace_with(shown)
    return _section(prose(html.html or "", class_name="article article--columns"))


def _picture(picture: PagePicture) -> str:
    return picture_html(picture, SIZES, served=picture.src if picture.is_vector else "")


def _section(content: rx.Component, *, has_header: bool = True) -> rx.Component:
    name = "article-section" if has_header else "article-section article-section--bare"
    return rx.el.div(rx.el.div(content, class_name="wrap"), class_name=name)
