"""Gives a case study another folder, and so another address."""

from __future__ import annotations

from pathlib import Path

from portfolio.content.slugs import SLUG
from portfolio.content.suggest import closest
from portfolio.editing.transaction import Changes
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.restructure.plan import Plan
from portfolio.restructure.references import (
    address_pattern,
    folder_pattern,
    left_alone,
    replace,
)
from portfolio.scaffold.project import load_valid

FOLDER = Path("projects")


def rename_project(content: Path, old: str, new: str) -> Plan:
    """Plans another folder for a case study; links, next projects and pictures follow.

    Args:
        content: The content folder.
        old: Name of its folder.
        new: The new name; its title stays as it is.

    Raises:
        CommandError: There is no such case study, or the new name is taken or no address.
    """
    project = find_project(load_valid(content), old)
    if not SLUG.fullmatch(new):
        raise CommandError(f"{new!r} is no address: use small letters, digits and single dashes.")
    if (content / FOLDER / new).exists():
        raise CommandError(f"content/projects/{new} is there already.")
    changes = Changes(content)
    changes.move(FOLDER / old, FOLDER / new)
    links = address_pattern(project.href)
    replace(changes, links, f"/projects/{new}")
    replace(changes, folder_pattern(old), new)
    headline = f"Rename the case study {project.title}: {project.href} becomes /projects/{new}"
    return Plan(changes, headline, tuple(left_alone(content.parent, links)))


def find_project(site: Content, slug: str) -> Project:
    """Returns the case study of a folder.

    Raises:
        CommandError: There is none.
    """
    found = {project.slug: project for project in site.projects}
    if slug in found:
        return found[slug]
    similar = closest(slug, found, 0.5)
    hint = f"Did you mean {similar}?" if similar else f"There are: {', '.join(found) or 'none'}."
    raise CommandError(f"There is no case study {slug}. {hint}")
