"""The invitation to write to the owner, at the end of home, case studies and the resume."""

from __future__ import annotations

from collections.abc import Iterator

import reflex as rx

from portfolio.components.button import button, button_row
from portfolio.components.small_parts import NOT_SEARCHED, dotted
from portfolio.fonts.characters import text_width
from portfolio.i18n.current import words
from portfolio.models.link import mail_link
from portfolio.models.site.site import Site


def contact_banner(site: Site) -> rx.Component:
    """Returns a card with the mail address, a button that copies it, and the calendar.

    Without JavaScript nothing is copied, and there is no button for it. A site without address and
    calendar has no card.
    """
    if not (site.email or site.calendar):
        return rx.fragment()
    card = rx.el.div(
        rx.el.div(*_words(site), class_name="contact-banner__words"),
        button_row(*_actions(site)),
        class_name="contact-banner__card vinyl",
    )
    return rx.el.section(
        rx.el.div(card, class_name="wrap"), class_name="contact-banner", **NOT_SEARCHED
    )


def _words(site: Site) -> Iterator[rx.Component]:
    """Yields the heading, the address, and what the owner says of place and availability."""
    yield rx.el.h2(words().contact.heading)
    if site.email:
        letters = {"style": {"--letters": text_width(site.email)}}
        address = rx.el.a(site.email, href=mail_link(site.email))
        yield rx.el.p(address, class_name="contact-banner__address", custom_attrs=letters)
    if said := [*filter(None, (site.location, site.availability))]:
        yield dotted(*said, class_name="lead")


def _actions(site: Site) -> Iterator[rx.Component]:
    """Yields the buttons; the first is the main one."""
    label = words().contact
    if site.email:
        yield button(label.write, mail_link(site.email))
        yield _copy_button(site.email)
    if site.calendar:
        yield button(label.book, site.calendar, secondary=bool(site.email))


def _copy_button(email: str) -> rx.Component:
    """Returns the button that copies the address, with the place where success is announced."""
    label = words().contact
    copy = rx.el.button(
        rx.el.span(label.copy_address),
        rx.el.span(label.copied, aria_hidden=True),
        type="button",
        class_name="button button--secondary copy-button",
        custom_attrs={"data-copy": email, "data-copied-words": label.copied},
    )
    status = rx.el.span(role="status", class_name="visually-hidden")
    return rx.el.span(copy, status, class_name="copy-button__place")
