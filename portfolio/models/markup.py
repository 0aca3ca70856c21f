"""Markdown in, a little safe HTML out."""

from __future__ import annotations

import re

import nh3
from markdown_it import MarkdownIt

ALLOWED = {
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

_MARKDOWN = MarkdownIt("commonmark", {"html": True, "typographer": True}).enable(
    ["replacements", "smartquotes"]
)
_TAG = re.compile(r"<\s*/?\s*([a-zA-Z][\w-]*)")
_NEW_TAB = '<span class="visually-hidden"> (opens in a new tab)</span></a>'


def to_html(markdown: str) -> str:
    """Renders Markdown to links, paragraphs, lists and emphasis; nothing else survives.

    Links that leave the site open in a new tab and say so.
    """
    clean = nh3.clean(
        _MARKDOWN.render(markdown),
        tags=set(ALLOWED),
        attributes={tag: names for tag, names in ALLOWED.items() if names},
        url_schemes={"https", "http", "mailto", "tel"},
        link_rel=None,
    ).strip()
    return re.sub(
        r'<a href="(https?:[^"]*)"([^>]*)>(.*?)</a>',
        rf'<a href="\1"\2 target="_blank" rel="noopener noreferrer">\3{_NEW_TAB}',
        clean,
        flags=re.DOTALL,
    )


def refused_tags(markdown: str) -> list[str]:
    """Returns the HTML tags of a text that :func:`to_html` drops, in order, once each."""
    found = (tag.lower() for tag in _TAG.findall(re.sub(r"`[^`]*`", "", markdown)))
    return list(dict.fromkeys(tag for tag in found if tag not in ALLOWED))
