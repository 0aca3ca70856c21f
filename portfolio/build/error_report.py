"""A file by which the process that runs Reflex tells the build that started it what is wrong."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.content.diagnostics import Diagnostic, Kind


def write_report(file: Path, diagnostics: Iterable[Diagnostic]) -> None:
    """Writes diagnostics as JSON."""
    write_file(file, json.dumps([asdict(it) for it in diagnostics], ensure_ascii=False))


def read_report(file: Path) -> list[Diagnostic]:
    """Returns the diagnostics of a report; none if there is no such file."""
    if not file.exists():
        return []
    found = json.loads(file.read_text(encoding="utf-8"))
    return [Diagnostic(**{**it, "kind": Kind(it["kind"])}) for it in found]
