"""The scripts that a page needs are read from the graph that Vite writes, not from file names."""

from __future__ import annotations

from pathlib import Path

from portfolio.atomic_write import write_files
from portfolio.export.exported_pages import ExportedPages
from portfolio.export.scripts import ChunkGraph, prune_scripts

ENTRY, SLIDE, LIBRARY = "assets/entry-1.js", "assets/slide-HHT1MmL-.js", "assets/lib.min-3.js"
ROUTER = "assets/router-4.js"
GRAPH = ChunkGraph(
    {
        ENTRY: {"modules": ["app/entry.client.js"], "imports": [SLIDE]},
        SLIDE: {"modules": ["public/external/showcase/slide.jsx"], "imports": [LIBRARY]},
        LIBRARY: {"modules": ["node_modules/lib/index.js"], "imports": [ENTRY]},
        ROUTER: {"modules": ["app/root.jsx"], "imports": [ENTRY]},
    }
)


def test_scripts_that_no_page_reaches_are_deleted(tmp_path: Path) -> None:
    write_files({tmp_path / name: "" for name in GRAPH.chunks})
    (tmp_path / "index.html").write_text(f'<script>import("/{ENTRY}")</script>')
    prune_scripts(ExportedPages(tmp_path), GRAPH)
    left = {f"assets/{file.name}" for file in (tmp_path / "assets").iterdir()}
    assert left == {ENTRY, SLIDE, LIBRARY}


def test_scripts_of_sections_stay_if_a_page_or_another_script_names_them(tmp_path: Path) -> None:
    texts = {
        "page-1.js": 'import("/generated/search_dialog.js")',
        "search_dialog.js": "",
        "copy_code.js": "",
    }
    write_files({tmp_path / "generated" / name: text for name, text in texts.items()})
    (tmp_path / "index.html").write_text('<script src="/generated/page-1.js"></script>')
    prune_scripts(ExportedPages(tmp_path), ChunkGraph({}))
    left = {file.name for file in (tmp_path / "generated").iterdir()}
    assert left == {"page-1.js", "search_dialog.js"}
