"""Links to the page in the site's other languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import reflex as rx

from portfolio.components.link import visually_hidden
from portfolio.components.media.icon import icon
from portfolio.i18n.current import words
from portfolio.i18n.locale import Alternate, Locale
from portfolio.models.icons import Icon

MENU_ID = "languages"


def language_switch(locale: Locale) -> Iterator[rx.Component]:
    """Yields a link if there is one other language, a button with a menu if there are more.

    The menu is a native popover: it opens without JavaScript, and closes on Escape and on a
    press elsewhere. On small screens neither shows; the navigation has :func:`language_links`.

    Args:
        locale: The language of the page.
    """
    name, label = "round surface language", words().layout.languages
    others = _others(locale)
    if len(others) == 1:
        (other,) = others
        yield _anchor(other, other.code, visually_hidden(f" {other.name}"), class_name=name)
    elif others:
        yield rx.el.button(
            icon(Icon.LANGUAGE),
            type="button",
            class_name=name,
            aria_label=label,
            custom_attrs={"popoverTarget": MENU_ID},
        )
        yield rx.el.ul(
            *(rx.el.li(_item(page, locale)) for page in locale.alternates),
            id=MENU_ID,
            class_name="popover-menu",
            aria_label=label,
            custom_attrs={"popover": "auto"},
        )


def language_links(locale: Locale) -> Iterator[rx.Component]:
    """Yields the list of the page's other languages in the menu of small screens."""
    if others := _others(locale):
        yield rx.el.ul(
            *(rx.el.li(_anchor(page, page.name)) for page in others),
            class_name="nav__languages",
            aria_label=words().layout.languages,
        )


def _others(locale: Locale) -> list[Alternate]:
    return [page for page in locale.alternates if page.language != locale.language]


def _item(page: Alternate, locale: Locale) -> rx.Component:
    current = {"aria_current": "true"} if page.language == locale.language else {}
    return _anchor(page, page.name, **current)


def _anchor(page: Alternate, *children: rx.Component | str, **props: Any) -> rx.Component:
    """Returns a plain link: the page in another language is another document."""
    language = {"hrefLang": page.language, "lang": page.language}
    return rx.el.A.create(*children, href=page.href, custom_attrs=language, **props)
