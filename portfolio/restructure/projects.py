"""Renames and deletes case studies."""

from __future__ import annotations

from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.errors import CommandError
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.restructure.plan import Plan, deletion, find, renaming
from portfolio.scaffold.new_files import load_valid
from portfolio.scaffold.next_links import link_of, next_section, with_link

PROJECTS = Path("projects")


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
    """Plans to delete a case study; what links to it will link to the next or to the list."""
    site = load_valid(content)
    project = find("case study", slug, {it.slug: it for it in site.projects})
    changes = Changes(content)
    if project.has_page:
        _pass_on_next_link(changes, project, site)
    headline = f"Delete the case study {project.title}"
    return deletion(changes, headline, [PROJECTS / slug], project.route, "/projects")


def _pass_on_next_link(changes: Changes, project: Project, site: Content) -> None:
    """Gives the next link of a case study to those that link to it as their next project."""
    section = next_section(project)
    for other in site.case_studies:
        if other is project or next_section(other).btn_url != project.route:
            continue
        file = PROJECTS / other.slug / "project.yaml"
        is_kept = section.btn_url not in {None, project.route, other.route}
        link = link_of(section) if is_kept else None
        changes.write(file, with_link(changes.text(file), link))
