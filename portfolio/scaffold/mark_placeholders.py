"""Writes a comment behind every placeholder of the content."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.diagnostics import Kind
from portfolio.content.file_reader import read
from portfolio.routing.load_site import load_site

COMMENT = "  # placeholder"


def mark_placeholders(content: Path) -> tuple[int, int]:
    """Adds ``# placeholder`` to every line of the YAML files that holds one.

    Args:
        content: The content folder; it has to be valid.

    Returns:
        How many placeholders there are, and how many lines got the comment. JSON has no comments,
        so the resume is left out.
    """
    found = [it for it in load_site(content).warnings if it.kind is Kind.PLACEHOLDER]
    lines: dict[str, set[int]] = {}
    for warning in found:
        if warning.file.endswith(".yaml"):
            lines.setdefault(warning.file, set()).add(warning.line - 1)
    marked = sum(_comment(content.parent / name, numbers) for name, numbers in lines.items())
    return len(found), marked


def _comment(file: Path, numbers: set[int]) -> int:
    marked = 0
    for number in sorted(numbers):
        before = file.read_text(encoding="utf-8")
        data = read(file, file.parent).data
        rows = before.split("\n")
        rows[number] += COMMENT
        file.write_text("\n".join(rows), encoding="utf-8")
        if read(file, file.parent).data == data:
            marked += 1
        else:
            # The line is part of a block of text, where a # starts no comment.
            file.write_text(before, encoding="utf-8")
    return marked
