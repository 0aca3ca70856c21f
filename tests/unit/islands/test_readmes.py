"""The README of each island shows it, and tells all that it can be given."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from portfolio.paths import ISLANDS
from tests.support.island_readmes import COMPONENTS, island_in, readme
from tests.support.plain_app import NAMES, example_of

PICTURE = re.compile(r"!\[[^\]]+\]\((\w+\.webp)\)")
ROW = re.compile(r"^\| (`[^|]+`) \| ([^|]+) \|", re.MULTILINE)
MOST_BYTES = 40_000


@pytest.mark.parametrize("folder", COMPONENTS, ids=lambda it: it.name)
def test_the_readme_of_an_island_has_lines_of_python_and_every_prop(folder: Path) -> None:
    compile(ast.parse(example_of(folder.name)), folder.name, "exec")
    island = island_in(folder)
    rows = {
        name.strip("` "): default
        for names, default in ROW.findall((folder / "README.md").read_text())
        for name in names.split(",")
    }
    assert island.own_props()
    assert sorted(island.own_props() - rows.keys()) == []
    required = {name for name in island.own_props() if rows[name].startswith("required")}
    assert sorted(required) == sorted(island.required_props())


@pytest.mark.parametrize("folder", COMPONENTS, ids=lambda it: it.name)
def test_the_readme_of_an_island_has_every_custom_property(folder: Path) -> None:
    """If this fails, run ``python -m tests.support.island_readmes``."""
    assert (folder / "README.md").read_text() == readme(folder)


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_of_an_island_for_everybody_has_a_small_picture(name: str) -> None:
    shown = PICTURE.findall((ISLANDS / name / "README.md").read_text())
    assert shown == [f"{name}.webp"]
    assert (ISLANDS / name / shown[0]).stat().st_size <= MOST_BYTES
