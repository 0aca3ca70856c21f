"""The README of each island shows it, and tells all that it can be given."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path

import pytest

from portfolio.paths import ISLANDS
from sandbox_islands.islands import Island
from tests.support.plain_app import NAMES, example_of

COMPONENTS = sorted(file.parent for file in ISLANDS.glob("*/component.py"))
PICTURE = re.compile(r"!\[[^\]]+\]\((\w+\.webp)\)")
MOST_BYTES = 40_000


def island_in(folder: Path) -> type[Island]:
    module = import_module(f"sandbox_islands.{folder.name}.component")
    (island,) = (it for it in vars(module).values() if _is_island_of(it, module.__name__))
    return island


def _is_island_of(value: object, module: str) -> bool:
    return isinstance(value, type) and issubclass(value, Island) and value.__module__ == module


@pytest.mark.parametrize("folder", COMPONENTS, ids=lambda it: it.name)
def test_the_readme_of_an_island_has_lines_of_python_and_every_prop(folder: Path) -> None:
    readme = (folder / "README.md").read_text()
    compile(ast.parse(example_of(folder.name)), folder.name, "exec")
    # Annotations of the class itself are its props; those of the class are settings.
    named = vars(island_in(folder))["__annotations__"]
    props = [name for name, kind in named.items() if kind.startswith("rx.Var")]
    assert props
    assert [name for name in props if f"`{name}`" not in readme] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_readme_of_an_island_for_everybody_has_a_small_picture(name: str) -> None:
    shown = PICTURE.findall((ISLANDS / name / "README.md").read_text())
    assert shown == [f"{name}.webp"]
    assert (ISLANDS / name / shown[0]).stat().st_size <= MOST_BYTES
