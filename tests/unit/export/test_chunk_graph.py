"""The scripts that a page needs are read from the graph that Vite writes, not from file names."""

from __future__ import annotations

from pathlib import Path

from portfolio.export.exported_pages import ExportedPages
from portfolio.export.scripts.chunk_graph import Chunk, ChunkGraph
from portfolio.export.scripts.prune_scripts import prune_scripts

GRAPH = ChunkGraph(
    {
        "assets/entry-1.js": Chunk(
            frozenset({"app/entry.client.js"}), ("assets/slide-HHT1MmL-.js",)
        ),
        "assets/slide-HHT1MmL-.js": Chunk(
            frozenset({"public/external/showcase/slide.jsx"}), ("assets/lib.min-3.js",)
        ),
        "assets/lib.min-3.js": Chunk(
            frozenset({"node_modules/lib/index.js"}), ("assets/entry-1.js",)
        ),
        "assets/router-4.js": Chunk(frozenset({"app/root.jsx"}), ("assets/entry-1.js",)),
    }
)


def test_the_chunk_graph_finds_a_module_whatever_the_hash_of_the_script() -> None:
    files = GRAPH.files_of(["public/external/showcase/slide.jsx"])
    assert files == {"assets/slide-HHT1MmL-.js"}


def test_the_chunk_graph_follows_circular_imports() -> None:
    assert GRAPH.reachable(["assets/slide-HHT1MmL-.js"]) == {
        "assets/slide-HHT1MmL-.js",
        "assets/lib.min-3.js",
        "assets/entry-1.js",
    }


def test_scripts_that_no_page_reaches_are_deleted(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("entry-1.js", "slide-HHT1MmL-.js", "lib.min-3.js", "router-4.js"):
        (tmp_path / "assets" / name).touch()
    (tmp_path / "index.html").write_text('<script>import("/assets/entry-1.js")</script>')
    prune_scripts(ExportedPages(tmp_path), GRAPH)
    left = {file.name for file in (tmp_path / "assets").iterdir()}
    assert left == {"entry-1.js", "slide-HHT1MmL-.js", "lib.min-3.js"}
