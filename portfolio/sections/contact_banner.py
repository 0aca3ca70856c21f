"""The invitation to write to the owner, at the end of case studies and of the resume."""

from __future__ import annotations

import reflex as rx

from portfolio.components.button import button, button_row
from portfolio.i18n.current import words
from portfolio.models.link import mail_link
from portfolio.models.site import Site


def contact_banner(site: Site) -> rx.Component:
    """Returns a card with the mail address, a button that copies it, and the calendar.

    Without JavaScript there is no button. A site without address and calendar has no card.
    """
    actions = [*_mail(site.email)] if site.email else []
    if site.calendar:
        actions.append(button(words().contact.book, site.calendar, secondary=bool(site.email)))
    if not actions:
        return rx.fragment()
    said = " · ".join(filter(None, (site.location, site.availability)))
    card = rx.el.div(
        rx.el.h2(words().contact.heading),
        *([rx.el.p(said, class_name="lead")] if said else []),
        button_row(*actions),
        class_name="contact-banner__card",
    )
    return rx.el.section(rx.el.div(card, class_name="wrap"), class_name="contact-banner")


def _mail(email: str) -> tuple[rx.Component, ...]:
    """Returns the link and the button that copies; the button's word is announced once it has."""
    label = words().contact
    copy = rx.el.button(
        rx.el.span(label.copy_address),
        rx.el.span(label.copied, aria_hidden=True),
        type="button",
        class_name="button button--secondary copy-button",
        custom_attrs={"data-copy": email, "data-copied-words": label.copied},
    )
    status = rx.el.span(role="status", class_name="visually-hidden")
    mail = rx.el.a(email, href=mail_link(email), class_name="button contact-banner__mail")
    return mail, rx.el.span(copy, status, class_name="copy-button__place")
