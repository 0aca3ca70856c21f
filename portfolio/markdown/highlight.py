"""Source code as HTML with a class for each kind of word; Pygments tells them apart."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape
from itertools import groupby

from pygments.lexer import Lexer
from pygments.lexers import get_all_lexers, get_lexer_by_name, get_lexer_for_filename
from pygments.lexers.special import TextLexer
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


OTHER_NAMES = {
    **dict.fromkeys(("none", "plain", "plaintext", "txt"), "text"),
    **dict.fromkeys(("jsonc", "jsonl"), "json"),
    **dict.fromkeys(("astro", "svelte"), "html"),
    **dict.fromkeys(("dotenv", "env"), "ini"),
    "hbs": "html+handlebars",
    "mdx": "markdown",
    "patch": "diff",
}
"""Names of languages that Pygments does not know, each with that of one whose words are alike."""


def highlight(code: str, language: str) -> str:
    """Returns code as escaped HTML; words of a kind stand in ``<span class="code-string">``.

    Args:
        code: The source.
        language: Name of the language in Pygments, e.g. ``python``; code of another is left plain.
    """
    lexer = _lexer(language)
    return "".join(_span(kind, text) for kind, text in _words(lexer, code))


def highlight_lines(code: str, language: str) -> list[str]:
    """Returns the lines of code as :func:`highlight` does; no element goes on to the next line."""
    return _lines(_lexer(language), code)


def highlight_file(code: str, file_name: str) -> list[str]:
    """Returns the lines of a file as :func:`highlight_lines` does.

    Args:
        code: Code of the whole file.
        file_name: Name by which the language is known; the lines of another are left plain.
    """
    try:
        lexer = get_lexer_for_filename(file_name, stripnl=False)
    except ClassNotFound:
        lexer = TextLexer(stripnl=False)
    return _lines(lexer, code)


def is_language(language: str) -> bool:
    """Returns whether the words of a language are known, or it is said to have none."""
    return not language or language.lower() in language_names()


@cache
def language_names() -> frozenset[str]:
    """Returns the names by which languages are called."""
    known = (name for _, names, _, _ in get_all_lexers() for name in names)
    return frozenset((*OTHER_NAMES, *known))


def language_name(language: str) -> str:
    """Returns a language's name for people, e.g. ``Python``; of an unknown one, nothing."""
    lexer = _lexer(language)
    return "" if isinstance(lexer, TextLexer) else lexer.name


def _lexer(language: str) -> Lexer:
    """Returns what tells the words of a language apart; for an unknown one, what tells none."""
    try:
        return get_lexer_by_name(OTHER_NAMES.get(language.lower(), language), stripnl=False)
    except ClassNotFound:
        return TextLexer(stripnl=False, ensurenl=False)


def _lines(lexer: Lexer, code: str) -> list[str]:
    lines = [""]
    for kind, text in _words(lexer, code):
        first, *rest = text.split("\n")
        lines[-1] += _span(kind, first)
        lines += (_span(kind, line) for line in rest)
    return lines[: len(code.splitlines())]


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
