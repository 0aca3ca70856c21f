"""An island's README tells all that it can be given; all that its styles read has a value."""

import ast
import re
from pathlib import Path

import pytest

from portfolio.paths import ISLANDS
from portfolio.theme.stylesheet import DEFAULTS, ISLAND_STYLES, SHARED_STYLES
from tests.support.island_readmes import COMPONENTS, READ, island_in, readme
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


NEEDED = re.compile(READ.pattern + r"[\"']?\s*\)")
"""A property that is read without a value for the case that it has none."""

DECLARED = re.compile(r"(?:^|[\s{;])(--[\w-]+)\s*:|@property (--[\w-]+)")
WRITTEN = re.compile(r"[\"'`](--[\w-]+)[\"'`]")
"""A name in a script, which sets the property; other names may begin with it."""

COMPILED = {"--lightningcss-light", "--lightningcss-dark"}
"""What a compiled style reads in place of `light-dark()`."""

ENDINGS = {".css", ".js", ".jsx"}
FOLDERS = sorted({file.parent for file in ISLAND_STYLES} | {SHARED_STYLES, DEFAULTS})


def text_of(folder: Path, endings: set[str]) -> str:
    files = sorted(file for file in folder.rglob("*") if file.suffix in endings)
    return "\n".join(file.read_text() for file in files)


def declared(folder: Path) -> set[str]:
    found = DECLARED.findall(text_of(folder, {".css"}))
    return {name for pair in found for name in pair if name}


def unknown(folder: Path) -> list[str]:
    """Returns the properties that are declared neither in a folder nor for all islands."""
    known = declared(folder) | declared(SHARED_STYLES) | declared(DEFAULTS)
    written = tuple(f"{it}-" for it in WRITTEN.findall(text_of(folder, {".js", ".jsx"})))
    read = set(NEEDED.findall(text_of(folder, ENDINGS))) - known
    return sorted(name for name in read if not f"{name}-".startswith(written))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda it: it.name)
def test_what_an_island_reads_is_declared_by_it_or_by_the_defaults(folder: Path) -> None:
    assert unknown(folder) == []


def test_no_default_is_declared_that_nothing_reads() -> None:
    read = {name for folder in FOLDERS for name in READ.findall(text_of(folder, ENDINGS))}
    assert sorted(declared(DEFAULTS) - read - COMPILED) == []


def test_islands_are_among_the_folders() -> None:
    assert {ISLANDS / "playground", ISLANDS / "motion", SHARED_STYLES} <= {*FOLDERS}
