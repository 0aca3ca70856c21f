"""Pointers of Git LFS are named as what they are, and what nobody means to publish is listed."""

from __future__ import annotations

import pytest

from portfolio.atomic_write import write_files
from tests.support.content_directory import ContentDirectory

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
def test_a_pointer_of_git_lfs_is_an_error_at_any_place(
    directory: ContentDirectory, name: str
) -> None:
    root = directory.own_assets().parent
    write_files({root / name: POINTER})
    error = directory.diagnostic()
    assert (error.file, error.message) == (name, "expected a file, not a pointer of Git LFS")
    assert ("git lfs pull" in error.hint, "lfs: true" in error.hint) == (True, True)
