"""What a site that is a copy of the whole engine has of its own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from portfolio.errors import CommandError
from portfolio.paths import ENGINE, ISLANDS
from portfolio.scaffold.git import git, has_git

OLD_ENGINE = ("portfolio", "custom_components")
"""Folders of a copied site that the engine has now."""

FIRST_COMMITS = ("rev-list", "--max-parents=0", "HEAD")

PAGES, COMPONENTS = Path("portfolio/pages"), Path("custom_components")

ISLAND_IMPORT = re.compile(r"\bcustom_components\.(\w+)")


def require_old_site(old: Path) -> None:
    """Raises an error if a folder holds no copied site.

    Raises:
        CommandError: There is no content, or no engine.
    """
    for name in ("content", *OLD_ENGINE):
        if not (old / name).is_dir():
            raise CommandError(
                f"{old} has no {name}/, so it is no copy of the engine with a site in it."
            )


def copy_own_code(old: Path, site: Path) -> list[str]:
    """Copies pages and islands of a copied site that the engine has not.

    Imports of an island follow it from ``custom_components`` to ``islands``, and those of the
    engine's to ``sandbox_islands``.

    Args:
        old: The copied site.
        site: The new one.

    Returns:
        Their paths in the new site.
    """
    islands = [it for it in sorted((old / COMPONENTS).glob("*/")) if _is_own_island(it)]
    pages = [it for it in sorted((old / PAGES).glob("*.py")) if _is_own_page(it)]
    names = {it.name for it in islands}
    for island in islands:
        made = shutil.ignore_patterns("__pycache__")
        target = site / "islands" / island.name
        # An island of the sample was one of the engine, and came with the new site.
        if not target.exists():
            shutil.copytree(island, target, ignore=made)
    for page in pages:
        (site / "pages").mkdir(exist_ok=True)
        shutil.copyfile(page, site / "pages" / page.name)
    for file in [*site.glob("pages/*.py"), *site.glob("islands/**/*.py")]:
        file.write_text(_moved(file.read_text(encoding="utf-8"), names), encoding="utf-8")
    return [*(f"pages/{it.name}" for it in pages), *(f"islands/{name}/" for name in sorted(names))]


def changed_files(old: Path) -> list[str]:
    """Returns the files of the engine that the owner of a copied site has changed.

    In git those that differ from the first commit; else those that this engine has not.

    Args:
        old: The copied site.
    """
    is_repository = has_git() and (old / ".git").exists()
    if roots := git(old, *FIRST_COMMITS, check=False).splitlines() if is_repository else []:
        changed = git(old, "diff", "--name-only", roots[-1], "--", *OLD_ENGINE).splitlines()
        return [name for name in changed if not _is_copied(old, Path(name))]
    files = (file for name in OLD_ENGINE for file in sorted((old / name).rglob("*")))
    names = (file.relative_to(old) for file in files if file.is_file() and file.suffix != ".pyc")
    new = (name for name in names if not _in_this_engine(name).exists())
    return [str(name) for name in new if not _is_copied(old, name)]


def _in_this_engine(name: Path) -> Path:
    """Returns where this engine has a file of a copied one."""
    is_island = name.is_relative_to(COMPONENTS)
    return ISLANDS / name.relative_to(COMPONENTS) if is_island else ENGINE.parent / name


def _is_own_island(folder: Path) -> bool:
    return (folder / "component.py").exists() and not (ISLANDS / folder.name).exists()


def _is_own_page(file: Path) -> bool:
    return not (ENGINE / "pages" / file.name).exists()


def _is_copied(old: Path, name: Path) -> bool:
    """Returns whether a file is one of a page or an island that the new site has."""
    if name.parent == PAGES:
        return _is_own_page(name)
    return name.parts[0] == str(COMPONENTS) and _is_own_island(old / COMPONENTS / name.parts[1])


def _moved(code: str, islands: set[str]) -> str:
    return ISLAND_IMPORT.sub(
        lambda it: f"islands.{it[1]}" if it[1] in islands else f"sandbox_islands.{it[1]}",
        code,
    )
