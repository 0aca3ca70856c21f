"""Reads Markdown that other programs know beside the usual one: formulas, marks, definitions."""

from __future__ import annotations

import re
from collections.abc import Set

from portfolio.importing.article_parts import DOLLARS, PARTS, TARGET
from portfolio.importing.article_writer import ArticleWriter
from portfolio.markdown.formula import to_mathml

SKIPPED = {
    **{name: PARTS[name] for name in ("fence", "span", "comment", "listing")},
    "dollars": r"\$\$.+?\$\$|\$(?=\S)[^$\n]+(?<=\S)\$(?!\d)",
    "target": rf"\]{TARGET}|https?://\S+",
}
"""What may have such signs in it, and stays."""

_LATEX = r"(?:(?!\n[ \t]*\n).)+?"
FORMULA = rf"\\\\\([ \t]*(?P<inner>{_LATEX})[ \t]*\\\\\)|\\\\\[(?P<block>{_LATEX})\\\\\]"
ESCAPED = re.compile(r"\\([\\.*_+`()\[\]{}#!:|\"'$<>-])")
"""A sign that kramdown takes as it is."""

LITERAL = {
    "marked": r"(?<![=\w!<>])==(?=[^\s=])[^=\n]*(?<=\S)==(?![=\w])",
    "lowered": r"(?<=[A-Za-z)])~\w{1,4}~(?!~)",
    "raised": r"(?<=[\w)])\^\w{1,10}\^(?!\w)",
    "definition": r"(?<=\S\n):[ \t]+\S[^\n]*",
}
MESSAGES = {
    "marked": "words are marked by ==, which is not read here: the signs stay",
    "lowered": "letters are lowered by ~, which is not read here: the signs stay",
    "raised": "letters are raised by ^, which is not read here: the signs stay",
    "definition": "definitions begin with a colon, which is not read here: the signs stay",
}
"""What is said of signs that this site has nothing for."""

_KINDS = {**SKIPPED, "formula": FORMULA, **LITERAL}
SIGNS = re.compile(
    "|".join(f"(?P<part_{name}>{it})" for name, it in _KINDS.items()), re.MULTILINE | re.DOTALL
)


def with_formulas(text: str, first_line: int, code_lines: Set[int], writer: ArticleWriter) -> str:
    r"""Returns a text with dollar signs around formulas that stand between ``\\(`` and ``\\)``.

    Other signs that are not read here stay; each kind is noted at its first line.

    Args:
        text: The Markdown.
        first_line: Line of the file at which it starts.
        code_lines: Lines that are code because they are indented.
        writer: Notes what stays.
    """

    def rewritten(match: re.Match[str]) -> str:
        kind = (match.lastgroup or "").removeprefix("part_")
        line = first_line + text.count("\n", 0, match.start())
        if kind in SKIPPED or line in code_lines:
            return match[0]
        formula = _formula(match, writer) if kind == "formula" else ""
        if not formula:
            cannot = r"formula that cannot be set, it stays as it is: \\( or \\["
            writer.leave_once(line, MESSAGES.get(kind, cannot))
        return formula or match[0]

    return SIGNS.sub(rewritten, text)


def _formula(match: re.Match[str], writer: ArticleWriter) -> str:
    """Returns a formula in dollar signs; nothing if it would be none there."""
    is_block = match["block"] is not None
    latex = ESCAPED.sub(r"\1", match["block"] or match["inner"])
    around = match.string[: match.start()][-1:] + match.string[match.end() :][:1]
    is_part = not is_block and (latex != latex.strip() or re.search(r"[\d$]", around))
    if DOLLARS in writer.syntaxes or "$" in latex or is_part:
        return ""
    sign = "$$" if is_block else "$"
    return "" if to_mathml(latex, is_block=is_block).problem else f"{sign}{latex}{sign}"
