"""The parser of Markdown that pages and the texts in YAML share."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any
from unicodedata import category, east_asian_width, normalize

from markdown_it import MarkdownIt
from markdown_it.common.utils import unescapeAll
from markdown_it.rules_core import StateCore
from markdown_it.rules_inline import StateInline, emphasis, strikethrough
from markdown_it.token import Token
from mdit_py_plugins.dollarmath import dollarmath_plugin
from mdit_py_plugins.dollarmath.index import math_inline_dollar

from portfolio.i18n.quotation_marks import quotation_marks

_APOSTROPHE = re.compile(
    r"(?<!\w)'(?:n'(?!\w)|(?=(?:\d0s|[nst]|tis|twas)(?!['\w])))", re.IGNORECASE
)
"""An apostrophe that looks like the beginning of a quotation: ``rock 'n' roll``, ``'90s``."""

_DASHES = re.compile(r"(?<=\w)-{2,3}(?=\w)|(?<!\S)-{2,3}(?!\S)")
_DOTS = re.compile(r"(?<=[\w?!)])\.{3}(?!\.)|(?<!\S)\.{3}(?!\S)")
"""Dashes between words, with or without blanks, and three dots behind words."""

_QUOTATION = re.compile(r"""(["'])([^"'\s](?:[^"']*[^"'\s])?)\1""")

_ADDRESS = re.compile(
    r"(?<![A-Za-z0-9/@.=&+-])(?:https?://(?=[^\W_])|www\.(?=[^\W_][\w-]*\.\w))"
    # All but blanks, marks of Markdown and of quotations, and punctuation that is no ASCII.
    r"(?:(?!\*\*|~~)[^\s<>\"`\\\u00ab\u00bb\u2000-\u206f\u3000-\u303f"
    r"\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]){1,2000}",
    re.IGNORECASE,
)
"""An address without brackets, with the marks of the sentence at its end; none is longer."""

Rule = Callable[[StateInline, bool], bool]


class _Parser(MarkdownIt):
    """Parses Markdown; addresses have composed letters, as names of files and headings have."""

    def normalizeLink(self, url: str) -> str:
        """Returns an address as it is written in HTML."""
        return super().normalizeLink(normalize("NFC", url))


def markdown_parser(language: str, **settings: Any) -> MarkdownIt:
    """Returns a parser of CommonMark with the typography of a language.

    Args:
        language: BCP 47 tag.
        **settings: Options of markdown-it, beside those that all texts share.
    """
    quotes = quotation_marks(language)
    options = {"html": True, "typographer": True, "quotes": quotes, **settings}
    parser = _Parser("commonmark", options).enable(["replacements", "smartquotes"])
    parser.core.ruler.at("replacements", _set_dashes_and_dots)
    parser.core.ruler.before("smartquotes", "quotations", _set_quotations)
    parser.inline.ruler.at("emphasis", _beside_wide_letters(emphasis.tokenize))
    parser.inline.ruler.at("strikethrough", _beside_wide_letters(strikethrough.tokenize))
    for letter in "hHwW":
        parser.inline.add_terminator_char(letter)
    parser.inline.ruler.push("address", _link_address)
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
        before, after = _signs_around(state, start)
        if state.src[start] != "_" and (is_wide(before) or is_wide(after)):
            for mark in state.delimiters[known:]:
                mark.open, mark.close = bool(after.strip()), bool(before.strip())
        return True

    return read


def _link_address(state: StateInline, silent: bool) -> bool:
    """Makes a link of an address without brackets.

    One of mail stays words, which is less to spam collectors, and so does one in braces, which
    belong to other programs.
    """
    match = _ADDRESS.match(state.src, state.pos, state.posMax)
    if silent or state.linkLevel or not match:
        return False
    before = state.src[max(state.pos - 200, 0) : state.pos]
    if before.rfind("{") > before.rfind("}"):
        return False
    words = match[0]
    while words[-1] in "?!.,:;*_~'" or words.count(words[-1]) > words.count(_pair(words[-1])):
        words = words[:-1]
    address = words if "://" in words else f"https://{words}"
    opening = state.push("link_open", "a", 1)
    opening.attrs = {"href": state.md.normalizeLink(unescapeAll(address))}
    opening.info = "auto"
    state.push("text", "", 0).content = unescapeAll(words)
    state.push("link_close", "a", -1)
    state.pos += len(words)
    return True


def _pair(sign: str) -> str:
    """Returns the opening bracket of a closing one, and any other sign itself."""
    return {")": "(", "]": "[", "}": "{"}.get(sign, sign)


def formula_plugin(parser: MarkdownIt) -> None:
    """Reads formulas between dollars, which stand in no word: ``$HOME/$USER`` is none."""
    parser.use(dollarmath_plugin, allow_labels=False, allow_blank_lines=False)
    rule = math_inline_dollar(allow_space=False, allow_digits=False, allow_double=True)

    def read(state: StateInline, silent: bool) -> bool:
        start = state.pos
        if not rule(state, True):
            return False
        around = _signs_around(state, start)
        is_formula = not any(it == "$" or (it.isalnum() and not is_wide(it)) for it in around)
        if not is_formula or not silent:
            state.pos = start
        return is_formula and (silent or rule(state, False))

    parser.inline.ruler.at("math_inline", read)


def _signs_around(state: StateInline, start: int) -> tuple[str, str]:
    """Returns the sign before a place and that behind what was read from there, if there is one."""
    end = min(state.pos + 1, state.posMax)
    return state.src[max(start - 1, 0) : start], state.src[state.pos : end]


def _texts(state: StateCore) -> Iterator[Token]:
    """Yields the words of a text, without addresses that are links as they stand."""
    for token in state.tokens:
        children: list[Token] = token.children or []
        for before, child in pairwise((token, *children)):
            is_address = before.type == "link_open" and before.info == "auto"
            if child.type == "text" and not is_address:
                yield child


def _set_dashes_and_dots(state: StateCore) -> None:
    for token in _texts(state):
        words = _DASHES.sub(lambda it: "\u2013" if it[0] == "--" else "\u2014", token.content)
        token.content = _DOTS.sub("\u2026", words)


def _set_quotations(state: StateCore) -> None:
    """Sets apostrophes and quotations that the rule for all others would not know as such."""
    double, single = state.md.options.quotes[:2], state.md.options.quotes[2:]

    def set_marks(match: re.Match[str]) -> str:
        before, after = match.string[: match.start()][-1:], match.string[match.end() :][:1]
        opening, closing = double if match[1] == '"' else single
        is_beside = is_wide(before) or is_wide(after)
        return f"{opening}{match[2]}{closing}" if is_beside else match[0]

    for token in _texts(state):
        words = _APOSTROPHE.sub(lambda it: it[0].replace("'", "\u2019"), token.content)
        token.content = _QUOTATION.sub(set_marks, words)
