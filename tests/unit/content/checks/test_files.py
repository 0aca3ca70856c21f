"""Pointers of Git LFS are named as what they are, and what nobody means to publish is listed."""

import pytest

from portfolio.atomic_write import write_files
from portfolio.content.diagnostics import Kind
from tests.support.content_directory import ContentDirectory
from tests.unit.content.test_articles import add_swedish

POINTER = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a21\nsize 1234567\n"


@pytest.mark.parametrize(
    "name",
    [
        "assets/video/a.mp4",
        "assets/svg/bomb.svg",
        "assets/a.zip",
        "content/projects/a.woff2",
    ],
)
def test_pointer_of_git_lfs_is_error_at_any_place(directory: ContentDirectory, name: str) -> None:
    root = directory.own_assets().parent
    write_files({root / name: POINTER})
    error = directory.diagnostic()
    assert (error.file, error.message) == (name, "expected a file, not a pointer of Git LFS")
    assert ("git lfs pull" in error.hint, "lfs: true" in error.hint) == (True, True)


def test_what_nobody_means_to_publish_is_listed_once(directory: ContentDirectory) -> None:
    assets = directory.own_assets()
    add_swedish(directory)
    there = len(directory.load().warnings)
    hidden = (
        ".DS_Store",
        "img/Thumbs.db",
        "notes.txt~",
        "~$cv.docx",
        ".obsidian/a.json",
        ".obsidian/b/c.json",
    )
    shown = (".well-known/security.txt", ".nojekyll", "a~b.txt")
    write_files(dict.fromkeys((assets / it for it in (*hidden, *shown)), ""))
    found = [it for it in directory.load().warnings if it.message == "it is not published"]
    names = (".DS_Store", ".obsidian", "img/Thumbs.db", "notes.txt~", "~$cv.docx")
    assert [it.file for it in found] == [f"assets/{name}" for name in names]
    assert {it.kind for it in found} == {Kind.UNUSED}
    assert len(directory.load().warnings) == there + len(names)
