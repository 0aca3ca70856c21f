"""Files as they lie in their folders: what nobody means to publish."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.paths import files_below, is_published


def unpublished(assets: Path) -> Iterator[Diagnostic]:
    """Yields the files of ``assets/`` that are not published, those in a folder as that folder."""
    seen: set[Path] = set()
    for file in (it.relative_to(assets) for it in files_below(assets)):
        if is_published(file):
            continue
        first = next(it for it in (*reversed(file.parents), file) if not is_published(it))
        if first not in seen:
            seen.add(first)
            hint = "delete it or give it another name; its name is one of programs, not of pages"
            name = f"assets/{first.as_posix()}"
            yield Diagnostic(name, 1, 1, "", "it is not published", "", hint, Kind.UNUSED)
