"""The table of contents of an article: links to its headings."""

from __future__ import annotations

import reflex as rx

from portfolio.components.inline_script import module_script
from portfolio.components.link import link
from portfolio.components.small_parts import disclosure
from portfolio.i18n.current import words
from portfolio.markdown.outline import PageHeading
from portfolio.models.article import Article

MIN_HEADINGS = 3
"""Headings of an article from which on it has a table of contents."""

DEEPEST_LEVEL = 3
"""The lowest level of headings that are in it: those with three number signs."""


def contents(article: Article) -> list[rx.Component]:
    """Returns the links to the headings of an article; nothing for one with few.

    In wide windows they stand beside the text, and the heading that is being read is marked. In
    narrow ones they are above it, closed.
    """
    headings = [it for it in article.headings if it.level <= DEEPEST_LEVEL]
    if len(headings) < MIN_HEADINGS:
        return []
    name = words().writing.contents
    return [
        rx.el.nav(
            rx.el.div(
                rx.el.p(name, class_name="article-contents__name"),
                _links(headings),
                class_name="article-contents article-contents--beside",
            ),
            rx.el.div(
                disclosure(name, _links(headings)),
                class_name="article-contents article-contents--above disclosures",
            ),
            aria_label=name,
        ),
        module_script("place_in_page.js"),
    ]


def _links(headings: list[PageHeading]) -> rx.Component:
    return rx.el.ol(
        *(rx.el.li(_link(it), class_name=f"article-contents__{it.level}") for it in headings)
    )


def _link(heading: PageHeading) -> rx.Component:
    marked = {"suppressHydrationWarning": True}
    return link(heading.text, href=f"#{heading.anchor}", custom_attrs=marked)
