"""Deletes a case study; what others link to or show of it is mended."""

from __future__ import annotations

import re
from pathlib import Path

from portfolio.content.routes import path_of
from portfolio.editing.transaction import Changes
from portfolio.editing.translated_lists import remove_item
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.content import Content
from portfolio.models.project import Project
from portfolio.restructure.plan import Plan
from portfolio.restructure.references import address_pattern, left_alone, replace, text_files
from portfolio.restructure.rename_project import FOLDER, find_project
from portfolio.restructure.unused_pictures import remove_unused_pictures
from portfolio.scaffold.next_links import NextLink, next_section, with_link, without_link
from portfolio.scaffold.project import load_valid

LISTS_OF_LINKS = (("site.yaml", "navigation"), ("home.yaml", "actions"))
"""Lists in which an item is nothing but a link, so that it goes with what it leads to."""


def delete_project(content: Path, slug: str) -> Plan:
    """Plans to delete a case study.

    The next project of others that led to it is the one that it led to. Pictures of it that others
    show are copied to them, and other links lead to the list of projects. Pictures of
    ``content/pages`` that nothing else shows go with it.

    Args:
        content: The content folder.
        slug: Name of its folder.

    Raises:
        CommandError: There is no such case study, or the content is not valid.
    """
    site = load_valid(content)
    project = find_project(site, slug)
    changes = Changes(content)
    changes.remove(FOLDER / slug)
    _pass_on_next_link(changes, project, site)
    _keep_pictures(changes, slug)
    remove_unused_pictures(changes, FOLDER / slug)
    redirect_links(changes, project.href, "/projects", skip=FOLDER / slug)
    by_hand = tuple(left_alone(content.parent, address_pattern(project.href)))
    return Plan(changes, f"Delete the case study {project.title}", by_hand)


def redirect_links(changes: Changes, route: str, target: str, skip: Path | None = None) -> None:
    """Removes the items of menus that lead to a route, and has all other links lead elsewhere."""
    for file, key in LISTS_OF_LINKS:
        editor = YamlEditor(changes.text(file))
        for index in reversed(range(editor.length(key))):
            if path_of(editor.value(key, index, "href") or "") == route:
                remove_item(changes, file, (key, index))
    replace(changes, address_pattern(route, whole=True), target, skip)


def _pass_on_next_link(changes: Changes, project: Project, site: Content) -> None:
    """Gives the next link of a case study to those that link to it as their next project."""
    section = next_section(project)
    for other in site.projects:
        if other is project or next_section(other).btn_url != project.href:
            continue
        file = FOLDER / other.slug / "project.yaml"
        text = changes.text(file)
        if section.btn_url in {None, project.href, other.href}:
            changes.write(file, without_link(text))
        else:
            changes.write(file, with_link(text, NextLink.of(section)))


def _keep_pictures(changes: Changes, slug: str) -> None:
    """Copies the pictures of a case study that other files show to the folders of those files."""
    pattern = re.compile(rf"(?:\.\./)+(?:projects/)?{re.escape(slug)}/(?P<name>[\w\-./ ]*[\w-])")
    for file in text_files(changes.content):
        if file.is_relative_to(FOLDER / slug):
            continue

        def copy(match: re.Match[str], folder: Path = file.parent) -> str:
            source = changes.content / FOLDER / slug / match["name"]
            if not source.is_file():
                return match[0]
            name = match["name"].replace("/", "-")
            name = name if not (changes.content / folder / name).exists() else f"{slug}-{name}"
            changes.write(folder / name, source.read_bytes())
            return name

        before = changes.text(file)
        if (after := pattern.sub(copy, before)) != before:
            changes.write(file, after)
