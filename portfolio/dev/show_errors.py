"""Shows the errors of a change over the page, in a file that Vite watches."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.content.diagnostics import Diagnostic
from portfolio.paths import CACHE, CONTENT, ENGINE, SITE

ERRORS_FILE = CACHE / "errors.json"
ERRORS_VARIABLE = "PORTFOLIO_ERRORS"
"""Environment variable by which the development server finds the file."""

CONTEXT_LINES = 2
"""Lines shown above and below an error."""


def show_errors(errors: Sequence[Diagnostic]) -> None:
    """Shows errors over the page; an empty list closes the overlay."""
    text = json.dumps([_error(it) for it in errors], ensure_ascii=False)
    write_file(ERRORS_FILE, text)


def _error(error: Diagnostic) -> dict[str, Any]:
    """Returns an error as Vite's overlay takes it."""
    folders = (CONTENT.parent, SITE, ENGINE.parent)
    files = (folder / error.file for folder in folders if error.file)
    file = next((file for file in files if file.is_file()), error.file)
    problem = f"{error.field}: {error.problem}" if error.field else error.problem
    return {
        # The overlay shows it as what found the error: the checks of a folder, such as content.
        "plugin": error.file.partition("/")[0] or "build",
        "message": "\n".join(filter(None, (problem, error.hint))),
        "id": str(file),
        "loc": {"file": str(file), "line": error.line, "column": error.column},
        "frame": _frame(Path(file), error.line, error.column),
    }


def _frame(file: Path, line: int, column: int) -> str:
    """Returns the lines around a place, with an arrow below it."""
    if not file.is_file():
        return ""
    lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    shown = []
    for number in range(max(1, line - CONTEXT_LINES), min(len(lines), line + CONTEXT_LINES) + 1):
        mark = ">" if number == line else " "
        shown.append(f"{mark} {number:>4} | {lines[number - 1]}")
        if number == line:
            shown.append(f"       | {' ' * (column - 1)}^")
    return "\n".join(shown)
