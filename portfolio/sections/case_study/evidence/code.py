"""Lines of a file beside the reason for them."""

from __future__ import annotations

from html import escape
from pathlib import PurePosixPath

import reflex as rx

from portfolio.components.link import link
from portfolio.components.markup import markup
from portfolio.components.page_section import page_section
from portfolio.components.prose import prose
from portfolio.i18n.current import words
from portfolio.models.sections import Code


def code(section: Code) -> rx.Component:
    """Returns the reason and, before it where there is room, the numbered lines.

    Long lines scroll within their panel, also by keyboard.
    """
    return page_section(
        section,
        rx.el.div(_reason(section), _panel(section), class_name="excerpt wrap columns"),
        ground="night",
    )


def _reason(section: Code) -> rx.Component:
    more = []
    if section.href:
        more.append(
            rx.el.p(link(section.link_label, href=section.href), class_name="excerpt__link")
        )
    return rx.el.div(
        rx.el.h2(section.title),
        prose(section.html, class_name="excerpt__words"),
        *more,
        class_name="excerpt__reason",
    )


def _panel(section: Code) -> rx.Component:
    name, shown = PurePosixPath(section.file).name, section.numbers
    which = words().code.lines.format(first=shown[0], last=shown[-1])
    file = rx.el.bdi(name, custom_attrs={"translate": "no"})
    return rx.el.div(
        rx.el.p(file, rx.el.span(which), class_name="excerpt__file"),
        markup(_lines_html(section, f"{name}, {which}")),
        class_name="excerpt__panel",
    )


def _lines_html(section: Code, label: str) -> str:
    lines = zip(section.numbers, section.highlighted, strict=True)
    shown = "".join(_line_html(number, line, number in section.marked) for number, line in lines)
    start = f'<pre dir="ltr" tabindex="0" role="group" aria-label="{escape(label)}">'
    return f'{start}<code translate="no">{shown}</code></pre>'


def _line_html(number: int, line: str, is_marked: bool) -> str:
    tag = "mark" if is_marked else "span"
    return f'<{tag} class="excerpt__line" data-number="{number}">{line}\n</{tag}>'
