"""Words with a hyphen that lines do not break."""

from __future__ import annotations

import re

import reflex as rx

SHORT_WITH_HYPHEN = re.compile(r"(?<![\w-])(\w{1,9}-\w{1,9})(?![\w-])")
"""A word such as "full-time"; a longer one may have to break on a phone."""


def unbroken(text: str) -> list[rx.Component | str]:
    """Returns a text in which short words with a hyphen stay on one line."""
    parts = SHORT_WITH_HYPHEN.split(text)
    return [
        rx.el.span(part, class_name="nowrap") if index % 2 else part
        for index, part in enumerate(parts)
        if part
    ]
