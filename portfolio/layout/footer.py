"""The footer of every page."""

from __future__ import annotations

import re
from datetime import date

import reflex as rx

from portfolio.components.backdrop import footer_waves
from portfolio.components.link import link, visually_hidden
from portfolio.components.media.icon import icon
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon
from portfolio.models.link import mail_link
from portfolio.models.site.site import Site, SocialLink

SIGNATURE_ICONS = {"love": Icon.HEART, "caffeine": Icon.MUG_HOT}
"""Icons after words of the signature."""


def footer(site: Site, feed: str = "", *, proves_identity: bool = False) -> rx.Component:
    """Returns the social links, the copyright line and the signature.

    Args:
        site: Owner, words and links.
        feed: Address of a feed that a link beside the social ones leads to, or nothing.
        proves_identity: Whether the social links say that they lead to the same person
            (``rel="me"``).
    """
    return rx.el.footer(
        footer_waves(),
        rx.el.div(
            rx.el.div(_follow(site, feed, proves_identity), _end(site), class_name="wrap"),
            class_name="footer__body",
        ),
        id="contact",
        class_name="footer",
    )


def _follow(site: Site, feed: str, proves_identity: bool) -> rx.Component:
    links = [_social(social, proves_identity) for social in site.social]
    if feed:
        label = visually_hidden(words().pages.feed)
        # A plain link: the feed is a file, and no page.
        links.append(rx.el.A.create(icon(Icon.RSS), label, href=feed, class_name="icon-button"))
    return rx.el.div(
        rx.el.div(
            rx.el.h2(site.footer.heading),
            rx.el.p(site.footer.text, class_name="lead"),
            *_contact(site),
        ),
        rx.el.ul(*map(rx.el.li, links), class_name="social"),
        class_name="footer__row",
    )


def _contact(site: Site) -> list[rx.Component]:
    """Returns mail, place and availability in one line, as far as the owner says them."""
    mail = [rx.el.a(site.email, href=mail_link(site.email))] if site.email else []
    said = [rx.el.span(text) for text in (site.location, site.availability) if text]
    return [rx.el.p(*mail, *said, class_name="footer__contact")] if mail or said else []


def _social(social: SocialLink, proves_identity: bool) -> rx.Component:
    label = visually_hidden(social.label)
    rel = "me" if proves_identity else ""
    return link(icon(social.icon), label, href=social.href, rel=rel, class_name="icon-button")


def _end(site: Site) -> rx.Component:
    attributes = {"data-year": True, "suppressHydrationWarning": True}
    year = rx.el.span(str(date.today().year), custom_attrs=attributes)
    return rx.el.div(
        rx.el.p("© ", year, f" {site.owner}"),
        rx.el.p(*_signed(site.footer.signature)),
        class_name="footer__end",
    )


def _signed(signature: str) -> list[rx.Component | str]:
    pieces: list[rx.Component | str] = []
    for word in re.split(rf"(?<=\b)({'|'.join(SIGNATURE_ICONS)})\b", signature):
        pieces += [word] if word else []
        pieces += [icon(SIGNATURE_ICONS[word])] if word in SIGNATURE_ICONS else []
    return pieces
