"""The end of every page: the address, the networks, and what stands in the sand of the theme."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date

import reflex as rx

from portfolio.components.backdrop import dune, dust, rings
from portfolio.components.button import button
from portfolio.components.link import link, visually_hidden
from portfolio.components.media.asset_manifest import manifest
from portfolio.components.media.icon import icon
from portfolio.fonts.characters import text_width
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon
from portfolio.models.link import mail_link
from portfolio.models.site.site import Site, SocialLink
from portfolio.models.theme.theme import Theme

CLOSING_ID = "contact"
"""Fragment of the address that leads there."""

LARGE_LINKS = 2
"""Networks with a large sticker; the resume has another."""

SIGNATURE_ICONS = {"love": Icon.HEART, "caffeine": Icon.MUG_HOT}
"""Icons after words of the signature."""


def closing(
    site: Site,
    theme: Theme,
    feed: str = "",
    *,
    stickers: Iterable[rx.Component] = (),
    proves_identity: bool = False,
) -> rx.Component:
    """Returns the address, the social links, the copyright line and the signature.

    Without JavaScript nothing is copied, and there is no button for it. With reduced motion the
    mascot stands still.

    Args:
        site: Owner, words and links.
        theme: The mascot, which stands there if there is one.
        feed: Address of a feed that a link beside the social ones leads to, or nothing.
        stickers: The places of those that visitors take along.
        proves_identity: Whether the social links say that they lead to the same person
            (``rel="me"``).
    """
    return rx.el.footer(
        rx.el.div(rings(), dust(), class_name="closing__sky"),
        rx.el.div(*_contact(site), class_name="closing__contact wrap"),
        rx.el.div(
            _scene(theme, stickers),
            rx.el.div(*_follow(site, feed, proves_identity), _end(site), class_name="wrap"),
            class_name="closing__ground",
        ),
        id=CLOSING_ID,
        class_name="closing",
    )


def _contact(site: Site) -> Iterator[rx.Component]:
    """Yields the address and the calendar, then availability and place, as far as they are said."""
    said = words().contact
    if site.email or site.calendar:
        letters = {"style": {"--letters": text_width(site.email or "")}}
        address = [rx.el.a(site.email, href=mail_link(site.email))] if site.email else []
        copy = _copy_button(site.email) if site.email else []
        book = [button(said.book, site.calendar, secondary=True)] if site.calendar else []
        yield rx.el.h2(said.heading)
        yield rx.el.p(*address, *copy, *book, class_name="closing__address", custom_attrs=letters)
    if site.availability:
        yield rx.el.p(site.availability, class_name="closing__availability")
    if site.location:
        yield rx.el.p(site.location)


def _copy_button(email: str) -> list[rx.Component]:
    """Returns the button that copies the address, and the place where success is announced."""
    label = words().contact
    copy = rx.el.button(
        rx.el.span(label.copy_address),
        rx.el.span(label.copied, aria_hidden=True),
        type="button",
        class_name="button button--secondary copy-button",
        custom_attrs={"data-copy": email, "data-copied-words": label.copied},
    )
    return [copy, rx.el.span(role="status", class_name="visually-hidden")]


def _scene(theme: Theme, stickers: Iterable[rx.Component]) -> rx.Component:
    """Returns the dunes, and between them the mascot and the visitor's stickers."""
    poses = manifest().mascot_poses
    day = ["closing__day"] if "sleeps" in poses else []
    drawn = [_drawing(poses.get("digs") or theme.mascot_image, *day)] if theme.mascot_image else []
    if "arm" in poses:
        drawn.append(_drawing(poses["arm"], "closing__arm", *day))
    if "sleeps" in poses:
        drawn.append(_drawing(poses["sleeps"], "closing__night"))
    return rx.el.div(
        dune("far"),
        *([rx.el.div(*drawn, class_name="closing__mascot")] if drawn else []),
        rx.el.ol(*stickers, class_name="closing__stickers"),
        dune("near"),
        class_name="closing__scene",
        aria_hidden=True,
    )


def _drawing(address: str | None, *names: str) -> rx.Component:
    size = {"width": 264, "height": 264, "loading": "lazy"}
    return rx.el.img(src=address, alt="", class_name=" ".join(names), custom_attrs=size)


def _follow(site: Site, feed: str, proves_identity: bool) -> Iterator[rx.Component]:
    """Yields the heading, the large stickers, and the other networks as small icons."""
    large, small = site.social[:LARGE_LINKS], site.social[LARGE_LINKS:]
    stickers = [_sticker(social, proves_identity) for social in large]
    icons = [_icon(social, proves_identity) for social in small]
    if site.shows("resume"):
        file = f"{words().resume.title} (PDF)"
        # Plain links: they lead to files, and not to pages.
        stickers.append(
            rx.el.A.create(
                icon(Icon.ARROW_DOWN),
                rx.el.span(file),
                href="/resume.pdf",
                class_name="button",
            )
        )
    if feed:
        label = words().pages.feed
        rss = (icon(Icon.RSS), visually_hidden(label))
        icons.append(rx.el.A.create(*rss, href=feed, title=label))
    yield rx.el.div(
        rx.el.h2(site.footer.heading), rx.el.p(site.footer.text), class_name="closing__follow"
    )
    yield rx.el.div(
        *([rx.el.ul(*map(rx.el.li, stickers), class_name="closing__links")] if stickers else []),
        *([rx.el.ul(*map(rx.el.li, icons), class_name="closing__icons")] if icons else []),
        class_name="closing__row",
    )


def _sticker(social: SocialLink, proves_identity: bool) -> rx.Component:
    return link(
        icon(social.icon),
        rx.el.span(social.label),
        href=social.href,
        rel="me" if proves_identity else "",
        class_name="button button--secondary",
    )


def _icon(social: SocialLink, proves_identity: bool) -> rx.Component:
    label, rel = visually_hidden(social.label), "me" if proves_identity else ""
    return link(icon(social.icon), label, href=social.href, rel=rel, title=social.label)


def _end(site: Site) -> rx.Component:
    attributes = {"data-year": True, "suppressHydrationWarning": True}
    year = rx.el.span(str(date.today().year), custom_attrs=attributes)
    return rx.el.div(
        rx.el.p("© ", year, f" {site.owner}"),
        rx.el.p(*_signed(site.footer.signature)),
        class_name="closing__end",
    )


def _signed(signature: str) -> list[rx.Component | str]:
    pieces: list[rx.Component | str] = []
    for word in re.split(rf"(?<=\b)({'|'.join(SIGNATURE_ICONS)})\b", signature):
        pieces += [word] if word else []
        pieces += [" ", icon(SIGNATURE_ICONS[word])] if word in SIGNATURE_ICONS else []
    return pieces
