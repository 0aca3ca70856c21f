"""Renders the text of a page: Markdown to safe HTML, and the place of all that it refers to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from portfolio.markdown.page_renderer import PageRenderer, caption_tables, frame_pictures
from portfolio.markdown.safe_html import ALLOWED_TAGS, clean_html, open_in_new_tabs, raw_html

RESERVED_ANCHORS = {"main", "menu", "content"}
"""Anchors that every page has already."""

BARE_TAGS = (
    *("blockquote", "caption", "s", "figcaption", "figure", "hr", "pre"),
    *("table", "tbody", "thead", "tr"),
)
PAGE_TAGS: dict[str, set[str]] = {
    **ALLOWED_TAGS,
    **{tag: set() for tag in BARE_TAGS},
    **{f"h{level}": {"id"} for level in range(2, 7)},
    "img": {"data-picture"},
    "span": {"class"},
    "section": {"class", "tabindex", "aria-label"},
    "ol": {"start"},
    "td": {"class"},
    "th": {"class", "scope"},
}
"""Tags that the text of a page may become, each with its attributes."""

_NOT_WORD, _APOSTROPHE = re.compile(r"[\W_]+"), re.compile("['\u2019]")
_OPTIONS = {"html": True, "typographer": True}
_PARSER = MarkdownIt("commonmark", _OPTIONS, renderer_cls=PageRenderer).enable(
    ["replacements", "smartquotes", "strikethrough", "table"]
)


@dataclass(frozen=True, slots=True)
class TextReference:
    """A part of the text that the checks look at.

    Attributes:
        kind: The field of ``MarkdownBody`` that lists it.
        value: Value that the field takes.
        line: Counted from 1, in the text.
        word: Text of that line by which the column is found.
    """

    kind: str
    value: Any
    line: int
    word: str


@dataclass(frozen=True, slots=True)
class RenderedPage:
    """The result of rendering a text."""

    html: str
    references: tuple[TextReference, ...]


def render_markdown(text: str, title: str = "") -> RenderedPage:
    """Renders the text of a page.

    Headings get ids; a picture becomes ``<img data-picture="0">`` with its number, for the
    component that knows its files; code is highlighted; HTML that is not allowed is dropped.

    Args:
        text: The Markdown.
        title: The page's title: a first heading ``# Title`` with the same words is left out.
    """
    tokens = _without_title(_PARSER.parse(text), title)
    _name_headings(tokens)
    caption_tables(tokens)
    references = tuple(_references(tokens))
    for token in _all(tokens):
        if token.type in {"html_block", "html_inline"}:
            token.content = raw_html(token.content)
    _number_pictures(tokens)
    frame_pictures(tokens)
    # Cleaned after rendering, so that nothing a renderer writes escapes the allowlist.
    html = _PARSER.renderer.render(tokens, _PARSER.options, {})
    return RenderedPage(open_in_new_tabs(clean_html(html, PAGE_TAGS)), references)


def _without_title(tokens: list[Token], title: str) -> list[Token]:
    is_title = len(tokens) > 2 and tokens[0].tag == "h1" and tokens[1].content == title
    return tokens[3:] if is_title else tokens


def _name_headings(tokens: list[Token]) -> None:
    """Gives every heading an id of its own, made of its words."""
    used = set(RESERVED_ANCHORS)
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            words = "".join(it.content for it in inline.children or [] if it.type != "html_inline")
            stem = _NOT_WORD.sub("-", _APOSTROPHE.sub("", words.casefold())).strip("-") or "section"
            numbered = (f"{stem}-{number}" for number in range(2, len(tokens)))
            name = stem if stem not in used else next(it for it in numbered if it not in used)
            used.add(name)
            token.attrSet("id", name)


def _number_pictures(tokens: list[Token]) -> None:
    pictures = (token for token in _all(tokens) if token.type == "image")
    for number, token in enumerate(pictures):
        token.meta["number"] = number


def _references(tokens: list[Token]) -> Iterator[TextReference]:
    for token in tokens:
        line = (token.map or [0])[0] + 1
        match token.type:
            case "heading_open":
                value = {"marks": "#" * int(token.tag[1]), "id": str(token.attrs["id"])}
                yield TextReference("headings", value, line, "#")
            case "html_block":
                yield TextReference("html", token.content, line, "<")
            case "inline":
                yield from _inline_references(token.children or [], line)


def _inline_references(tokens: list[Token], line: int) -> Iterator[TextReference]:
    for token in tokens:
        match token.type:
            case "softbreak" | "hardbreak":
                line += 1
            case "link_open":
                href = str(token.attrs["href"])
                yield TextReference("links", {"href": href}, line, unquote(href))
            case "image":
                src = unquote(str(token.attrs["src"]))
                yield TextReference("pictures", {"src": src, "alt": token.content}, line, src)
            case "html_inline" if not token.content.startswith("</"):
                yield TextReference("html", token.content, line, token.content)


def _all(tokens: list[Token]) -> Iterator[Token]:
    for token in tokens:
        yield token
        yield from _all(token.children or [])
