"""Renders the owner's own pages, those in Markdown and those in Python."""

from __future__ import annotations

from inspect import signature

import reflex as rx

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.layout.head import Head
from portfolio.layout.page_layout import page_layout
from portfolio.models.content import Content
from portfolio.models.markdown_page import MarkdownPage
from portfolio.models.page import Page
from portfolio.models.page_stickers import own_page_sticker
from portfolio.routing.page_decorator import DECLARED
from portfolio.sections.own_page import article, markdown_article, own_page_header


def head(content: Content, page: Page) -> Head:
    """Returns the page's title, description and preview."""
    return Head(page.route, page.title, page.description, content.image_name(page))


def own_page(content: Content, page: Page) -> rx.Component:
    """Returns the page's heading and what is below it."""
    body = (
        markdown_article(page)
        if isinstance(page, MarkdownPage)
        else article(_rendered(content, page), has_header=page.has_header)
    )
    sticker = own_page_sticker(content, page)
    header = [own_page_header(page, sticker)] if page.has_header else []
    return page_layout(content, page.route, *header, body)


def _rendered(content: Content, page: Page) -> rx.Component:
    """Returns what the function of a Python page returns.

    Raises:
        ContentError: If that is no component.
    """
    declared = {place.route: place for place in DECLARED}
    place = declared.get(content.site.prefix + page.route) or declared[page.route]
    function = DECLARED[place].function
    component = function(content) if signature(function).parameters else function()
    if isinstance(component, rx.Component):
        return component
    message, found = "expected the function to return a component", type(component).__name__
    hint = "for example: return rx.el.p('…')"
    raise ContentError([Diagnostic(place.file, place.line, 1, "", message, found, hint)])
