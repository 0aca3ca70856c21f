"""A build that takes pages and files from earlier ones makes what a build from nothing makes."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.project_copy import PACKAGES, project_copy, run_module

KEPT = ("prerendered", "node", "compressed")
"""Folders of ``.cache`` with parts of earlier sites."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project that was built."""
    folder = project_copy(tmp_path_factory.mktemp("kept") / "project")
    run_module(folder, "portfolio", "build")
    return folder


def replace(file: Path, old: str, new: str) -> None:
    """Changes the first occurrence of some text in a file."""
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def change_a_word(folder: Path) -> None:
    """Changes what the page of one case study says, and the list."""
    project = sorted((folder / "content" / "projects").glob("*/project.yaml"))[0]
    replace(project, "\nsubTitle: ", "\nsubTitle: Certainly ")


def change_the_owner(folder: Path) -> None:
    """Changes the footer of every page."""
    replace(folder / "content" / "site.yaml", "\nowner: ", "\nowner: Certainly ")


def change_an_island(folder: Path) -> None:
    """Changes what is prerendered of an island, and no page in Python."""
    replace(
        folder / "custom_components" / "comparison" / "comparison.jsx",
        'className="',
        'className="certainly ',
    )


def tree(folder: Path) -> dict[str, bytes]:
    """Returns every file of a folder by its path."""
    files = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def forget(folder: Path) -> None:
    """Deletes what a build would take from earlier ones, and what Reflex has compiled."""
    shutil.rmtree(folder / "dist")
    for name in KEPT:
        shutil.rmtree(folder / ".cache" / name)
    for made in (it for it in (folder / ".web").iterdir() if it.name != PACKAGES.name):
        shutil.rmtree(made) if made.is_dir() else made.unlink()


@pytest.mark.parametrize("change", [change_a_word, change_the_owner, change_an_island])
def test_the_site_is_the_one_of_a_build_from_nothing(
    folder: Path, change: Callable[[Path], None]
) -> None:
    before = tree(folder / "dist")
    change(folder)
    run_module(folder, "portfolio", "build")
    changed = tree(folder / "dist")
    assert changed != before
    assert b"ertainly " in b"".join(changed.values())
    forget(folder)
    run_module(folder, "portfolio", "build")
    built = tree(folder / "dist")
    assert sorted(it for it in {*built, *changed} if built.get(it) != changed.get(it)) == []
