"""The outline of a text: its headings with their anchors, and how many words it has."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from unicodedata import normalize

from markdown_it.token import Token

RESERVED_ANCHORS = {"main", "menu", "content", "contact"}
"""Anchors that every page has already."""

_NOT_WORD, _APOSTROPHE = re.compile(r"[\W_]+"), re.compile("['\u2019]")

WITHOUT_SPACES = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff"
"""Thai, Lao, Burmese, Khmer, kana and Chinese characters: no spaces stand between their words."""

_SIGNS = "\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0900-\u0963\u0966-\u0dff"
"""Accents and vowel signs: those of Hebrew, Arabic and the scripts of India are no letters."""

_WORD = re.compile(rf"[{WITHOUT_SPACES}]{{1,2}}|(?:(?![{WITHOUT_SPACES}])[\w{_SIGNS}'\u2019-])+")
"""A word; where no spaces stand between words, two characters count as one."""


@dataclass(frozen=True, slots=True)
class PageHeading:
    """A heading of a text.

    Attributes:
        level: 2 for ``##``, 3 for ``###``.
        text: Its words, without marks.
        anchor: The id that a link names after ``#``.
    """

    level: int
    text: str
    anchor: str


def name_headings(tokens: Sequence[Token]) -> None:
    """Gives every heading an id of its own, made of its words."""
    used = set(RESERVED_ANCHORS)
    for token, inline in pairwise(tokens):
        if token.type == "heading_open":
            words = _APOSTROPHE.sub("", normalize("NFC", plain(inline)).casefold())
            stem = _NOT_WORD.sub("-", words).strip("-") or "section"
            numbered = (f"{stem}-{number}" for number in range(2, len(tokens)))
            name = stem if stem not in used else next(slug for slug in numbered if slug not in used)
            used.add(name)
            token.attrSet("id", name)


def page_headings(tokens: Sequence[Token]) -> tuple[PageHeading, ...]:
    """Returns the headings of a text, once they are named."""
    return tuple(
        PageHeading(int(token.tag[1]), " ".join(plain(inline).split()), str(token.attrs["id"]))
        for token, inline in pairwise(tokens)
        if token.type == "heading_open"
    )


def count_words(tokens: Sequence[Token]) -> int:
    """Returns the number of words of a text; what stands in blocks of code is not counted."""
    texts = (plain(token) for token in tokens if token.type == "inline")
    return sum(len(_WORD.findall(text)) for text in texts)


def characters(tokens: Sequence[Token]) -> str:
    """Returns each character that the words of a text need once, without code and formulas."""
    words = (
        child.content
        for token in tokens
        for child in token.children or []
        if token.type == "inline" and child.type == "text"
    )
    return "".join(sorted({letter for text in words for letter in text}))


def plain(inline: Token) -> str:
    """Returns the words of a heading or a paragraph, those of its pictures included."""
    spoken = (child for child in inline.children or [] if child.type != "html_inline")
    breaks = {"softbreak", "hardbreak"}
    return "".join(" " if child.type in breaks else child.content for child in spoken)
