"""Makes small projects of the public repositories of an account on GitHub, as drafts."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import httpx
from pydantic import BaseModel, TypeAdapter, ValidationError

from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import inline_scalar, scalar
from portfolio.errors import CommandError
from portfolio.importing.new_article import DESCRIPTION_LENGTH, plain, plain_tags
from portfolio.models.content import Content
from portfolio.models.link import completed
from portfolio.scaffold.new_files import load_valid, require_page, slug_of

ADDRESS = "https://api.github.com"
ADDRESS_VARIABLE = "GITHUB_API_URL"
"""Environment variable with the address of another GitHub, as GitHub's own actions have it."""

TOKEN_VARIABLES = ("GITHUB_TOKEN", "GH_TOKEN")
HEADERS = {"Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"}
TIMEOUT_SECONDS, MOST = 20, 100

HOMEPAGE = re.compile(r"https?://[\w.-]+\.\w+(:\d+)?(/[^\s<>\"\\]*)?", re.ASCII)


class Repository(BaseModel):
    """A public repository, as the API describes it."""

    name: str
    html_url: str
    description: str | None = None
    homepage: str | None = None
    topics: list[str] = []
    created_at: datetime
    pushed_at: datetime | None = None
    stargazers_count: int = 0
    fork: bool = False

    @property
    def last(self) -> datetime:
        """Day and time of the last change."""
        return self.pushed_at or self.created_at

    @property
    def title(self) -> str:
        """The name in words, e.g. ``Acme shop`` for ``acme-shop``."""
        title = plain(re.sub("[-_]", " ", self.name))
        return title[:1].upper() + title[1:]

    @property
    def file(self) -> Path:
        """The file of its project, within the content."""
        return Path("projects") / slug_of(self.name) / "project.yaml"


def repositories(user: str) -> list[Repository]:
    """Returns the public repositories of an account that changed last, the very last first.

    Raises:
        CommandError: GitHub cannot be reached, or refuses.
    """
    missing = f"GitHub has no account {user!r}. It is the name in github.com/NAME."
    if whole := re.search(r"github\.com/([\w-]+)", user, re.ASCII):
        raise CommandError(f"{user} is an address: write {whole[1]}.")
    if not re.fullmatch(r"[\w-]+", user, re.ASCII):
        raise CommandError(missing)
    return _asked(f"/users/{user}/repos?per_page={MOST}&type=owner&sort=pushed", missing)


def _asked(path: str, missing: str) -> list[Repository]:
    """Returns an answer of the API; the token goes to its host alone, as no redirect is followed.

    Raises:
        CommandError: GitHub cannot be reached, refuses, or answers something else.
    """
    address = os.environ.get(ADDRESS_VARIABLE, "").rstrip("/") or ADDRESS
    variable = next(filter(os.environ.get, TOKEN_VARIABLES), "")
    token = {"Authorization": f"Bearer {os.environ[variable]}"} if variable else {}
    try:
        response = httpx.get(f"{address}{path}", headers=HEADERS | token, timeout=TIMEOUT_SECONDS)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        said = f"{address} ({str(error) or type(error).__name__})"
        raise CommandError(f"GitHub cannot be reached at {said}; nothing was changed.") from None
    limit = "GitHub answers no more questions for now; with a token it answers 5,000 an hour."
    refusals = {
        401: f"GitHub refuses the token in {variable}: make a new one, or unset it.",
        **dict.fromkeys((403, 429), limit),
        404: missing,
    }
    if not response.is_success:
        other = f"GitHub answered {response.status_code}; nothing was changed."
        raise CommandError(refusals.get(response.status_code, other))
    try:
        return TypeAdapter(list[Repository]).validate_json(response.content)
    except ValidationError:
        raise CommandError(f"{address} answered something else than GitHub does.") from None


def present(repository: Repository, content: Content) -> str:
    """Returns the address of the project that the site has of a repository, or nothing."""
    address, title = repository.html_url, repository.title.casefold()
    for project in content.projects:
        is_same = project.slug == repository.file.parent.name or project.title.casefold() == title
        if is_same or address in {project.leads_to, project.repository}:
            return project.route
    return ""


def add_repositories(content: Path, found: Sequence[Repository]) -> None:
    """Adds repositories to the site, each as a draft: all of them, or none.

    Raises:
        CommandError: The content is not valid, or the site has no page for them.
    """
    require_page(load_valid(content), "projects")
    changes = Changes(content)
    for repository in found:
        changes.write(repository.file, _project(repository))
    changes.apply()


def _project(repository: Repository) -> str:
    title, address = repository.title, plain(repository.html_url)
    said = plain(repository.description, DESCRIPTION_LENGTH)
    said = said or f"Placeholder: what {title} is, in one sentence."
    first, last = repository.created_at.year, repository.last.year
    topics = plain_tags(repository.topics)
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
        f"repository: {scalar(address)}" if homepage else "",
        "draft: true",
    ]
    return "\n".join([*filter(None, lines), ""])
