"""Gives a case study another folder, and so another address."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from portfolio.content.routes import SLUG
from portfolio.content.suggest import did_you_mean
from portfolio.editing.transaction import Changes
from portfolio.errors import CommandError
from portfolio.restructure.plan import Plan
from portfolio.restructure.references import named_by_hand, replace
from portfolio.scaffold.project import load_valid

PROJECTS = Path("projects")
Named = TypeVar("Named")


def rename_project(content: Path, old: str, new: str) -> Plan:
    """Plans another folder for a case study; links, next projects and pictures follow.

    Raises:
        CommandError: There is no such case study, or the new name is taken or no address.
    """
    project = find("case study", old, {it.slug: it for it in load_valid(content).projects})
    if not SLUG.fullmatch(new):
        raise CommandError(f"{new!r} is no address: use small letters, digits and single dashes.")
    if (content / PROJECTS / new).exists():
        raise CommandError(f"content/projects/{new} is there already.")
    changes = Changes(content)
    changes.move(PROJECTS / old, PROJECTS / new)
    replace(changes, project.href, f"/projects/{new}")
    for file in changes.files_in(PROJECTS / old):
        replace(changes, file, changes.target(file))
    headline = f"Rename the case study {project.title}: {project.href} becomes /projects/{new}"
    return Plan(headline, changes, named_by_hand(content.parent, project.href))


def find(kind: str, name: str, known: Mapping[str, Named]) -> Named:
    """Returns what has a name.

    Raises:
        CommandError: Nothing has it; a similar name is suggested.
    """
    if name in known:
        return known[name]
    hint = did_you_mean(name, known) if known else "there is none"
    raise CommandError(f"There is no {kind} {name}: {hint}")
