"""Keeps code that is only indented, and lets nothing else become such code.

Tags that go leave the lines within them indented. Markdown would read those as code.
"""

from __future__ import annotations

import re
from collections.abc import Set
from textwrap import dedent

from markdown_it import MarkdownIt
from markdown_it.token import Token
from mdit_py_plugins.footnote import footnote_plugin

MARKDOWN = MarkdownIt("commonmark", {"html": True}).enable("table").use(footnote_plugin)

CODE = "\1"
"""A sign at the beginning of a line of code, while a text is rewritten; files have no control
characters."""

KRAMDOWN_HTML = re.compile(
    r"^<(?P<name>div|section|article|center|table|ul|ol|p)\b(?![^>]*\bmarkdown=)[^>]*>.*?"
    r"^</(?P=name)>",
    re.MULTILINE | re.DOTALL,
)
_FOUR_BLANKS = re.compile(r"(?: {4}| {0,3}\t)$")


def lines_of_code(text: str, first_line: int, is_kramdown: bool) -> set[int]:
    """Returns the lines of the file that are code because they are indented.

    Args:
        text: The Markdown.
        first_line: Line of the file at which it starts.
        is_kramdown: Whether tags at the beginning of a line hold no Markdown up to their ends.
    """
    if is_kramdown:
        # To other Markdown an empty line is the end of a tag's contents.
        text = KRAMDOWN_HTML.sub(lambda it: re.sub(r"(?<=\n)[ \t]*(?=\n)", ".", it[0]), text)
    return {first_line + at for token in _blocks(text) for at in _lines(token)}


def with_signs(text: str, first_line: int, code_lines: Set[int]) -> str:
    """Returns a text with a sign at the beginning of each line of code."""
    lines = text.split("\n")
    for at in code_lines:
        line = lines[at - first_line]
        blanks = len(line) - len(line.lstrip())
        lines[at - first_line] = f"{line[:blanks]}{CODE}{line[blanks:]}" if line.strip() else line
    return "\n".join(lines)


def without_new_code(text: str) -> str:
    """Returns a text whose lines without a sign are no code, and whose signs are gone."""
    lines = text.split("\n")
    while any([_is_moved(lines, token) for token in _blocks("\n".join(lines))]):
        # What is less indented now may hold what is more indented.
        continue
    return "\n".join(lines).replace(CODE, "")


def _is_moved(lines: list[str], token: Token) -> bool:
    """Moves the lines of a block to its left, and returns whether there were any."""
    shown = [line for line in token.content.split("\n") if CODE not in line]
    moved = iter(dedent("\n".join(shown)).split("\n"))
    before = list(lines)
    for at, content in zip(_lines(token), token.content.split("\n"), strict=False):
        if CODE in content:
            continue
        line = next(moved)
        if content and lines[at].endswith(content):
            margin = _FOUR_BLANKS.sub("", lines[at].removesuffix(content))
            lines[at] = margin + line
    return lines != before


def _blocks(text: str) -> list[Token]:
    return [it for it in MARKDOWN.parse(text) if it.type == "code_block" and it.map]


def _lines(token: Token) -> range:
    return range(*(token.map or (0, 0)))
