"""Words beside lines of a file."""

from __future__ import annotations

from portfolio.i18n.word import WordGroup, word


class CodeWords(WordGroup):
    """Words of an excerpt of code."""

    lines: str = word("lines {first} to {last}", "Numbers of the lines, beside the file's name.")
