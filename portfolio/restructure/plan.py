"""What a command will change, line by line, for its owner to agree to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.restructure.references import Reference

MAX_FILES = 8
"""Files of a folder that are listed; the others are counted."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Changes that have not been made yet.

    Attributes:
        changes: The files to write and to remove.
        headline: What they do, e.g. ``Delete the case study UDC``.
        by_hand: Lines outside of the content that name what changes.
    """

    changes: Changes
    headline: str
    by_hand: tuple[Reference, ...] = ()

    def lines(self) -> Iterator[str]:
        """Yields the changes in words: what goes, and each line that will be different."""
        yield f"{self.headline}:"
        for name in self.changes.removed:
            yield from self._removed(name)
        for old, new in self.changes.moved.items():
            yield f"  moved    content/{old.as_posix()}/ to content/{new.as_posix()}/"
        for name in sorted(self.changes.files):
            if (self.changes.content / self.changes.source(name)).exists():
                yield from self._changed(name)
            else:
                yield f"  new      content/{name.as_posix()}"
        if self.by_hand:
            yield "These are left as they are, and need your hand:"
            yield from (f"  {reference}" for reference in self.by_hand)

    def _removed(self, name: Path) -> Iterator[str]:
        path = self.changes.content / name
        yield f"  removed  content/{name.as_posix()}{'/' * path.is_dir()}"
        files = sorted(it for it in path.rglob("*") if it.is_file()) if path.is_dir() else []
        yield from (f"             {it.relative_to(path)}" for it in files[:MAX_FILES])
        if len(files) > MAX_FILES:
            yield f"             and {len(files) - MAX_FILES} more"

    def _changed(self, name: Path) -> Iterator[str]:
        source = self.changes.source(name)
        before = (self.changes.content / source).read_text(encoding="utf-8").split("\n")
        after = self.changes.files[name].decode().split("\n")
        matcher = SequenceMatcher(None, before, after, autojunk=False)
        for tag, start, end, new_start, new_end in matcher.get_opcodes():
            if tag != "equal":
                yield f"  changed  content/{name.as_posix()}:{start + 1}"
                yield from (f"           - {line}" for line in before[start:end] if line.strip())
                yield from (f"           + {line}" for line in after[new_start:new_end])
