"""The layout of every page."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link
from portfolio.i18n.current import words
from portfolio.layout.footer import footer
from portfolio.layout.header import header
from portfolio.layout.loading_indicator import loading_indicator
from portfolio.models.site import Site


def page_layout(site: Site, route: str, *children: rx.Component) -> rx.Component:
    """Returns a page: skip link, header, sections in the main element, footer, loading indicator.

    Args:
        site: Owner, links and words that all pages share.
        route: The page's route.
        *children: The page's sections.
    """
    return rx.fragment(
        link(words().layout.skip_to_content, href="#main", class_name="skip surface"),
        header(site, route),
        rx.el.main(*children, id="main", custom_attrs={"tabIndex": -1}),
        footer(site),
        loading_indicator(),
    )
