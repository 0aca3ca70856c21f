"""HTML that models or the build have made safe, with the words that components add to it."""

from __future__ import annotations

from html import escape
from typing import Any

import reflex as rx
from selectolax.lexbor import LexborHTMLParser, LexborNode

from portfolio.i18n.current import current_locale, words
from sandbox_islands.html import append_html


class Markup(rx.el.Div):
    """A ``<div>`` whose content is given as HTML."""

    dangerouslySetInnerHTML: rx.Var[dict[str, str]]


def markup(html: str, **props: Any) -> rx.Component:
    """Returns a ``<div>`` that holds safe HTML; nothing is escaped here.

    Its links lead to pages of the current language.
    """
    return Markup.create(dangerouslySetInnerHTML={"__html": _localised(html)}, **props)


def _localised(html: str) -> str:
    locale = current_locale()
    if not locale.prefix or "href" not in html:
        return html
    tree = LexborHTMLParser(html, is_fragment=True)
    for link in tree.css('a[href^="/"]'):
        link.attrs["href"] = locale.href(link.attributes["href"] or "")
    return tree.html or ""


def prose(html: str, **props: Any) -> rx.Component:
    """Returns a ``<div>`` with safe HTML, completed with the words of the page's language.

    Links that open in a new tab say so to screen readers, blocks of code, which models name after
    their language, are called code and can be copied, and callouts, footnotes, formulas and items
    that can be done say what they are.

    Args:
        html: Result of ``to_html`` or ``render_markdown``.
        **props: Properties of the ``<div>``.
    """
    text = LexborHTMLParser(html, is_fragment=True)
    note = f'<span class="visually-hidden"> {words().layout.opens_in_new_tab}</span>'
    for link in text.css("a[target=_blank]"):
        append_html(link, note)
    _name_code(text)
    _name_notes(text)
    _name_tasks(text)
    for number, formula in enumerate(text.css(".formula"), 1):
        name = words().article.formula + (f" ({number})" if number > 1 else "")
        _say(formula, tabindex="0", aria_label=name)
    return markup(text.html or "", **props)


def _name_code(text: LexborHTMLParser) -> None:
    """Names the blocks of code, and gives each a button that copies it."""
    for block in text.css("section.code"):
        name = _code_name(block)
        block.attrs["aria-label"] = name
        if block.parent:
            append_html(block.parent, _copy_button(name))


def _code_name(block: LexborNode) -> str:
    """Returns the name of a block of code; a second one of the language has its number."""
    label = words().article
    name = block.attributes["aria-label"] or ""
    has_language = name and not name.startswith("(")
    return label.code_in.format(language=name) if has_language else f"{label.code} {name}".strip()


def _copy_button(name: str) -> str:
    """Returns the button that copies a block, with the place where success is announced.

    Its script is that of all buttons that copy; what is copied is filled in by `copy_code.js`.
    """
    label = words().article
    said = f'aria-label="{escape(f"{label.copy_code} ({name})")}"'
    copied = escape(label.copied)
    return (
        f'<span class="copy-code"><button type="button" data-copy="" {said} '
        f'data-copied-words="{copied}"><span>{escape(label.copy_code)}</span>'
        f'<span aria-hidden="true">{copied}</span></button>'
        '<span role="status" class="visually-hidden"></span></span>'
    )


def _name_notes(text: LexborHTMLParser) -> None:
    """Names callouts, the footnotes and the links to them and back."""
    label = words().article
    for callout in text.css("div.callout"):
        kind = (callout.attributes["class"] or "").rpartition("--")[2]
        for title in callout.css("p.callout__title")[:1]:
            title.inner_html = escape(getattr(label, kind))
    for link in text.css("sup > a"):
        _say(link, role="doc-noteref")
    for notes in text.css("section.footnotes"):
        _say(notes, role="doc-endnotes", aria_label=label.footnotes)
    for link in text.css('.footnotes a[href^="#fnref:"]'):
        _say(link, role="doc-backlink", aria_label=label.back_to_text)


def _name_tasks(text: LexborHTMLParser) -> None:
    """Says of what can be done whether it is, because the box before it is drawn."""
    label = words().article
    for item in text.css("li.task"):
        is_done = "task--done" in (item.attributes["class"] or "")
        said = escape(label.done if is_done else label.to_do)
        item.inner_html = f'<span class="visually-hidden">{said}: </span>{item.inner_html}'


def _say(node: LexborNode, **attributes: str) -> None:
    """Gives an element attributes, whose names have underscores for dashes."""
    for name, value in attributes.items():
        node.attrs[name.replace("_", "-")] = value
