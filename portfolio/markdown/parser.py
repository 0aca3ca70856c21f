"""The parser of Markdown that pages and the texts in YAML share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unicodedata import category, east_asian_width

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline, emphasis, strikethrough

Rule = Callable[[StateInline, bool], bool]


def markdown_parser(**settings: Any) -> MarkdownIt:
    """Returns a parser of CommonMark with typography.

    Args:
        **settings: Options of markdown-it, beside those that all texts share.
    """
    options = {"html": True, "typographer": True, **settings}
    parser = MarkdownIt("commonmark", options).enable(["replacements", "smartquotes"])
    parser.inline.ruler.at("emphasis", _beside_wide_letters(emphasis.tokenize))
    parser.inline.ruler.at("strikethrough", _beside_wide_letters(strikethrough.tokenize))
    return parser


def is_wide(sign: str) -> bool:
    """Returns whether a sign is a letter or a mark of Chinese, Japanese or Korean."""
    return bool(sign.strip()) and east_asian_width(sign) in "WFH" and category(sign) != "So"


def _beside_wide_letters(rule: Rule) -> Rule:
    """Returns a rule of emphasis that needs no blanks or ends of words beside wide letters."""

    def read(state: StateInline, silent: bool) -> bool:
        start, known = state.pos, len(state.delimiters)
        if not rule(state, silent):
            return False
        before = state.src[:start][-1:]
        after = state.src[state.pos : state.posMax][:1]
        if state.src[start] != "_" and (is_wide(before) or is_wide(after)):
            for mark in state.delimiters[known:]:
                mark.open, mark.close = bool(after.strip()), bool(before.strip())
        return True

    return read
