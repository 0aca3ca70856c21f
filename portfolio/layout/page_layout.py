"""The layout of every page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import reflex as rx

from portfolio.components.collection import closing_stickers, sticker_counter
from portfolio.components.link import link
from portfolio.content.routes import ARTICLE_FEEDS, FEED
from portfolio.i18n.current import words
from portfolio.layout.closing import closing
from portfolio.layout.header import header
from portfolio.layout.loading import loading_indicator
from portfolio.models.content import Content

_MAIN_ALONE: ContextVar[bool] = ContextVar("main_alone", default=False)


@contextmanager
def main_alone() -> Iterator[None]:
    """Makes pages that are rendered within it their main element alone.

    An export makes many pages from one, whose header and footer they share.
    """
    token = _MAIN_ALONE.set(True)
    try:
        yield
    finally:
        _MAIN_ALONE.reset(token)


def page_layout(
    content: Content, route: str, *children: rx.Component, flows: bool = False
) -> rx.Component:
    """Returns a page: skip link, header, sections in the main element, end, loading indicator.

    Args:
        content: Owner, links and words that all pages share, and the look.
        route: The page's route.
        *children: The page's sections.
        flows: Whether the page has one section, on which the end of the page lies.
    """
    site, theme = content.site, content.theme
    main = rx.el.main(
        *children,
        id="main",
        class_name="flows-into-closing" if flows else None,
        custom_attrs={"tabIndex": -1},
    )
    if _MAIN_ALONE.get():
        return main
    return rx.fragment(
        link(words().layout.skip_to_content, href="#main", class_name="skip surface"),
        header(site, route, theme.logo_image, counter=sticker_counter(content.collection)),
        main,
        closing(
            site,
            theme,
            _followed_feed(content),
            stickers=closing_stickers(content),
            proves_identity=bool(content.writing),
        ),
        loading_indicator(theme.mascot_image),
    )


def _followed_feed(content: Content) -> str:
    """Returns the address of the feed that visitors are invited to follow, or nothing."""
    if not content.site.follow:
        return ""
    if content.writing:
        return f"/{ARTICLE_FEEDS[0]}"
    return f"/{FEED}" if content.site.shows("experiments") else ""
