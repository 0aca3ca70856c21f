"""The headings of an article from elsewhere: their levels, and the anchors that links name."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise

from markdown_it import MarkdownIt

from portfolio.importing.names import slug
from portfolio.markdown.render_page import render_markdown

_PARSER = MarkdownIt("commonmark", {"html": True}).enable("table")

OWN_ANCHOR = re.compile(
    r"\s*\{:?\s*#([\w:.-]+)[^}\n]*\}\s*$|\s*<a\s+(?:name|id)=[\"']([^\"']+)[\"'][^>]*>"
)
"""An anchor that the author gave a heading."""

LOWEST_LEVEL = 6
CONTENTS = frozenset(("table-of-contents", "contents", "toc"))

ANCHOR_LINK = re.compile(r"\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(#([^)\s]+)\)")


@dataclass(frozen=True, slots=True)
class _Heading:
    """A heading: its lines in the text, its level, its words, and an anchor of its own."""

    start: int
    end: int
    level: int
    words: str
    anchor: str


def with_headings(text: str, title: str, leave: Callable[[str], None]) -> str:
    """Returns a text whose headings begin with the second level, as articles here do.

    A first heading that repeats the title goes. Links to headings name the anchors of this site.

    Args:
        text: The Markdown.
        title: Title of the article.
        leave: Is told the anchors that there are not, whose links become words.
    """
    found = _headings(text)
    lines = text.split("\n")
    repeated = found[:1] if found and _same(found[0].words, title) else []
    shown = found[len(repeated) :]
    shown = [it for it in shown if not _is_list_of_contents(it, lines)]
    levels = _levels(shown)
    for heading in reversed(found):
        level = levels.get(heading)
        end = heading.end
        while not level and end < len(lines) and not lines[end].strip():
            end += 1
        lines[heading.start : end] = [f"{'#' * level} {heading.words}"] if level else []
    return _with_anchors("\n".join(lines).strip("\n") + "\n", shown, leave)


def _levels(headings: list[_Heading]) -> dict[_Heading, int]:
    """Returns the new level of each heading: from 2 on, and never two below the one before."""
    shift = 1 if any(it.level == 1 for it in headings) else 0
    levels: dict[_Heading, int] = {}
    before = 1
    for heading in headings:
        levels[heading] = before = min(heading.level + shift, before + 1, LOWEST_LEVEL)
    return levels


def _is_list_of_contents(heading: _Heading, lines: list[str]) -> bool:
    """Returns whether a heading is that of a table of contents, which articles have anyway."""
    below = next((line for line in lines[heading.end :] if line.strip()), "")
    return slug(heading.words) in CONTENTS and (not below or below.startswith("#"))


def _headings(text: str) -> list[_Heading]:
    """Returns the headings that stand in no list and no quotation."""
    found = []
    for token, inline in pairwise(_PARSER.parse(text)):
        if token.type != "heading_open" or token.level or not token.map:
            continue
        words, anchor = inline.content, ""
        if match := OWN_ANCHOR.search(words):
            words, anchor = OWN_ANCHOR.sub("", words), match[1] or match[2]
        words = " ".join(words.split())
        start, end = token.map
        found.append(_Heading(start, end, int(token.tag[1]), words, anchor))
    return found


def _same(words: str, title: str) -> bool:
    return bool(slug(words)) and slug(words) == slug(title)


def _with_anchors(text: str, headings: list[_Heading], leave: Callable[[str], None]) -> str:
    """Returns a text whose links to headings name the anchors that this site gives them."""
    if "](#" not in text:
        return text
    new = [it.value["id"] for it in render_markdown(text).references if it.kind == "headings"]
    known = {it: it for it in new}
    for heading, anchor in zip(headings, new, strict=False):
        for name in filter(None, (heading.anchor, *_anchors(heading.words))):
            known.setdefault(name, anchor)

    def named(match: re.Match[str]) -> str:
        if anchor := known.get(match[2]) or known.get(match[2].casefold()):
            return f"[{match[1]}](#{anchor})"
        leave(match[2])
        return match[1]

    return ANCHOR_LINK.sub(named, text)


def _anchors(words: str) -> set[str]:
    """Returns the anchors that GitHub, kramdown and goldmark make of the words of a heading."""
    plain = re.sub(r"[`*_~]|\[([^\]]*)\]\([^)]*\)", r"\1", words).strip().lower()
    github = re.sub(r"[^\w\s-]", "", plain).replace(" ", "-")
    return {github, re.sub(r"-+", "-", github).strip("-"), slug(plain)}
