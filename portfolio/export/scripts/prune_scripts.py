"""Removes the scripts that no page loads."""

from __future__ import annotations

from collections.abc import Iterator

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.scripts.chunk_graph import ChunkGraph

SCRIPT = ".js"
"""How the addresses of scripts end."""

LONGEST = 300
"""Characters of an address from which it is a script's of this site: a folder and a file name."""


def prune_scripts(pages: ExportedPages, graph: ChunkGraph) -> None:
    """Deletes the bundled scripts that no page can reach.

    Args:
        pages: The pages of the site; the router's scripts are out of all that do without.
        graph: The site's scripts.
    """
    # Many pages name the same few scripts; looking for hundreds in all of them takes seconds.
    addresses: set[str] = set()
    for html in pages.html():
        addresses.update(_addresses_in(html))
    named = "\n".join(addresses)
    reachable = {pages.site / file for file in graph.reachable(graph.named_in(named))}
    for script in (pages.site / "assets").glob(f"*{SCRIPT}"):
        if script not in reachable and script.name not in named:
            script.unlink()


def _addresses_in(text: str) -> Iterator[str]:
    """Yields the end of whatever may be the address of a script, with what stands before it."""
    end = 0
    while (start := text.find(SCRIPT, end)) >= 0:
        end = start + len(SCRIPT)
        yield text[max(0, end - LONGEST) : end]
