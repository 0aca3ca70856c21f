"""Markup of lines of a file beside the reason for them."""

from __future__ import annotations

from html import escape
from pathlib import PurePosixPath

import reflex as rx

from portfolio.components.link import link
from portfolio.components.markup import markup, prose
from portfolio.components.page_section import page_section
from portfolio.i18n.current import words_of
from portfolio.sections.code.model import Code
from portfolio.sections.code.words import CodeWords
from portfolio.sections.section import section


@section
def code(section: Code) -> rx.Component:
    """Returns the reason and, before it where there is room, the numbered lines.

    Long lines scroll within their panel, also by keyboard.
    """
    content = rx.el.div(_reason(section), _panel(section), class_name="excerpt wrap columns")
    return page_section(section, content, ground="client")


def _reason(section: Code) -> rx.Component:
    more = [link(section.link_label, href=section.href)] if section.href else []
    return rx.el.div(
        rx.el.h2(section.title),
        prose(section.html, class_name="excerpt__words"),
        *(rx.el.p(anchor, class_name="excerpt__link") for anchor in more),
        class_name="excerpt__reason",
    )


def _panel(section: Code) -> rx.Component:
    name, shown = PurePosixPath(section.file).name, section.numbers
    which = words_of(CodeWords).lines.format(first=shown[0], last=shown[-1])
    file = rx.el.bdi(name, custom_attrs={"translate": "no"})
    return rx.el.div(
        rx.el.p(file, rx.el.span(which), class_name="excerpt__file"),
        markup(_lines_html(section, f"{name}, {which}")),
        class_name="excerpt__panel",
    )


def _lines_html(section: Code, label: str) -> str:
    shown = f'<pre dir="ltr" tabindex="0" role="group" aria-label="{escape(label)}">'
    shown += '<code translate="no">'
    for number, line in zip(section.numbers, section.highlighted, strict=True):
        tag = "mark" if number in section.marked else "span"
        shown += f'<{tag} class="excerpt__line" data-number="{number}">{line}\n</{tag}>'
    return f"{shown}</code></pre>"
