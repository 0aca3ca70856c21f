"""Rewrites code, callouts and what is written for one program alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from textwrap import dedent

from portfolio.importing.article_writer import ArticleWriter
from portfolio.importing.markdown_words import apart, callout, is_callout


def _fence(written: str, line: int, writer: ArticleWriter) -> str:
    head, _, rest = written.partition("\n")
    sign = re.search(r"`{3,}|~{3,}", head)
    assert sign
    before, info = head[: sign.start()], head[sign.end() :].strip()
    lines = rest.split("\n")
    if re.fullmatch(r"[ \t>]*(`{3,}|~{3,})[ \t]*", lines[-1]):
        lines.pop()
    # Lines of a list or a quotation keep what stands before them.
    margin = re.sub(r"[^>]", " ", before)
    inner = [_without_margin(margin, it) for it in lines]
    block = writer.code(line, "\n".join(inner), info).split("\n")
    return "\n".join([before + block[0], *((margin + it).rstrip() for it in block[1:])])


def _without_margin(margin: str, line: str) -> str:
    """Returns a line of code without what stands before its block, as far as it is there."""
    length = 0
    for wanted, found in zip(margin, line, strict=False):
        if found != wanted and not (wanted == ">" and found == " "):
            break
        length += 1
    return line[length:]


def _span(written: str, line: int, writer: ArticleWriter) -> str:
    return writer.unescaped(written)


def _escaped(written: str, line: int, writer: ArticleWriter) -> str:
    return f"`{writer.unescaped(written)}`"


def _comment(written: str, line: int, writer: ArticleWriter) -> str:
    is_mark = re.fullmatch(r"<!--\s*(more|excerpt|toc)\s*-->", written, re.IGNORECASE)
    return "" if is_mark or written.startswith("{") else written


def _nothing(written: str, line: int, writer: ArticleWriter) -> str:
    return ""


def _output(written: str, line: int, writer: ArticleWriter) -> str:
    known = writer.valued(written)
    if known != written:
        return known
    return writer.left_over(line, "Liquid value", written.strip("{} -"))


def _expression(written: str, line: int, writer: ArticleWriter) -> str:
    inner = written[1:-1].strip()
    if re.fullmatch(r"\"[^\"]*\"|'[^']*'|`[^`$]*`", inner):
        return inner[1:-1]
    # On one line: it stands in a comment and in a list.
    return writer.left_over(line, "expression", " ".join(inner.split())) if inner else ""


def _abbreviation(written: str, line: int, writer: ArticleWriter) -> str:
    writer.leave(line, f"abbreviation left out: {written}")
    return ""


def _dollar(written: str, line: int, writer: ArticleWriter) -> str:
    return "\\$"


def _notice(written: str, line: int, writer: ArticleWriter) -> str:
    text, _, mark = written.rpartition("\n")
    kind = re.search(r"\.(?:notice|prompt)-{0,2}(\w+)?", mark)
    quoted = re.sub(r"^[ \t]*> ?", "", text, flags=re.MULTILINE)
    return apart(callout((kind and kind[1]) or "note", writer.convert(quoted, line)))


def _alert(written: str, line: int, writer: ArticleWriter) -> str:
    word = re.search(r"\w+", written)
    kind = word[0] if word else "note"
    if not is_callout(kind):
        writer.leave(line, f"unknown kind of callout, now a note: {kind}")
    title = written.partition("]")[2].strip("+- \t")
    mark = callout(kind, "").partition("\n")[0].removeprefix(">")
    return f"{mark}\n> **{title}**\n>" if title else mark


def _aside(written: str, line: int, writer: ArticleWriter) -> str:
    head, _, rest = written.partition("\n")
    said = re.match(r":+\s*(\w+)\s*(?:\[([^\]]*)\]|\{[^}]*\}|(.*))", head)
    text = rest.rpartition("\n")[0]
    if not said or not is_callout(said[1]):
        _colons(head, line, writer)
        return writer.convert(text, line + 1)
    inner = writer.convert(dedent(text), line + 1)
    return apart(callout(said[1], inner, said[2] or said[3] or ""))


def _colons(written: str, line: int, writer: ArticleWriter) -> str:
    if written.strip(": \t"):
        writer.leave(line, f"block without a counterpart, its text stays: {written.strip()}")
    return ""


BLOCK_PARTS: Mapping[str, Callable[[str, int, ArticleWriter], str]] = {
    "fence": _fence,
    "span": _span,
    "escaped": _escaped,
    "raw": _span,
    "comment": _comment,
    "output": _output,
    "expression": _expression,
    "abbreviation": _abbreviation,
    "dollar": _dollar,
    "notice": _notice,
    "alert": _alert,
    "aside": _aside,
    "colons": _colons,
    **dict.fromkeys(
        ("quiet", "contents", "module", "note", "list", "definition", "icon"), _nothing
    ),
}
"""What rewrites code, callouts, and the signs of one program."""
