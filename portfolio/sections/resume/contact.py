"""Ways to reach the owner, on the page and at the head of the printed resume."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.picture import picture
from portfolio.models.link import mail_link
from portfolio.models.resume import Resume
from portfolio.resume.items import contacts
from portfolio.sections.resume.resume_part import linked, resume_part

PORTRAIT_SIZES = "(max-width: 820px) 112px, 168px"
"""CSS ``sizes`` of the portrait, if it is square; what is not is cropped."""


def has_contact(resume: Resume) -> bool:
    """Returns whether the page shows how to reach the owner."""
    basics = resume.basics
    return resume.meta.page.contact and bool(basics.portrait or [*contacts(basics)])


def contact(resume: Resume) -> rx.Component:
    """Returns portrait, place, number, address and networks."""
    basics = resume.basics
    lines = (rx.el.li(linked(line.text, line.href)) for line in contacts(basics))
    ways = rx.el.ul(*lines, class_name="contact__lines")
    portrait = picture(basics.portrait, PORTRAIT_SIZES) if basics.portrait else None
    shown = [rx.el.div(portrait, class_name="contact__portrait")] if portrait else []
    content = rx.el.div(*shown, ways, class_name="contact")
    return resume_part("contact", content, class_name="resume-part--contact")


def print_header(resume: Resume) -> rx.Component:
    """Returns name, title and addresses; shown in print only.

    Where the page itself says nothing of them, only the mail address and the site are printed.
    """
    basics = resume.basics
    always = {mail_link(basics.email or ""), basics.url}
    addresses = (
        rx.el.a(line.text, href=line.href) if line.href else rx.el.span(line.text)
        for line in contacts(basics)
        if resume.meta.page.contact or line.href in always
    )
    return rx.el.div(
        rx.el.p(basics.name),
        *([rx.el.p(basics.label)] if basics.label else []),
        rx.el.p(*addresses),
        class_name="print-header",
    )
