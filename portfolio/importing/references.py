"""What the labels of a text stand for: links that are written elsewhere in it, and footnotes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

REFERENCE = re.compile(
    r"^ {0,3}\[(?P<label>[^\]^\n][^\]\n]*)\]:[ \t]*<?(?P<href>[^\s>]+)>?"
    r"(?:[ \t]+[\"'(](?P<title>[^\n]*?)[\"')])?[ \t]*$",
    re.MULTILINE,
)
"""A line that says where the links of a label lead."""

FOOTNOTE = re.compile(r"\[\^([^\]\s]+)\](:?)")


@dataclass(frozen=True, slots=True)
class References:
    """The labels of a text.

    Attributes:
        links: Addresses and titles of links.
        with_text: Footnotes that have a text.
        with_mark: Footnotes that a place in the text leads to.
    """

    links: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    with_text: frozenset[str] = frozenset()
    with_mark: frozenset[str] = frozenset()

    @classmethod
    def of(cls, text: str) -> References:
        """Returns the labels of a text; the first line about a label counts."""
        links: dict[str, tuple[str, str]] = {}
        for match in REFERENCE.finditer(text):
            links.setdefault(_key(match["label"]), (match["href"], match["title"] or ""))
        notes = FOOTNOTE.findall(text)
        with_text = frozenset(label for label, is_text in notes if is_text)
        return cls(links, with_text, frozenset(label for label, end in notes if not end))

    def link(self, label: str) -> tuple[str, str]:
        """Returns the address and the title of a link, or nothing of an unknown label."""
        return self.links.get(_key(label), ("", ""))


def _key(label: str) -> str:
    return " ".join(label.split()).casefold()
