"""What the checks look at in a text: its links, pictures and headings, and what it means to be."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from markdown_it.token import Token

from portfolio.markdown.code_block import parse_info
from portfolio.markdown.side_by_side import (
    COLONS,
    PART_STARTS,
    attributes,
    is_video,
    pictures_alone,
)

COMMENT = "%%"
"""Sign around a comment of the author's, as in Obsidian."""

_FOREIGN = re.compile(
    r"\{\{[<%].*|\{\{.+?\}\}|\{%.+?%\}"  # Hugo, Liquid
    r"|\{:\s*[.#][^}]*\}"  # kramdown
    r"|\{/\*.*|\{[A-Za-z_$][\w$]*(?:[.(\[][^}]*)?\}|(?<!\w)</?[A-Z][\w.]*(?=[\s/>]).*"  # MDX
    r"|^:::.*"  # Docusaurus, Pandoc
    rf"|^{COMMENT}.*|(?<!\w){COMMENT}[^%]+{COMMENT}"  # Obsidian
    r"|(?<!\w)!?\[\[[^\[\]]+\]\]|(?<![\w:]):(?:[+-]1|[a-z][\w+-]*):(?![\w:])"  # Obsidian, GitHub
    r"|^(?:import\s.*[\"'\u00ab\u2018-\u201e\u300c].*|export\s+(?:const|default|function|let)\b.*)"
)
"""What another program makes something of: a shortcode, a tag, an expression, a component.

Quotation marks are those of the text, in its language."""

_CALLOUT = re.compile(r"\[!(\w+)\] *(.*)")
"""Beginning of a quotation that is meant to be a callout."""

_NOTE = re.compile(r" {0,3}\[\^([^\]\s]+)\]:")
"""Beginning of a footnote."""

FORMULAS = {"math_inline", "math_inline_double", "math_block"}
"""Types of tokens."""


@dataclass(frozen=True, slots=True)
class TextReference:
    """A part of the text that the checks look at.

    Attributes:
        kind: The field of ``MarkdownBody`` that lists it.
        value: Value that the field takes.
        line: Counted from 1, in the text.
        word: Text of that line by which the column is found.
        end: Number of the line below it, of a block that holds lines of its own.
    """

    kind: str
    value: Any
    line: int
    word: str
    end: int = 0


def find_references(
    tokens: Sequence[Token],
    lines: Sequence[str],
    blocks: Mapping[str, str],
    notes: Mapping[str, Any],
) -> Iterator[TextReference]:
    """Yields what a text refers to.

    Args:
        tokens: The text, parsed.
        lines: Its lines.
        blocks: For each word that makes a block of code something else, the field that lists it.
        notes: The number of each footnote by its label, as the parser counts them.
    """
    written = _written_notes(tokens)
    for index, token in enumerate(tokens):
        start, end = token.map or (0, 0)
        line = start + 1
        match token.type:
            case "heading_open":
                value = {"marks": "#" * int(token.tag[1]), "id": str(token.attrs["id"])}
                yield TextReference("headings", value, line, "#")
            case "html_block":
                yield TextReference("html", token.content, line, "<")
            case "fence":
                yield _fence(token, blocks)
            case "blockquote_open":
                yield from _unknown_callout(tokens[index + 2 : index + 3], line)
            case "math_block":
                yield from _formula(token, line)
            case "inline":
                yield from _inline_references(token.children or [], line, written)
            case it if it in PART_STARTS:
                ends = any(COLONS in ending for ending in lines[end : end + 1])
                value = {"name": PART_STARTS[it], "ends": ends}
                if PART_STARTS[it] == "pair":
                    value["pictures"] = pictures_alone(tokens[index:])
                yield TextReference("parts", value, line, COLONS)
    yield from _needless_notes(tokens, lines, notes)


def _fence(token: Token, blocks: Mapping[str, str]) -> TextReference:
    """Returns a block of code, or what its word makes of it."""
    info, (start, end) = parse_info(token.info), token.map or (0, 0)
    word = info.name or token.markup
    if field := blocks.get(info.name):
        value = {"name": info.name, "alone": not token.level, "rest": info.rest or info.said}
        return TextReference(field, value, start + 1, word, end)
    count = len(token.content.splitlines())
    value = {"language": info.name, "count": count, "braces": info.said, "rest": info.rest}
    return TextReference("code", value, start + 1, word)


def _unknown_callout(first: Sequence[Token], line: int) -> Iterator[TextReference]:
    """Yields a quotation that was meant to be a callout, by the words that it begins with."""
    for inline in first:
        if inline.type == "inline" and (match := _CALLOUT.match(inline.content)):
            value = {"kind": match[1].lower(), "rest": match[2]}
            yield TextReference("callouts", value, line, "[!")


def _formula(token: Token, line: int) -> Iterator[TextReference]:
    """Yields a formula that cannot be set, at what is wrong with it."""
    if problem := token.meta.get("problem", ""):
        before, after = token.content[: token.meta["at"]], token.content[token.meta["at"] :]
        word = after.split("\n")[0].strip() or token.markup
        value = {"latex": token.content.strip(), "problem": problem}
        yield TextReference("formulas", value, line + before.count("\n"), word)


def _inline_references(
    tokens: Sequence[Token], line: int, written: Collection[int]
) -> Iterator[TextReference]:
    for token in tokens:
        match token.type:
            case "softbreak" | "hardbreak":
                line += 1
            case "link_open":
                href = str(token.attrs["href"])
                yield TextReference("links", {"href": href}, line, unquote(href))
            case "image":
                src = unquote(str(token.attrs["src"]))
                value = {"src": src, "alt": token.content} | attributes(token)
                yield TextReference("videos" if is_video(token) else "pictures", value, line, src)
            case "footnote_ref":
                label = token.meta.get("label", "")
                value = {"label": label, "isWritten": token.meta["id"] in written}
                yield TextReference("footnotes", value, line, f"[^{label}]" if label else "^[")
            case "text":
                for match in _FOREIGN.finditer(token.content):
                    yield TextReference("shortcodes", match[0], line, match[0][:2])
            case "html_inline" if not token.content.startswith("</"):
                yield TextReference("html", token.content, line, token.content)
            case it if it in FORMULAS:
                yield from _formula(token, line)


def _written_notes(tokens: Sequence[Token]) -> set[int]:
    """Returns the numbers of the footnotes that have a text."""
    written: set[int] = set()
    for opening, first, second in zip(tokens, tokens[1:], tokens[2:], strict=False):
        # That of `^[]` has a paragraph without words.
        text = second.content if first.type == "paragraph_open" else first.type
        if opening.type == "footnote_open" and text not in {"", "footnote_anchor"}:
            written.add(opening.meta["id"])
    return written


def _needless_notes(
    tokens: Sequence[Token], lines: Sequence[str], notes: Mapping[str, Any]
) -> Iterator[TextReference]:
    """Yields footnotes that no place leads to, and those whose label one before has.

    The parser drops the text of one of two with the same label.
    """
    code = [range(*it.map) for it in tokens if it.type == "fence" and it.map]
    unused = {name.removeprefix(":") for name, number in notes.items() if number < 0}
    seen: set[str] = set()
    for number, line in enumerate(lines):
        note = _NOTE.match(line)
        if not note or any(number in block for block in code):
            continue
        label, key = note[1], "isRepeated" if note[1] in seen else "isUsed"
        if label in seen or label in unused:
            value = {"label": label, key: label in seen}
            yield TextReference("footnotes", value, number + 1, note[0])
        seen.add(label)
