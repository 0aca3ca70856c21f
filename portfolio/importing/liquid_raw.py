"""Hides what Liquid must not run: it reads ``raw`` before anything reads Markdown."""

from __future__ import annotations

import re

from portfolio.importing.article_parts import PARTS

_FENCE_OR_RAW = re.compile(
    rf"{PARTS['fence']}|\{{%-?\s*raw\s*-?%\}}(?P<inner>.*?)\{{%-?\s*endraw\s*-?%\}}",
    re.MULTILINE | re.DOTALL,
)
JOINER = "\u2060"
"""A sign that nobody sees, between the braces of a tag that is shown as it is."""


def with_raw_hidden(text: str) -> str:
    """Returns a text in which the tags between ``raw`` and ``endraw`` are none of Liquid.

    All else between them is Markdown as everywhere. Blocks of code say ``raw`` for themselves.
    """
    return _FENCE_OR_RAW.sub(_hidden, text)


def with_raw_shown(text: str) -> str:
    """Returns a text with such tags as they were written."""
    return text.replace(f"{{{JOINER}", "{")


def _hidden(match: re.Match[str]) -> str:
    inner = match["inner"]
    return match[0] if inner is None else re.sub(r"\{(?=[{%])", f"{{{JOINER}", inner)
