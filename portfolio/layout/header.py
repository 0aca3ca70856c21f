"""The header of every page: logo, navigation, theme toggle and menu toggle."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.icon import icon
from portfolio.components.media.lettering import longest_word
from portfolio.fonts.characters import text_width
from portfolio.i18n.current import current_locale, words
from portfolio.icons.icon_sets import Icon
from portfolio.layout.language_switch import language_links, language_switch
from portfolio.models.site import NavLink, Site

HOME = "/"

LETTER, TITLE_LETTER = 9.2, 15.5
"""About how wide a letter of the navigation and of the owner's name is, in CSS pixels."""

AROUND = 540
"""Margins, paddings, gaps and round buttons of the header together, and room for wider spacing."""

WINDOWS = (1200, 1440, 1680)
"""Widths from which on the header may say what the owner does; header.css has a class for each."""

WAVES = (
    "M2 3C7-.5 10 6 14 3S21 0 24 3",
    "M2 10C7 6.500 10 13 14 10S21 7 24 10",
    "M2 17C7 13.500 10 20 14 17S21 14 24 17",
)
"""Paths of the menu toggle's three waves; open, they become a cross."""


def header(site: Site, route: str, logo: str | None) -> rx.Component:
    """Returns logo, navigation, languages if there are several, theme toggle and menu toggle.

    Without JavaScript the links stay visible and the toggles are hidden. By
    keyboard the menu closes on Escape. ``boot.js`` handles the events.

    Args:
        site: Owner and links.
        route: The current page's route, which is marked in the navigation.
        logo: Address of the drawing beside the owner's name, if there is one.
    """
    return rx.el.header(
        rx.el.div(
            _logo(site, logo, *(_what_the_owner_does(site) if route != HOME else ())),
            _menu_toggle(),
            _navigation(site.navigation, route),
            *language_switch(current_locale()),
            _theme_toggle(),
            class_name="wrap",
        ),
        class_name="header",
    )


def _logo(site: Site, image: str | None, *said: rx.Component) -> rx.Component:
    size = {"style": {"--letters": longest_word(site.owner)}}
    if not image:
        name_alone = "logo logo--name surface"
        return rx.el.a(site.owner, *said, href="/", class_name=name_alone, custom_attrs=size)
    drawing = rx.el.img(
        src=image, alt="", custom_attrs={"width": 44, "height": 44, "loading": "lazy"}
    )
    parts = (drawing, site.owner, *said)
    return rx.el.a(*parts, href="/", class_name="logo surface", custom_attrs=size)


def _what_the_owner_does(site: Site) -> list[rx.Component]:
    """Returns the tagline for windows that have room for it; a long one has none anywhere."""
    room = next((width for width in WINDOWS if width >= _width(site)), None)
    if not (site.tagline and room):
        return []
    return [rx.el.span(site.tagline, class_name=f"logo__does logo__does--{room}")]


def _width(site: Site) -> float:
    """Returns about how wide a window has to be for the header with what the owner does."""
    links = (text_width(it.label) * LETTER + (74 if it.icon else 44) for it in site.navigation)
    names = text_width(site.owner) * TITLE_LETTER + text_width(site.tagline) * LETTER
    return AROUND + names + sum(links)


def _navigation(links: tuple[NavLink, ...], route: str) -> rx.Component:
    items = (rx.el.li(_nav_link(link, route)) for link in links)
    label = words().layout.main_navigation
    return rx.el.nav(
        rx.el.ul(*items),
        *language_links(current_locale()),
        id="menu",
        class_name="nav surface",
        aria_label=label,
    )


def _nav_link(link: NavLink, route: str) -> rx.Component:
    children = [icon(link.icon), link.label] if link.icon else [link.label]
    return rx.el.a(*children, href=link.href, custom_attrs=_current(link.href, route))


def _current(href: str, route: str) -> dict[str, str]:
    if href == route:
        return {"aria-current": "page"}
    return {"aria-current": "true"} if route.startswith(f"{href}/") else {}


def _theme_toggle() -> rx.Component:
    return rx.el.button(
        rx.el.span(icon(Icon.SUN), class_name="sun"),
        rx.el.span(icon(Icon.MOON), class_name="moon"),
        type="button",
        class_name="round surface theme-toggle",
        aria_label=words().layout.switch_theme,
    )


def _menu_toggle() -> rx.Component:
    waves = rx.el.svg(
        *(rx.el.path(d=wave) for wave in WAVES),
        view_box="0 0 26 20",
        custom_attrs={"aria-hidden": True},
    )
    return rx.el.button(
        waves,
        type="button",
        class_name="round surface menu-toggle",
        aria_label=words().layout.menu,
        aria_expanded=False,
        aria_controls="menu",
    )
