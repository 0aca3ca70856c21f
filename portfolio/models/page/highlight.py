"""Source code as HTML with a class for each kind of word; Pygments tells them apart."""

from __future__ import annotations

from html import escape
from itertools import groupby

from pygments.lexers import get_lexer_by_name
from pygments.token import Comment, Generic, Keyword, Name, Number, String, _TokenType
from pygments.util import ClassNotFound

KINDS: dict[_TokenType, str] = {
    Comment: "comment",
    Keyword.Constant: "number",
    Keyword: "keyword",
    String: "string",
    Number: "number",
    Name.Attribute: "name",
    Name.Builtin: "name",
    Name.Class: "name",
    Name.Decorator: "name",
    Name.Function: "name",
    Name.Tag: "keyword",
    Generic.Deleted: "deleted",
    Generic.Inserted: "inserted",
    Generic.Heading: "comment",
}
"""Classes by Pygments' types, a narrower type before one that includes it."""


def highlight(code: str, language: str) -> str:
    """Returns code as escaped HTML; words of a kind stand in ``<span class="code-string">``.

    Args:
        code: The source.
        language: Its name as Pygments knows it, e.g. ``python``; code of another is left plain.
    """
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        return escape(code, quote=False)
    words = groupby(lexer.get_tokens(code), key=lambda token: _kind(token[0]))
    return "".join(_span(kind, "".join(text for _, text in group)) for kind, group in words)


def language_name(language: str) -> str:
    """Returns a language's name for people, e.g. ``Python``; of an unknown one, nothing."""
    try:
        return get_lexer_by_name(language).name
    except ClassNotFound:
        return ""


def _kind(token: _TokenType) -> str:
    return next((kind for known, kind in KINDS.items() if token in known), "")


def _span(kind: str, text: str) -> str:
    escaped = escape(text, quote=False)
    return f'<span class="code-{kind}">{escaped}</span>' if kind and text.strip() else escaped
