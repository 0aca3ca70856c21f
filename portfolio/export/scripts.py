"""The scripts of an exported site: what each holds and imports, and which of them pages load."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from portfolio.export.exported_pages import ExportedPages
from portfolio.paths import GENERATED
from sandbox_islands.html import to_html

GRAPH_FILE = "chunks.json"
"""Written into the export by ``vite-plugin-chunks.js``; not part of the site."""

SCRIPT_ENDING = ".js"

LONGEST_ADDRESS = 300
"""Characters of the longest address that a script of this site has: a folder and a file name."""


class ChunkGraph:
    """The scripts that Vite has bundled.

    Attributes:
        chunks: By path in the site, such as ``assets/video-B66JV6W3.js``: ``modules``, the paths of
            the sources in it, relative to the folder that Vite builds; and ``imports``, the chunks
            that it imports, at once or later.
    """

    def __init__(self, chunks: dict[str, dict[str, list[str]]]) -> None:
        self.chunks = chunks

    @classmethod
    def read(cls, site: Path) -> ChunkGraph:
        """Reads the graph that Vite has written into an exported site."""
        return cls(json.loads((site / GRAPH_FILE).read_text()))

    def files_of(self, modules: Iterable[str]) -> set[str]:
        """Returns the chunks that hold any of some modules."""
        wanted = set(modules)
        return {
            file for file, chunk in self.chunks.items() if not wanted.isdisjoint(chunk["modules"])
        }

    def reachable(self, files: Iterable[str]) -> set[str]:
        """Returns some chunks and all that they import, directly or through others."""
        reached: set[str] = set()
        waiting = [*files]
        while waiting:
            file = waiting.pop()
            if file in self.chunks and file not in reached:
                reached.add(file)
                waiting += self.chunks[file]["imports"]
        return reached


def prune_scripts(pages: ExportedPages, graph: ChunkGraph) -> None:
    """Deletes the scripts of islands and of sections that no page can reach.

    Args:
        pages: The pages of the site; the router's scripts are out of all that do without.
        graph: The site's scripts.
    """
    # Many pages name the same few scripts; looking for hundreds in all of them takes seconds.
    addresses: set[str] = set()
    for page in pages.all().values():
        addresses.update(_addresses_in(to_html(page)))
    named = "\n".join(addresses)
    loaded = graph.reachable(file for file in graph.chunks if file in named)
    for script in (pages.site / "assets").glob(f"*{SCRIPT_ENDING}"):
        if f"assets/{script.name}" not in loaded and script.name not in named:
            script.unlink()
    scripts = [*(pages.site / GENERATED.name).glob(f"*{SCRIPT_ENDING}")]
    code = {script: script.read_text() for script in scripts}
    for script in scripts:
        others = [code[other] for other in scripts if other != script]
        if not any(script.name in text for text in (named, *others)):
            script.unlink()


def _addresses_in(text: str) -> Iterator[str]:
    """Yields the end of whatever may be the address of a script, with what stands before it."""
    end = 0
    while (start := text.find(SCRIPT_ENDING, end)) >= 0:
        end = start + len(SCRIPT_ENDING)
        yield text[max(0, end - LONGEST_ADDRESS) : end]
