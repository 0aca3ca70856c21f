"""The resume as files."""

from __future__ import annotations

import reflex as rx

from portfolio.components.media.icon import icon
from portfolio.i18n.current import words
from portfolio.icons.icon_sets import Icon

FORMATS = {"PDF": "/resume.pdf", "JSON Resume": "/resume.json"}
"""Names that are the same in every language, and addresses of the files."""


def downloads() -> rx.Component:
    """Returns a button with a menu of the resume's other forms.

    The menu is a native popover: it opens without JavaScript, and closes on Escape and on a
    press elsewhere.
    """
    said = words().resume
    files = [
        *FORMATS.items(),
        (said.plain_text, "/resume.txt"),
        (said.contact_card, "/contact.vcf"),
    ]
    items = (rx.el.li(rx.el.a(label, href=href, download=True)) for label, href in files)
    return rx.el.div(
        rx.el.button(
            icon(Icon.ARROW_DOWN),
            words().resume.download,
            type="button",
            class_name="button",
            custom_attrs={"popoverTarget": "downloads"},
        ),
        rx.el.ul(
            *items, id="downloads", class_name="popover-menu", custom_attrs={"popover": "auto"}
        ),
        class_name="downloads",
    )
