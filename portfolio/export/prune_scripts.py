"""Removes the scripts that no page loads."""

from __future__ import annotations

from pathlib import Path

from portfolio.export.chunk_graph import ChunkGraph


def prune_scripts(site: Path, graph: ChunkGraph) -> None:
    """Deletes the bundled scripts that no page can reach.

    Args:
        site: The exported site; the router's scripts are out of all pages that do without.
        graph: Its scripts.
    """
    html = "".join(page.read_text() for page in site.rglob("*.html"))
    named = graph.named_in(html)
    reachable = {site / file for file in graph.reachable(named)}
    for script in (site / "assets").glob("*.js"):
        if script not in reachable and script.name not in html:
            script.unlink()
