"""An island's scripts are linked where Vite finds them, in the folders they are in."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_file, write_files
from sandbox_islands.islands import links


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An island with a script at its top and one in a subfolder."""
    monkeypatch.setattr(links, "EXTERNAL", tmp_path / "external")
    monkeypatch.setattr(links, "COPIED", tmp_path / "copied")
    folder = tmp_path / "counter"
    files = {"counter.jsx": "// counter", "view/button.jsx": "// button", "README.md": "Counter"}
    write_files({folder / name: text for name, text in files.items()})
    return folder


def linked(folder: Path) -> dict[str, str]:
    """Returns what each link contains, by its path."""
    target = folder.parent / "external" / folder.name
    files = (file for file in target.rglob("*") if not file.is_dir())
    return {file.relative_to(target).as_posix(): file.read_text() for file in files}


def names(folder: Path) -> list[str]:
    return sorted(it.name for it in folder.iterdir())


def test_island_scripts_keep_their_relative_path_also_when_moved(folder: Path) -> None:
    links.link_files(folder)
    assert linked(folder) == {"counter.jsx": "// counter", "view/button.jsx": "// button"}
    (folder / "counter.jsx").rename(folder / "view" / "counter.jsx")
    links.link_files(folder)
    assert sorted(linked(folder)) == ["view/button.jsx", "view/counter.jsx"]


def test_a_link_into_another_copy_of_the_project_is_replaced(folder: Path) -> None:
    other = folder.parent / "copy" / "counter.jsx"
    write_file(other, "// copy")
    link = folder.parent / "external" / "counter" / "counter.jsx"
    link.parent.mkdir(parents=True)
    link.symlink_to(other)
    links.link_files(folder)
    assert linked(folder)["counter.jsx"] == "// counter"


@pytest.mark.parametrize("is_deleted", [False, True])
def test_scripts_of_an_island_that_no_page_uses_are_removed_with_the_copy(
    folder: Path, is_deleted: bool
) -> None:
    links.link_files(folder)
    if is_deleted:
        (folder / "counter.jsx").unlink()
    write_files({links.COPIED / name / "x.jsx": "" for name in ("counter", "tilt")})
    links.remove_unused_links({"tilt"})
    assert names(links.EXTERNAL) == []
    assert names(links.COPIED) == ["tilt"]
    assert (folder / "view" / "button.jsx").exists()


def test_scripts_of_islands_in_use_and_assets_linked_by_reflex_stay(folder: Path) -> None:
    links.link_files(folder)
    asset = links.EXTERNAL / "custom_components" / "counter" / "component" / "counter.jsx"
    asset.parent.mkdir(parents=True)
    asset.symlink_to(folder / "counter.jsx")
    links.remove_unused_links({"counter"})
    assert names(links.EXTERNAL) == ["counter", "custom_components"]


def test_styles_of_island_are_joined_in_one_file_with_a_layer_for_each_folder(folder: Path) -> None:
    write_file(folder / "counter.css", ".counter { color: red }")
    write_file(folder / "view" / "of_a_script.css", ".dialog { color: red }")
    shared = folder.with_name("shared")
    write_files({shared / "b.css": "", shared / "a.css": ""})
    path = links.join_styles([shared, folder])
    assert path == "external/counter/all_styles.css"
    assert (links.EXTERNAL / "counter" / "all_styles.css").read_text().splitlines() == [
        "@layer islands.shared, islands.counter;",
        '@import "../shared/a.css" layer(islands.shared);',
        '@import "../shared/b.css" layer(islands.shared);',
        '@import "../counter/counter.css" layer(islands.counter);',
    ]


def test_joined_styles_are_removed_with_the_links_of_an_island(folder: Path) -> None:
    write_file(folder / "counter.css", ".counter { color: red }")
    links.link_files(folder)
    links.join_styles([folder])
    links.remove_unused_links(set())
    assert names(links.EXTERNAL) == []
