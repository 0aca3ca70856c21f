"""Texts as other programs keep them, for the form that JSON Resume has for them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

BULLET = re.compile(r"^\s*(?:[•●▪◦‣∙·*\u2013\u2014-]|o(?=\s))\s+")
"""A sign of a list at the beginning of a line."""


def split_bullets(text: str) -> tuple[str, list[str]]:
    """Returns the paragraphs of a text, and the items of the list that is in it.

    A line below an item that is no item goes on with it; an empty line ends the list.
    """
    summary: list[str] = []
    items: list[str] = []
    is_item = False
    for line in text.splitlines():
        if match := BULLET.match(line):
            items.append(line[match.end() :].strip())
            is_item = True
        elif is_item and line.strip():
            items[-1] += f" {line.strip()}"
        else:
            summary.append(line.strip())
            is_item = False
    return _paragraphs(summary), [item for item in items if item]


def said(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the keys of an entry that have a value."""
    return {key: value for key, value in entry.items() if value}


def _paragraphs(lines: Iterable[str]) -> str:
    """Returns lines with at most one empty line between them."""
    blocks = ["\n".join(block) for is_text, block in groupby(lines, bool) if is_text]
    return "\n\n".join(blocks)
