"""The house: imports only go down."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OWN = ("portfolio", "custom_components")

FLOORS = (
    {"portfolio.__main__"},
    {"portfolio.commands"},
    {"portfolio.dev", "portfolio.scaffold", "portfolio.upgrade", "portfolio.schema"},
    {"portfolio.portfolio", "portfolio.editing"},
    {"portfolio.build"},
    {"portfolio.export", "portfolio.server"},
    {"portfolio.pages"},
    {"portfolio.layout", "portfolio.sections"},
    {"portfolio.components", "custom_components"},
    {"portfolio.images", "portfolio.resume", "portfolio.theme"},
    {"portfolio.drawing"},
    {"portfolio.content"},
    {"portfolio.models"},
    {
        "portfolio.atomic_write",
        "portfolio.cache",
        "portfolio.errors",
        "portfolio.paths",
        "portfolio.progress",
        "portfolio.source_digest",
    },
)
"""From the roof to the ground; a module may use its own floor and those below."""

WITHOUT_REFLEX = (
    "content",
    "drawing",
    "editing",
    "images",
    "models",
    "resume",
    "schema",
    "server",
    "theme",
)


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {
    module_of(file): file for folder in OWN for file in sorted((ROOT / folder).rglob("*.py"))
}


def imports(file: Path) -> Iterator[str]:
    """Yields every module that a file imports, wherever in it."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} imports relatively"
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from (name if name in MODULES else str(node.module) for name in names)


def floor(module: str) -> int:
    """Returns the floor of a module, by the longest name that it begins with."""
    homes = {name: index for index, names in enumerate(FLOORS) for name in names}
    home = next((it for it in homes if f"{module}.".startswith(f"{it}.")), None)
    assert home, f"{module} has no floor: say in FLOORS where it belongs"
    return homes[home]


USED = [
    (module, used)
    for module, file in MODULES.items()
    for used in imports(file)
    if used.split(".")[0] in OWN and used != "portfolio"
]


def test_there_is_a_house_to_look_at() -> None:
    assert len(MODULES) > 50
    assert ("portfolio.portfolio", "portfolio.pages.home") in USED


@pytest.mark.parametrize("module", [name for name in MODULES if name != "portfolio"])
def test_a_module_uses_nothing_above_it(module: str) -> None:
    climbing = [used for by, used in USED if by == module and floor(used) < floor(module)]
    assert not climbing


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("custom_")])
def test_an_island_could_live_in_another_site(module: str) -> None:
    assert not [used for by, used in USED if by == module and used.startswith("portfolio")]


@pytest.mark.parametrize("module", MODULES)
def test_content_is_read_without_reflex(module: str) -> None:
    if module.removeprefix("portfolio.").split(".")[0] in WITHOUT_REFLEX:
        assert not [name for name in imports(MODULES[module]) if name.startswith("reflex")]


def test_sections_stay_strangers_to_pages_and_to_the_frame() -> None:
    meddling = [
        (module, used)
        for module, used in USED
        if module.startswith("portfolio.sections") and used.startswith("portfolio.layout")
    ]
    assert not meddling


def test_only_the_readers_and_the_owners_commands_know_yaml() -> None:
    readers = ("portfolio.content", "portfolio.editing", "portfolio.dev.recompile")
    others = [name for name in MODULES if not name.startswith(readers)]
    assert not [name for name in others if "ruamel" in "".join(imports(MODULES[name]))]
