"""The header of every page: logo, navigation, languages, search, theme and menu toggle."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from math import ceil
from typing import Any

import reflex as rx

from portfolio.components.link import visually_hidden
from portfolio.components.media.asset_manifest import LogoFile, manifest, read_logo
from portfolio.components.media.icon import icon
from portfolio.components.media.lettering import LONG_WORD, PIECES, longest_word, name_words
from portfolio.fonts.characters import text_width
from portfolio.fonts.fallback_metrics import BOLD, line_width
from portfolio.fonts.family import FontFile
from portfolio.fonts.site_fonts import SiteFonts
from portfolio.i18n.current import current_locale, words
from portfolio.i18n.locale import Alternate, Locale
from portfolio.icons.icon_sets import Icon
from portfolio.models.content import Content
from portfolio.models.site.site import NavLink, Site

LOGO_HEIGHT = 40
"""CSS pixels; the width follows from the drawing."""

WORDMARK_RATIO = 2
"""Width for each height above which a logo is words itself: a phone shows it without the name."""

LONG_NAME = 24
"""Letters above which a name is set smaller, in up to three lines, as is one with a long word."""

MOST_LINES = 3
"""Lines that a name takes at most."""

NO_MENU, WIDE_HEADER, NEVER = 820, 1440, 9999
"""CSS pixels of the windows that have no menu at the earliest, that have a tagline, and of none."""

ROOM, WIDEST_ROW, SCROLLBAR = 0.9, 1296, 17
"""Share of a window that a row may take, and CSS pixels."""

AROUND_WORDS, BUTTON, LINK, LINK_OF_MANY, ICON, TAGLINE = 180, 72, 44, 28, 26, 260
"""CSS pixels of a row: around the words of the shortest one, and of what others have besides."""

NAME, NAME_IN_LINES, LABEL = 24, 10, 17
"""Sizes of letters: of a name, half of that of a long one, whose lines are two, and of a link."""

ROUNDING = 1.02
"""Some browsers round the width of each letter, which is a little more."""

LANGUAGES_ID = "languages"

MENU_PATHS = "M2 3H24", "M2 10H24", "M2 17H24"
"""Paths of the menu toggle's three bars; open, they become a cross."""

SUN_RAYS = (
    "M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1"
    "M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1"
)
"""Path of rays that stand apart from the disc: an outline of both together looks like a cog."""

KINDS = {"project": "projects", "writing": "writing", "experiment": "experiments", "page": "pages"}
"""Names of the words of each kind of page that the index knows."""


def header(site: Site, route: str, logo: str | None) -> rx.Component:
    """Returns logo, navigation, languages if there are several, search, theme and menu toggle.

    Without JavaScript the links stay visible and the toggles are hidden. By
    keyboard the menu closes on Escape. ``menu.js`` handles the events.

    Args:
        site: Owner and links.
        route: The current page's route, which is marked in the navigation.
        logo: Address of the drawing beside the owner's name, if there is one.
    """
    return rx.el.header(
        rx.el.div(
            _logo(site, logo, is_home=route == "/"),
            *_menu(site, route),
            *_language_switch(current_locale()),
            *search_button(site),
            _theme_toggle(),
            class_name="wrap",
            custom_attrs={"data-playground-covers": True},
        ),
        class_name="header header--with-search" if site.search else "header",
    )


def _logo(site: Site, image: str | None, *, is_home: bool) -> rx.Component:
    """Returns the link to home; on home its drawing stands alone while the board has the name."""
    drawing: list[rx.Component] = []
    longest = longest_word(site.owner)
    lines = min(len(PIECES.findall(site.owner)), MOST_LINES)
    kinds = {
        "logo--name": not image,
        "logo--mark": bool(image) and is_home,
        "logo--long": text_width(site.owner) > LONG_NAME or longest > LONG_WORD,
    }
    if image:
        logo = manifest().logo or LogoFile(1)
        size = {"width": max(1, round(LOGO_HEIGHT * logo.ratio)), "height": LOGO_HEIGHT}
        drawing = [rx.el.img(src=image, alt="", custom_attrs={**size, "loading": "lazy"})]
        kinds["logo--of-theme"] = logo.is_of_theme
        kinds["logo--wordmark"] = logo.ratio > WORDMARK_RATIO
    return rx.el.a(
        *drawing,
        rx.el.span(*name_words(site.owner), class_name="logo__name"),
        *([] if is_home else _what_the_owner_does(site)),
        href="/",
        class_name=" ".join(["logo", "surface", *(name for name, is_it in kinds.items() if is_it)]),
        custom_attrs={"style": {"--letters": longest, "--lines": lines}},
    )


def _what_the_owner_does(site: Site) -> list[rx.Component]:
    """Returns the tagline, for wide windows."""
    return [rx.el.span(site.tagline, class_name="logo__does")] if site.tagline else []


def with_menu_window(styles: str, content: Content, fonts: SiteFonts) -> str:
    """Returns styles in which ``--menu`` and ``--no-menu`` are the windows with and without a menu.

    There is none where all links fit into one row, in all languages; ``--tagline`` are the windows
    where what the owner does fits, too. Browsers do not know custom media queries yet.
    """
    row = max(_row_width(it, fonts) for it in content.languages)
    row += BUTTON * (len(content.languages) > 1)
    width = max(NO_MENU, ceil((row + SCROLLBAR) / ROOM)) if row <= WIDEST_ROW else NEVER
    wide = WIDE_HEADER if row + TAGLINE <= WIDEST_ROW else NEVER
    styles = styles.replace("(--tagline)", f"(min-width: {wide}px)")
    return styles.replace("(--menu)", f"(max-width: {width - 1}px)").replace(
        "(--no-menu)", f"(min-width: {width}px)"
    )


def _row_width(content: Content, fonts: SiteFonts) -> float:
    """Returns about how many CSS pixels a header takes in one row."""
    site, logo = content.site, read_logo(content.theme)
    links = site.navigation
    labels, icons = "".join(it.label for it in links), sum(bool(it.icon) for it in links)
    name_size = NAME_IN_LINES if text_width(site.owner) > LONG_NAME else NAME
    return (
        AROUND_WORDS
        + LOGO_HEIGHT * (max(1, logo.ratio) - 1 if logo else 0)
        + name_size * _ems(site.owner, chain(*fonts.display))
        + LABEL * _ems(labels, chain(fonts.labels, *fonts.text))
        + (LINK_OF_MANY if links[3:] else LINK) * len(links)
        + ICON * icons
        + BUTTON * site.search
    )


def _ems(text: str, faces: Iterable[FontFile]) -> float:
    """Returns the width of a bold text in the face that has most of its letters."""
    face = max(faces, key=lambda it: len(it.characters & {*text}))
    return ROUNDING * line_width(face.path, BOLD, text)


def _menu(site: Site, route: str) -> list[rx.Component]:
    """Returns navigation and menu toggle, unless there is nothing in the menu."""
    if not (site.navigation or _others(current_locale())):
        return []
    return [_menu_toggle(), _navigation(site, route)]


def _navigation(site: Site, route: str) -> rx.Component:
    return rx.el.nav(
        rx.el.ul(*(rx.el.li(_nav_link(link, route)) for link in site.navigation)),
        *search_entry(site),
        *_language_links(current_locale()),
        id="menu",
        class_name="nav surface",
        aria_label=words().layout.main_navigation,
    )


def _nav_link(link: NavLink, route: str) -> rx.Component:
    children = [icon(link.icon), link.label] if link.icon else [link.label]
    current: dict[str, str] = {}
    if link.href == route:
        current = {"aria-current": "page"}
    elif route.startswith(f"{link.href}/"):
        current = {"aria-current": "true"}
    # A link of the router would lead to the page that /404 was rendered as.
    element = rx.el.A.create if link.href.startswith("#") else rx.el.a
    return element(*children, href=link.href, custom_attrs=current)


def _language_switch(locale: Locale) -> Iterator[rx.Component]:
    """Yields a link if there is one other language, a button with a menu if there are more.

    The menu is a native popover: it opens without JavaScript, and closes on Escape and on a
    press elsewhere. On small screens neither shows; the navigation has links.
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
            custom_attrs={"popoverTarget": LANGUAGES_ID},
        )
        yield rx.el.ul(
            *(rx.el.li(_item(page, locale)) for page in locale.alternates),
            id=LANGUAGES_ID,
            class_name="popover-menu",
            aria_label=label,
            custom_attrs={"popover": "auto"},
        )


def _language_links(locale: Locale) -> Iterator[rx.Component]:
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


def _theme_toggle() -> rx.Component:
    return rx.el.button(
        rx.el.span(_sun(), class_name="sun"),
        rx.el.span(icon(Icon.MOON), class_name="moon"),
        type="button",
        class_name="round surface theme-toggle",
        aria_label=words().layout.switch_theme,
    )


def _sun() -> rx.Component:
    return rx.el.svg(
        rx.el.circle(cx="12", cy="12", r="5"),
        rx.el.path(d=SUN_RAYS),
        view_box="0 0 24 24",
        custom_attrs={"aria-hidden": True},
    )


def _menu_toggle() -> rx.Component:
    bars = rx.el.svg(
        *(rx.el.path(d=bar) for bar in MENU_PATHS),
        view_box="0 0 26 20",
        custom_attrs={"aria-hidden": True},
    )
    return rx.el.button(
        bars,
        type="button",
        class_name="round surface menu-toggle",
        aria_label=words().layout.menu,
        aria_expanded=False,
        aria_controls="menu",
    )


def search_button(site: Site) -> list[rx.Component]:
    """Returns the round button of the header; none on a site without a search."""
    if not site.search:
        return []
    said = words().search.search
    return [
        rx.el.button(
            icon(Icon.SEARCH),
            type="button",
            class_name="round surface search-button",
            aria_label=said,
            title=said,
            custom_attrs={"aria-haspopup": "dialog", "data-words": json.dumps(_words())},
        )
    ]


def search_entry(site: Site) -> list[rx.Component]:
    """Returns the button in the menu of small screens: a link, so that it looks as those beside it.

    Without JavaScript it is not shown.
    """
    if not site.search:
        return []
    return [
        rx.el.A.create(
            icon(Icon.SEARCH),
            words().search.search,
            href="#main",
            role="button",
            class_name="search-button search-button--entry",
            custom_attrs={"aria-haspopup": "dialog"},
        )
    ]


def _words() -> dict[str, Any]:
    """Returns what the dialog says, which the script makes when it is opened."""
    said = words().search
    return {
        **said.props(exclude={*KINDS.values()}),
        "kinds": {kind: getattr(said, name) for kind, name in KINDS.items()},
        "opensInNewTab": words().layout.opens_in_new_tab,
    }
