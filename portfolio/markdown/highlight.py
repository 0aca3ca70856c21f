"""Source code as HTML with a class for each kind of word; Pygments tells them apart."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby

from pygments.lexer import Lexer
from pygments.lexers import get_lexer_by_name, get_lexer_for_filename
from pygments.token import Comment, Generic, Keyword, Name, Number, String, _TokenType
from pygments.util import ClassNotFound

CLASSES_BY_TOKEN: dict[_TokenType, str] = {
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
        language: Name of the language in Pygments, e.g. ``python``; code of another is left plain.
    """
    try:
        lexer = get_lexer_by_name(language, stripnl=False)
    except ClassNotFound:
        return escape(code, quote=False)
    return "".join(_span(kind, text) for kind, text in _words(lexer, code))


def highlight_lines(code: str, file_name: str) -> list[str]:
    """Returns the lines of a file as :func:`highlight` does; no element goes on to the next line.

    Args:
        code: Code of the whole file.
        file_name: Name by which the language is known; the lines of another are left plain.
    """
    try:
        lexer = get_lexer_for_filename(file_name, stripnl=False)
    except ClassNotFound:
        return [escape(line, quote=False) for line in code.splitlines()]
    lines = [""]
    for kind, text in _words(lexer, code):
        first, *rest = text.split("\n")
        lines[-1] += _span(kind, first)
        lines += (_span(kind, line) for line in rest)
    return lines[: len(code.splitlines())]


def language_name(language: str) -> str:
    """Returns a language's name for people, e.g. ``Python``; of an unknown one, nothing."""
    try:
        return get_lexer_by_name(language).name
    except ClassNotFound:
        return ""


def _words(lexer: Lexer, code: str) -> Iterator[tuple[str, str]]:
    """Yields neighbouring words of the same kind as one, each with its kind."""
    tokens = lexer.get_tokens(code)
    for kind, group in groupby(tokens, key=lambda token: _kind(token[0])):
        yield kind, "".join(text for _, text in group)


def _kind(token: _TokenType) -> str:
    return next((kind for known, kind in CLASSES_BY_TOKEN.items() if token in known), "")


def _span(kind: str, text: str) -> str:
    escaped = escape(text, quote=False)
    return f'<span class="code-{kind}">{escaped}</span>' if kind and text.strip() else escaped
