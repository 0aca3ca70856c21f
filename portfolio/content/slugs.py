"""The folders of the case studies; their names become addresses."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, format_value

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def project_folders(content: Path) -> tuple[list[str], list[Diagnostic]]:
    """Returns the name of every folder of ``content/projects``, and what is wrong with them.

    Without that folder there are no case studies: git keeps no empty folder.
    """
    projects = content / "projects"
    if not projects.exists():
        return [], []
    if not projects.is_dir():
        message = "expected a folder with a folder for each case study"
        return [], [_diagnostic(content, projects, message)]
    names = sorted(
        path.name for path in projects.iterdir() if path.is_dir() and path.name[0] != "."
    )
    diagnostics = []
    seen: dict[str, str] = {}
    for name in names:
        if not SLUG.fullmatch(name):
            better = re.sub(r"[^a-z0-9]+", "-", name.casefold()).strip("-")
            message = "expected a folder name of small letters, digits and single dashes"
            hint = f"for example {better}" if better else ""
            diagnostics.append(_diagnostic(content, projects / name, message, name, hint))
        if (first := seen.setdefault(name.casefold(), name)) != name:
            message = "expected a slug of its own; addresses do not tell capitals apart"
            hint = f"there is also {first}"
            diagnostics.append(_diagnostic(content, projects / name, message, name, hint))
    return names, diagnostics


def _diagnostic(
    content: Path, folder: Path, message: str, name: str = "", hint: str = ""
) -> Diagnostic:
    place = folder.relative_to(content.parent).as_posix()
    found = format_value(name) if name else ""
    return Diagnostic(place, 1, 1, "", message, found, hint)
