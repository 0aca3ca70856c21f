"""Reads comments in code that mark its lines: ``// [!code ++]`` and others of Shiki."""

from __future__ import annotations

import re
from itertools import count

COMMENT = re.compile(
    r"[ \t]*(?://|#|--|;|%|/\*|<!--|\{/\*)[ \t]*"
    r"\[!code[ \t]+(?P<kind>\+\+|--|highlight|hl|focus|warning|error|word)(?::(?P<rest>[^\]]*))?\]"
    r"[ \t]*(?:\*/\}?|-->)?[ \t]*$"
)

KINDS = {"++": "added", "--": "removed", "word": ""}
"""What such a comment says of lines; all others mark them."""


def without_marks(code: str) -> tuple[str, dict[str, str]]:
    """Returns code without such comments, and the lines that they name, as fences here list them.

    A comment on a line of its own is about the lines below, and that line goes.
    """
    lines: list[str] = []
    found: dict[str, list[int]] = {}
    for line in code.split("\n"):
        match = COMMENT.search(line)
        if not match:
            lines.append(line)
            continue
        kept = line[: match.start()]
        if kept.strip():
            lines.append(kept)
        first = len(lines) if kept.strip() else len(lines) + 1
        following = int(match["rest"]) if (match["rest"] or "").isdecimal() else 1
        if kind := KINDS.get(match["kind"], "mark"):
            found.setdefault(kind, []).extend(range(first, first + following))
    last = len("\n".join(lines).splitlines())
    named = {kind: _ranges([it for it in at if it <= last]) for kind, at in found.items()}
    return "\n".join(lines), {kind: it for kind, it in named.items() if it}


def _ranges(numbers: list[int]) -> str:
    """Returns numbers as this site lists them, e.g. ``2-4, 7``."""
    parts: list[str] = []
    for first in numbers:
        if first - 1 in numbers:
            continue
        end = next(it for it in count(first) if it + 1 not in numbers)
        parts.append(str(first) if first == end else f"{first}-{end}")
    return ", ".join(parts)
