"""Removes the scripts that no page loads."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from portfolio.export.scripts.chunk_graph import ChunkGraph

SCRIPT = ".js"
"""How the addresses of scripts end."""

LONGEST = 300
"""Characters of an address from which it is a script's of this site: a folder and a file name."""


def prune_scripts(site: Path, graph: ChunkGraph) -> None:
    """Deletes the bundled scripts that no page can reach.

    Args:
        site: The exported site; the router's scripts are out of all pages that do without.
        graph: Its scripts.
    """
    # Many pages name the same few scripts; looking for hundreds in all of them takes seconds.
    pages = (page.read_text() for page in site.rglob("*.html"))
    named = "\n".join({address for page in pages for address in _addresses_in(page)})
    reachable = {site / file for file in graph.reachable(graph.named_in(named))}
    for script in (site / "assets").glob(f"*{SCRIPT}"):
        if script not in reachable and script.name not in named:
            script.unlink()


def _addresses_in(text: str) -> Iterator[str]:
    """Yields the end of whatever may be the address of a script, with what stands before it."""
    end = 0
    while (start := text.find(SCRIPT, end)) >= 0:
        end = start + len(SCRIPT)
        yield text[max(0, end - LONGEST) : end]
