"""Renders Markdown to safe HTML, and finds in it what the checks look at."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

import nh3
from markdown_it.token import Token
from selectolax.lexbor import LexborHTMLParser

from portfolio.markdown.parser import markdown_parser

SAFE_SCHEMES = {"https", "http", "mailto", "tel"}
"""Schemes that links may have."""

ALLOWED_TAGS = {
    "a": {"href", "title"},
    "p": set(),
    "em": set(),
    "strong": set(),
    "br": set(),
    "code": set(),
    "ul": set(),
    "ol": set(),
    "li": set(),
}
"""Tags that reach the page, each with its attributes."""

_SINGLE_TAG = re.compile(r"</?([a-zA-Z][\w-]*)\b[^<>]*>")


_parser = cache(markdown_parser)


def to_html(markdown: str, language: str = "en") -> str:
    """Renders Markdown to links, paragraphs, lists and emphasis; other HTML is dropped.

    Links that leave the site open in a new tab; the component that shows the text says so.

    Args:
        markdown: The text.
        language: BCP 47 tag; quotation marks are those of the language.
    """
    return open_in_new_tabs(clean_html(_parser(language).render(markdown), ALLOWED_TAGS))


def clean_html(html: str, allowed: Mapping[str, set[str]], styles: Iterable[str] = ()) -> str:
    """Returns HTML without tags and attributes that are not allowed, and without unsafe links.

    Args:
        html: Any HTML.
        allowed: Tags, each with its attributes.
        styles: Properties that an attribute ``style`` may set, where one is allowed.
    """
    return nh3.clean(
        html,
        tags=set(allowed),
        attributes={tag: names for tag, names in allowed.items() if names},
        url_schemes=SAFE_SCHEMES,
        link_rel=None,
        filter_style_properties={*styles},
    ).strip()


def raw_html(html: str) -> str:
    """Returns HTML that is written in Markdown without the tags that are not allowed there.

    A tag may come without its end, as it does in the tokens of Markdown.
    """
    clean = clean_html(html, ALLOWED_TAGS)
    tag = _SINGLE_TAG.fullmatch(html.strip())
    if not tag:
        return clean
    end = f"</{tag[1].casefold()}>"
    if html.strip().startswith("</"):
        return end if tag[1].casefold() in ALLOWED_TAGS else ""
    return clean.removesuffix(end)


def open_in_new_tabs(clean: str) -> str:
    """Returns HTML whose links to other sites open in new tabs."""
    html = LexborHTMLParser(clean, is_fragment=True)
    for link in html.css('a[href^="http:"], a[href^="https:"]'):
        link.attrs["target"] = "_blank"
        link.attrs["rel"] = "noopener noreferrer"
    return html.html or ""


def link_targets(markdown: str) -> list[str]:
    """Returns where the links of a text lead, in order."""
    links = LexborHTMLParser(to_html(markdown), is_fragment=True).css("a[href]")
    return [href for link in links if (href := link.attributes["href"])]


def unsupported_tags(markdown: str) -> list[str]:
    """Returns the HTML tags of a text that :func:`to_html` drops, in order, once each."""
    names: list[str] = []
    for token in all_tokens(_parser("en").parse(markdown)):
        if token.type in {"html_block", "html_inline"}:
            nodes = LexborHTMLParser(token.content, is_fragment=True).css("*")
            names += [node.tag or "" for node in nodes]
    return list(dict.fromkeys(name for name in names if name not in ALLOWED_TAGS))


def all_tokens(tokens: list[Token]) -> Iterator[Token]:
    """Yields tokens, each before those that it holds."""
    for token in tokens:
        yield token
        yield from all_tokens(token.children or [])
