"""The words of a text in Markdown, without its marks."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.footnote import footnote_plugin

TAGS_OF_PROGRAMS = re.compile(r"\{\{.*?\}\}|\{%.*?%\}")

_MARKDOWN = MarkdownIt("commonmark").enable("table").use(footnote_plugin)


def plain_text(markdown: str) -> str:
    """Returns the words of a text in one line, without the marks of Markdown and HTML."""
    inline = _MARKDOWN.parseInline(TAGS_OF_PROGRAMS.sub(" ", markdown))[0]
    return _words(inline.children or [])


def _words(tokens: Sequence[Token]) -> str:
    words = ""
    for token in tokens:
        is_space = token.type in {"softbreak", "hardbreak", "html_inline"}
        words += " " if is_space else token.content * (token.type != "image")
    return " ".join(words.split())


def first_paragraph(body: str) -> str:
    """Returns the words of the first paragraph of a text that has any, without its footnotes."""
    tokens = _MARKDOWN.parse(TAGS_OF_PROGRAMS.sub(" ", body))
    paragraphs = (
        _words(inline.children or [])
        for opening, inline in pairwise(tokens)
        if opening.type == "paragraph_open" and not opening.level
    )
    return next(filter(None, paragraphs), "")
