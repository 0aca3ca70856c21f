"""What the pages of a site say, to the eye and to screen readers, without building it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import reflex as rx
from pydantic import BaseModel

from custom_components.html import parse_html
from custom_components.reflex_insides import BaseComponent, literal_value
from portfolio.components.inline_script import InlineScript
from portfolio.i18n.figures import number_in_words
from portfolio.i18n.word import WordGroup
from portfolio.models.content import Content
from portfolio.models.markdown_page import MarkdownPage
from portfolio.models.sections import Code, Copy
from portfolio.models.sections.evidence import Chart
from portfolio.routing.site_pages import site_pages
from portfolio.routing.state_use import parts

LABELS = {"aria-label", "alt", "title", "placeholder", "content", "data-message"}
"""Attributes and keys of props whose value is read or heard."""


def said(content: Content) -> set[str]:
    """Returns every text and label of all pages, and of their heads; the manifest is provided."""
    found: set[str] = set()
    for page in site_pages(content):
        found |= {
            text.strip(" \n,") for text in _texts(page.render()) if any(map(str.isalpha, text))
        }
    return found


def _texts(component: rx.Component) -> Iterator[str]:
    for part, _ in parts(component):
        if not isinstance(part, InlineScript):
            yield from _of_part(part)


def _of_part(part: BaseComponent) -> Iterator[str]:
    if (contents := literal_value(getattr(part, "contents", None))) is not None:
        yield str(contents)
    if markup := literal_value(getattr(part, "dangerouslySetInnerHTML", None)):
        yield from texts_of_html(markup["__html"])
    attributes: dict[str, Any] = getattr(part, "custom_attrs", {})
    yield from (str(attributes[name]) for name in LABELS & attributes.keys())
    if alt := literal_value(getattr(part, "alt", None)):
        yield str(alt)
    yield from _of_props(json.loads(attributes.get("data-props", "null")))
    yield from _of_words(json.loads(attributes.get("data-words", "null")))


def texts_of_html(html: str) -> Iterator[str]:
    """Yields every text of some HTML, and every label, also those of islands before hydration."""
    for node in parse_html(html).root.traverse(include_text=True):
        if node.tag == "-text":
            if node.parent is None or node.parent.tag not in {"script", "style"}:
                yield node.text()
        elif node.is_element_node:
            yield from (value for name, value in node.attrs.items() if name in LABELS and value)
            yield from _of_props(json.loads(node.attributes.get("data-props") or "null"))
            yield from _of_words(json.loads(node.attributes.get("data-words") or "null"))


def _of_props(value: Any) -> Iterator[str]:
    """Yields what the props of an island say: its words, titles and alternative texts."""
    if isinstance(value, list):
        for inner in value:
            yield from _of_props(inner)
    elif isinstance(value, dict):
        for key, inner in value.items():
            if key == "words":
                yield from _of_words(inner)
            elif key in {*LABELS, "label"}:
                yield str(inner)
            else:
                yield from _of_props(inner)


def _of_words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for inner in value.values():
            yield from _of_words(inner)


def written(value: Any) -> Iterator[str]:
    """Yields every text of the content, apart from the words of the site itself."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, BaseModel):
        if isinstance(value, Copy | MarkdownPage | Code):
            yield value.html
        if isinstance(value, Chart):
            figures = (value.value, *(part.value for part in value.parts))
            shown = (number_in_words(it, "en") for it in figures)
            yield from (f"{it}\N{NO-BREAK SPACE}{value.unit}" for it in shown)
        if isinstance(value, Code):
            yield from value.highlighted
        if isinstance(value, MarkdownPage):
            yield from written(value.pictures)
        for name in type(value).model_fields:
            if not isinstance(inner := getattr(value, name), WordGroup):
                yield from written(inner)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from written(getattr(value, field.name))
    elif isinstance(value, list | tuple | set):
        for inner in value:
            yield from written(inner)
    elif isinstance(value, dict):
        for inner in value.values():
            yield from written(inner)
