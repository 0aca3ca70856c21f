"""The scripts of an exported site: which modules each holds, and which others it imports."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

GRAPH = "chunks.json"
"""Written into the export by ``vite-plugin-chunks.js``; not part of the site."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """A script that Vite has bundled.

    Attributes:
        modules: Paths of the source modules in it, relative to the folder that Vite builds.
        imports: The chunks that it imports, at once or later, by path in the site.
    """

    modules: frozenset[str]
    imports: tuple[str, ...]


class ChunkGraph:
    """The chunks of a site by their path in it, such as ``assets/video-B66JV6W3.js``."""

    def __init__(self, chunks: dict[str, Chunk]) -> None:
        self._chunks = chunks

    @classmethod
    def read(cls, site: Path) -> ChunkGraph:
        """Reads the graph that Vite has written into an exported site."""
        graph = json.loads((site / GRAPH).read_text())
        return cls(
            {
                file: Chunk(frozenset(chunk["modules"]), tuple(chunk["imports"]))
                for file, chunk in graph.items()
            }
        )

    def files_of(self, modules: Iterable[str]) -> set[str]:
        """Returns the chunks that hold any of some modules."""
        wanted = frozenset(modules)
        return {file for file, chunk in self._chunks.items() if chunk.modules & wanted}

    def named_in(self, text: str) -> set[str]:
        """Returns the chunks whose path stands in a text."""
        return {file for file in self._chunks if file in text}

    def reachable(self, files: Iterable[str]) -> set[str]:
        """Returns some chunks and all that they import, directly or through others."""
        reached: set[str] = set()
        waiting = [*files]
        while waiting:
            file = waiting.pop()
            if file in self._chunks and file not in reached:
                reached.add(file)
                waiting += self._chunks[file].imports
        return reached
