"""A folder behind a symbolic link works like the folder itself."""

from pathlib import Path

import pytest

from portfolio.atomic_write import write_file
from portfolio.build.build_site import fingerprint
from portfolio.content.routes import served_files
from portfolio.paths import files_below, inside
from portfolio.restructure.parts import delete_project, rename_project
from tests.support.content_directory import ContentDirectory

LINKED = ("content", "content/projects", "content/projects/loans", "content/pages")


@pytest.fixture
def directory(tmp_path: Path) -> ContentDirectory:
    (tmp_path / "site").mkdir()
    return ContentDirectory(tmp_path / "site")


def move_behind_a_link(folder: Path) -> Path:
    """Moves a folder out of the site and leaves a link to it; returns where it is now."""
    elsewhere = next(it for it in folder.parents if it.name == "site").with_name("elsewhere")
    elsewhere.mkdir()
    moved = folder.rename(elsewhere / "words")
    folder.symlink_to(moved)
    return moved


@pytest.mark.parametrize("name", LINKED)
def test_content_behind_a_link_is_read_like_others(directory: ContentDirectory, name: str) -> None:
    directory.write("pages/about.md", "---\ntitle: About\ndescription: Me.\n---\nWords.\n")
    before = directory.load()
    move_behind_a_link(directory.content.parent / name)
    after = directory.load()
    assert after.content == before.content
    assert after.warnings == before.warnings


@pytest.mark.parametrize("name", LINKED[:3])
def test_changes_behind_a_link_make_a_build_due(directory: ContentDirectory, name: str) -> None:
    root = directory.content.parent
    moved = move_behind_a_link(root / name)
    before = fingerprint(root, ())
    next(it for it in files_below(moved) if it.suffix == ".yaml").write_text("changed")
    assert fingerprint(root, ()) != before


@pytest.mark.parametrize("name", LINKED[:3])
def test_commands_change_what_is_behind_a_link(directory: ContentDirectory, name: str) -> None:
    root = directory.content.parent
    move_behind_a_link(root / name)
    rename_project(directory.content, "loans", "credit").apply()
    assert (directory.content / "projects/credit/project.yaml").is_file()
    delete_project(directory.content, "credit").apply()
    assert not (directory.content / "projects/credit").exists()
    assert sorted(it.name for it in root.iterdir()) == ["assets", "content"]


def test_commands_leave_alone_a_link_that_leads_nowhere(directory: ContentDirectory) -> None:
    lock = directory.content / ".#home.yaml"  # as Emacs makes it for a text that is not saved
    lock.symlink_to("me@host.42")
    delete_project(directory.content, "loans").apply()
    assert lock.is_symlink()


def test_files_behind_a_link_in_assets_are_served(directory: ContentDirectory) -> None:
    assets = directory.own_assets()
    write_file(assets / "games/dot/main.js", "")
    before = served_files(assets)
    move_behind_a_link(assets / "games")
    assert served_files(assets) == before


def test_a_link_to_a_folder_above_is_followed_once(tmp_path: Path) -> None:
    write_file(tmp_path / "a/one.txt", "")
    (tmp_path / "a/again").symlink_to(tmp_path)
    (tmp_path / "gone").symlink_to(tmp_path / "nowhere")
    assert files_below(tmp_path) == [tmp_path / "a/one.txt"]


def test_of_several_ways_to_a_folder_the_first_by_name_counts_on_every_disk(tmp_path: Path) -> None:
    for number in range(8):
        write_file(tmp_path / f"z{number}/one.txt", "")
        (tmp_path / f"a{number}").symlink_to(tmp_path / f"z{number}")
    assert {it.parent.name[0] for it in files_below(tmp_path)} == {"a"}


def test_a_file_of_content_that_is_a_link_stays_one_when_it_is_written(tmp_path: Path) -> None:
    write_file(tmp_path / "real.yaml", "before")
    (tmp_path / "site.yaml").symlink_to("real.yaml")
    write_file(tmp_path / "site.yaml", "after")
    assert (tmp_path / "site.yaml").is_symlink()
    assert (tmp_path / "real.yaml").read_text() == "after"


def test_a_path_that_leads_out_of_a_folder_is_not_inside_it(tmp_path: Path) -> None:
    write_file(tmp_path / "secret", "")
    write_file(tmp_path / "elsewhere/picture.png", "")
    write_file(tmp_path / "root/own.png", "")
    (tmp_path / "root/folder").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "root/link").symlink_to(tmp_path / "secret")
    root = tmp_path / "root"
    assert inside(root, root / "folder/../own.png") == root / "own.png"
    assert inside(root, root / "folder/picture.png") == root / "folder/picture.png"
    assert inside(root, root / "../secret") is None
    assert inside(root, root / "link") is None
