"""The folders of the case studies; their names become addresses."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.diagnostics import Fault, shown

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def project_folders(content: Path) -> tuple[list[str], list[Fault]]:
    """Returns the name of every folder of ``content/projects``, and what is wrong with them."""
    projects = content / "projects"
    root = content.parent
    if not projects.is_dir():
        where = projects.relative_to(root).as_posix()
        return [], [Fault(where, 1, 1, "", "expected a folder with a folder for each case study")]
    names = sorted(
        path.name for path in projects.iterdir() if path.is_dir() and path.name[0] != "."
    )
    faults = []
    seen: dict[str, str] = {}
    for name in names:
        where = (projects / name).relative_to(root).as_posix()
        if not SLUG.fullmatch(name):
            faults.append(_unfit(where, name))
        if (first := seen.setdefault(name.casefold(), name)) != name:
            message = "expected a slug of its own; addresses do not tell capitals apart"
            faults.append(Fault(where, 1, 1, "", message, shown(name), f"there is also {first}"))
    return names, faults


def _unfit(where: str, name: str) -> Fault:
    better = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")
    return Fault(
        where,
        1,
        1,
        "",
        "expected a folder name of small letters, digits and single dashes",
        shown(name),
        f"for example {better}" if better else "",
    )
