"""What the parts of the resume share: a section under its heading, and lines of an entry."""

from __future__ import annotations

import reflex as rx

from portfolio.components.link import link
from portfolio.components.media.lettering import longest_word
from portfolio.i18n.current import words
from portfolio.resume.items import Item


def resume_part(part: str, *children: rx.Component, class_name: str = "") -> rx.Component:
    """Returns a section of the resume.

    Args:
        part: Key of the document; it has a heading in the catalogue of words.
        *children: Components below the heading.
        class_name: Class of the section, beside its own.
    """
    names = f"resume-part {class_name}".strip()
    heading = getattr(words().resume.headings, part)
    letters = {"style": {"--letters": longest_word(heading)}}
    return rx.el.section(rx.el.h2(heading, custom_attrs=letters), *children, class_name=names)


def detail(item: Item, class_name: str) -> list[rx.Component]:
    """Returns the line below an entry's title, if there is one: employer and place."""
    if not item.below:
        return []
    if not item.detail_href:
        return [rx.el.p(item.below, class_name=class_name)]
    place = f", {item.place}" if item.place else ""
    return [rx.el.p(linked(item.detail, item.detail_href), place, class_name=class_name)]


def quotation(item: Item) -> list[rx.Component]:
    """Returns the entry's quotation in the marks of the language, if there is one."""
    quote = words().resume.quotation.format(text=item.quote)
    return [rx.el.blockquote(quote)] if item.quote else []


def linked(words: str, href: str) -> rx.Component | str:
    """Returns words as they are, or as a link where there is an address."""
    return link(words, href=href) if href else words
