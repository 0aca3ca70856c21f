"""Links to the page in the site's other languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import reflex as rx

from portfolio.components.media.icon import icon
from portfolio.components.visually_hidden import visually_hidden
from portfolio.i18n.current import words
from portfolio.i18n.locale import Alternate, Locale
from portfolio.icons.icon_sets import Icon

MENU = "languages"


def language_switch(locale: Locale) -> Iterator[rx.Component]:
    """Yields a link if there is one other language, a button with a menu if there are more.

    The menu is a native popover: it opens without JavaScript, and closes on Escape and on a
    press elsewhere. On small screens neither shows; the navigation has :func:`language_links`.

    Args:
        locale: The language of the page.
    """
    others = _others(locale)
    if len(others) == 1:
        (other,) = others
        name = visually_hidden(f" {other.name}")
        yield _anchor(other, other.code, name, class_name="round surface language")
    elif others:
        yield rx.el.button(
            icon(Icon.LANGUAGE),
            type="button",
            class_name="round surface language",
            aria_label=words().layout.languages,
            custom_attrs={"popoverTarget": MENU},
        )
        yield rx.el.ul(
            *(rx.el.li(_item(it, locale)) for it in locale.alternates),
            id=MENU,
            class_name="popover-menu",
            aria_label=words().layout.languages,
            custom_attrs={"popover": "auto"},
        )


def language_links(locale: Locale) -> Iterator[rx.Component]:
    """Yields the list of the page's other languages in the menu of small screens."""
    if others := _others(locale):
        yield rx.el.ul(
            *(rx.el.li(_anchor(it, it.name)) for it in others),
            class_name="nav__languages",
            aria_label=words().layout.languages,
        )


def _others(locale: Locale) -> list[Alternate]:
    return [it for it in locale.alternates if it.language != locale.language]


def _item(page: Alternate, locale: Locale) -> rx.Component:
    is_current = page.language == locale.language
    return _anchor(page, page.name, **({"aria_current": "true"} if is_current else {}))


def _anchor(page: Alternate, *children: rx.Component | str, **props: Any) -> rx.Component:
    """Returns a plain link: the page in another language is another document."""
    language = {"hrefLang": page.language, "lang": page.language}
    return rx.el.A.create(*children, href=page.href, custom_attrs=language, **props)
