"""Takes out what a text says between two signs ``%%``: comments of its author, as in Obsidian."""

from __future__ import annotations

import re

from portfolio.markdown.references import TextReference

MARK = "%%"

_CODE_OR_COMMENT = re.compile(
    r"^[ \t>*+\-\d.)]*(?P<fence>`{3,}|~{3,}).*?(?:^[ \t>]*(?P=fence)|\Z)"
    r"|(?P<ticks>`+)(?:[^`\n]|\n(?!\s*\n))+(?P=ticks)"
    rf"|(?P<comment>(?<!\\){MARK}.*?{MARK})",
    re.DOTALL | re.MULTILINE,
)


def without_comments(text: str) -> tuple[str, list[TextReference]]:
    """Returns a text without its comments, in as many lines, and each comment for the checks."""
    found: list[TextReference] = []

    def kept(match: re.Match[str]) -> str:
        if not (comment := match["comment"]):
            return match[0]
        line = text.count("\n", 0, match.start()) + 1
        found.append(TextReference("shortcodes", comment, line, MARK))
        return "\n" * comment.count("\n")

    return _CODE_OR_COMMENT.sub(kept, text), found
