"""The parser of Markdown that pages and the texts in YAML share."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any
from unicodedata import category, east_asian_width

from markdown_it import MarkdownIt
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline, emphasis, strikethrough

from portfolio.i18n.quotation_marks import quotation_marks

_APOSTROPHE = re.compile(
    r"(?<!\w)'(?:n'(?!\w)|(?=(?:\d0s|[nst]|tis|twas)(?!['\w])))", re.IGNORECASE
)
"""An apostrophe that looks like the beginning of a quotation: ``rock 'n' roll``, ``'90s``."""

_QUOTATION = re.compile(r"""(["'])([^"'\s](?:[^"']*[^"'\s])?)\1""")

Rule = Callable[[StateInline, bool], bool]


def markdown_parser(language: str, **settings: Any) -> MarkdownIt:
    """Returns a parser of CommonMark with the typography of a language.

    Args:
        language: BCP 47 tag.
        **settings: Options of markdown-it, beside those that all texts share.
    """
    quotes = quotation_marks(language)
    options = {"html": True, "typographer": True, "quotes": quotes, **settings}
    parser = MarkdownIt("commonmark", options).enable(["replacements", "smartquotes"])
    parser.core.ruler.before("smartquotes", "quotations", _set_quotations)
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


def _set_quotations(state: StateCore) -> None:
    """Sets apostrophes and quotations that the rule for all others would not know as such."""
    double, single = state.md.options.quotes[:2], state.md.options.quotes[2:]

    def set_marks(match: re.Match[str]) -> str:
        before, after = match.string[: match.start()][-1:], match.string[match.end() :][:1]
        opening, closing = double if match[1] == '"' else single
        is_beside = is_wide(before) or is_wide(after)
        return f"{opening}{match[2]}{closing}" if is_beside else match[0]

    for token in state.tokens:
        for child in token.children or []:
            if child.type == "text":
                words = _APOSTROPHE.sub(lambda it: it[0].replace("'", "\u2019"), child.content)
                child.content = _QUOTATION.sub(set_marks, words)
