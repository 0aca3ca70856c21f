"""Renames and deletes case studies."""

from __future__ import annotations

from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.restructure.plan import Plan, deletion, find, renaming
from portfolio.scaffold.new_files import load_valid, project_file
from portfolio.sections.next_project.model import NextProject

PROJECTS = Path("projects")
NEXT_KEYS = ("header", "copy", "btnUrl", "btnLabel", "backgroundColor")
"""Keys of a next-project section that name what it leads to."""


def rename_project(content: Path, old: str, new: str) -> Plan:
    """Plans another folder for a case study; links, next projects and pictures follow.

    Raises:
        CommandError: There is no such case study, or the new name is taken or no address.
    """
    project = find("case study", old, {it.slug: it for it in load_valid(content).projects})
    if (content / PROJECTS / new).exists():
        raise CommandError(f"content/projects/{new} is there already.")
    route = f"/projects/{new}"
    headline = f"Rename the case study {project.title}: {project.route} becomes {route}"
    places = {PROJECTS / old: PROJECTS / new}
    return renaming(Changes(content), headline, places, project.route, route)


def delete_project(content: Path, slug: str) -> Plan:
    """Plans to delete a case study; what links to it will link to the list of projects."""
    site = load_valid(content)
    project = find("case study", slug, {it.slug: it for it in site.projects})
    changes = Changes(content)
    _forget_next(changes, project.route, site)
    headline = f"Delete the case study {project.title}"
    return deletion(changes, headline, [PROJECTS / slug], project.route, "/projects")


def _forget_next(changes: Changes, route: str, site: Content) -> None:
    """Has case studies that name a project as their next one lead to the next of the list."""
    for study in site.case_studies:
        section = study.sections[-1]
        if not isinstance(section, NextProject) or section.btn_url != route:
            continue
        file = project_file(study.slug)
        editor = YamlEditor(changes.text(file))
        last = editor.length("sections") - 1
        for key in NEXT_KEYS:
            if editor.value("sections", last, key) is not None:
                editor.remove(("sections", last, key))
        changes.write(file, editor.text)
