"""A new site gets the project's files without build output and history."""

from __future__ import annotations

from pathlib import Path

from portfolio.scaffold.site import copy_project


def test_copying_the_project_leaves_out_build_output_and_history(tmp_path: Path) -> None:
    kept = ("README.md", "docs/pictures/theme.webp")
    left = ("dist/index.html", "assets/generated/page.js", "docs/history/before.webp")
    for name in (*kept, *left):
        (tmp_path / "old" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "old" / name).touch()
    copy_project(tmp_path / "old", tmp_path / "new")
    copied = {
        it.relative_to(tmp_path / "new").as_posix()
        for it in (tmp_path / "new").rglob("*")
        if it.is_file()
    }
    assert copied == set(kept)
