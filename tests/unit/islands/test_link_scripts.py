"""An island's scripts are linked where Vite finds them, in the folders they are in."""

from __future__ import annotations

from pathlib import Path

import pytest

from custom_components.islands import island


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An island with a script at its top and one in a subfolder."""
    monkeypatch.setattr(island, "EXTERNAL", tmp_path / "external")
    folder = tmp_path / "counter"
    (folder / "view").mkdir(parents=True)
    (folder / "counter.jsx").write_text("// counter")
    (folder / "view" / "button.jsx").write_text("// button")
    (folder / "README.md").write_text("Counter")
    return folder


def linked(folder: Path) -> dict[str, str]:
    """Returns what each link contains, by its path."""
    target = folder.parent / "external" / folder.name
    files = (file for file in target.rglob("*") if not file.is_dir())
    return {file.relative_to(target).as_posix(): file.read_text() for file in files}


def test_scripts_in_subfolders_keep_their_relative_path(folder: Path) -> None:
    island._link_scripts(folder)
    assert linked(folder) == {"counter.jsx": "// counter", "view/button.jsx": "// button"}


def test_the_link_of_a_script_that_was_moved_is_removed(folder: Path) -> None:
    island._link_scripts(folder)
    (folder / "counter.jsx").rename(folder / "view" / "counter.jsx")
    island._link_scripts(folder)
    assert sorted(linked(folder)) == ["view/button.jsx", "view/counter.jsx"]


def test_a_link_into_another_copy_of_the_project_is_replaced(folder: Path) -> None:
    other = folder.parent / "copy" / "counter.jsx"
    other.parent.mkdir()
    other.write_text("// copy")
    link = folder.parent / "external" / "counter" / "counter.jsx"
    link.parent.mkdir(parents=True)
    link.symlink_to(other)
    island._link_scripts(folder)
    assert linked(folder)["counter.jsx"] == "// counter"
