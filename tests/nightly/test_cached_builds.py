"""A build that takes pages and files from earlier ones makes what a build from nothing makes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.support.project_copy import PACKAGES, project_copy, run_module
from tests.support.tree import tree

pytestmark = pytest.mark.xdist_group("cached builds")

PARTS_OF_SITES = ("prerendered", "node", "compressed")
"""Folders of ``.cache`` with parts of earlier sites."""


def replace(file: Path, old: str, new: str) -> None:
    """Changes the first occurrence of some text in a file."""
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))


def change(folder: Path) -> None:
    """Changes a page, what every page shows, and what is prerendered of an island."""
    content = folder / "content"
    study = sorted((content / "projects").glob("*/project.yaml"))[0]
    replace(study, "\nsubTitle: ", "\nsubTitle: Certainly ")
    replace(content / "site.yaml", "\nowner: ", "\nowner: Surely ")
    island = folder / "custom_components" / "comparison" / "comparison.jsx"
    replace(island, 'className="', 'className="obviously ')


def forget(folder: Path) -> None:
    """Deletes what a build would take from earlier ones, and what Reflex has compiled."""
    shutil.rmtree(folder / "dist")
    for name in PARTS_OF_SITES:
        shutil.rmtree(folder / ".cache" / name)
    for made in (it for it in (folder / ".web").iterdir() if it.name != PACKAGES.name):
        shutil.rmtree(made) if made.is_dir() else made.unlink()


def test_a_changed_site_is_built_as_from_nothing(tmp_path: Path) -> None:
    folder = project_copy(tmp_path / "project")
    run_module(folder, "portfolio", "build")
    change(folder)
    run_module(folder, "portfolio", "build")
    changed = tree(folder / "dist")
    everything = b"".join(changed.values())
    assert all(word in everything for word in (b"Certainly ", b"Surely ", b"obviously "))
    forget(folder)
    run_module(folder, "portfolio", "build")
    built = tree(folder / "dist")
    assert sorted(it for it in {*built, *changed} if built.get(it) != changed.get(it)) == []
