"""The head of the printed resume."""

from __future__ import annotations

import reflex as rx

from portfolio.models.resume import Resume
from portfolio.resume.items import contacts


def print_header(resume: Resume) -> rx.Component:
    """Returns name, title and addresses; shown in print only.

    Where the page itself says nothing of them, only the mail address and the site are printed.
    """
    basics = resume.basics
    always = {f"mailto:{basics.email}", basics.url}
    shown = (it for it in contacts(basics) if resume.meta.page.contact or it.href in always)
    return rx.el.div(
        rx.el.p(basics.name),
        *([rx.el.p(basics.label)] if basics.label else []),
        rx.el.p(*(_address(it.text, it.href) for it in shown)),
        class_name="print-header",
    )


def _address(text: str, href: str) -> rx.Component:
    return rx.el.a(text, href=href) if href else rx.el.span(text)
