"""Markup of a quote."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture
from portfolio.components.page_section import page_section
from portfolio.sections.quote.model import Quote
from portfolio.sections.section import section


@section
def quote(section: Quote) -> rx.Component:
    """Returns the words in the client's face, above who said them."""
    portrait = [picture(section.portrait, "76px")] if section.portrait else []
    role = [rx.el.span(section.role, class_name="quote__role")] if section.role else []
    figure = rx.el.figure(
        rx.el.blockquote(rx.el.p(section.words), class_name="quote__words client-face"),
        rx.el.figcaption(
            *portrait, rx.el.div(rx.el.cite(section.name), *role), class_name="quote__name"
        ),
        class_name="quote wrap columns",
    )
    return page_section(section, figure, ground="client")
