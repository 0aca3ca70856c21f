"""Makes small projects of repositories on GitHub, as drafts."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import inline_scalar, scalar
from portfolio.importing.github import Repository
from portfolio.importing.new_article import plain, plain_tags
from portfolio.models.content import Content
from portfolio.models.link import completed
from portfolio.scaffold.new_files import load_valid, require_page, slug_of

MAX_DESCRIPTION, MOST_TOPICS = 200, 8
HOMEPAGE = re.compile(r"https?://[\w.-]+\.\w+(:\d+)?(/[^\s<>\"\\]*)?", re.ASCII)


def present(repository: Repository, content: Content) -> str:
    """Returns the file of the project that the site has of a repository already, or nothing."""
    address, title = repository.html_url, _title(repository).casefold()
    for project in content.projects:
        is_same = project.slug == slug_of(repository.name) or project.title.casefold() == title
        if is_same or address in {project.leads_to, project.repository}:
            return f"content/{_file(project.slug).as_posix()}"
    return ""


def add_repositories(content: Path, found: Sequence[Repository]) -> list[str]:
    """Adds repositories to the site, each as a draft: all of them, or none.

    Returns:
        The files of the projects, in the order of the repositories.

    Raises:
        CommandError: The content is not valid, or the site has no page for them.
    """
    require_page(load_valid(content), "projects")
    changes = Changes(content)
    files = [_file(slug_of(it.name)) for it in found]
    for file, repository in zip(files, found, strict=True):
        changes.write(file, _project(repository))
    changes.apply()
    return [f"content/{file.as_posix()}" for file in files]


def _file(name: str) -> Path:
    return Path("projects") / name / "project.yaml"


def _title(repository: Repository) -> str:
    """Returns the name in words, e.g. ``Acme shop`` for ``acme-shop``."""
    title = plain(repository.name.replace("-", " ").replace("_", " "))
    return title[:1].upper() + title[1:]


def _project(repository: Repository) -> str:
    title, address = _title(repository), plain(repository.html_url)
    placeholder = f"Placeholder: what {title} is, in one sentence."
    said = plain(repository.description, MAX_DESCRIPTION) or placeholder
    first, last = repository.created_at.year, repository.last.year
    topics = plain_tags(repository.topics)[:MOST_TOPICS]
    homepage = completed(plain(repository.homepage))
    homepage = homepage if HOMEPAGE.fullmatch(homepage) else ""
    lines = [
        "# yaml-language-server: $schema=../../.schema/project.json",
        f"# Made of {address}. Delete the line `draft: true` when it is ready.",
        f"title: {scalar(title)}",
        f"description: {scalar(said)}",
        f'year: "{first if first >= last else f"{first} to {last}"}"',
        f"stack: [{', '.join(map(inline_scalar, topics))}]",
        f"href: {scalar(homepage or address)}",
    ]
    if homepage:
        lines.append(f"repository: {scalar(address)}")
    return "\n".join([*lines, "draft: true", ""])
