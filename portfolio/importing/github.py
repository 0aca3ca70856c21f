"""Asks GitHub for the public repositories of an account, over its REST API."""

from __future__ import annotations

import os
import re
from datetime import datetime
from typing import Any

import httpx
from pydantic import BaseModel, TypeAdapter, ValidationError

from portfolio.errors import CommandError

ADDRESS_VARIABLE = "GITHUB_API_URL"
"""Environment variable with the address of another GitHub, as GitHub's own actions have it."""

TOKEN_VARIABLES = ("GITHUB_TOKEN", "GH_TOKEN")
ADDRESS = "https://api.github.com"
HEADERS = {"Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"}
TIMEOUT_SECONDS, ON_A_PAGE, MOST_PAGES = 20, 100, 20

NAME = re.compile(r"(?=.*\w)[\w.-]+", re.ASCII)


class Owner(BaseModel):
    """The account that a repository belongs to."""

    login: str


class Repository(BaseModel):
    """A public repository, as the API describes it."""

    owner: Owner
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
    def full_name(self) -> str:
        """Owner and name."""
        return f"{self.owner.login}/{self.name}"

    @property
    def last(self) -> datetime:
        """Day and time of the last change."""
        return self.pushed_at or self.created_at


def repositories(user: str) -> list[Repository]:
    """Returns the public repositories of an account, the one that changed last first.

    Raises:
        CommandError: GitHub cannot be reached, or refuses.
    """
    missing = f"GitHub has no account {user!r}. It is the name in github.com/NAME."
    if not NAME.fullmatch(user):
        raise CommandError(missing)
    found: list[Repository] = []
    for number in range(1, MOST_PAGES + 1):
        query = f"per_page={ON_A_PAGE}&type=owner&sort=pushed&page={number}"
        page = _asked(f"/users/{user}/repos?{query}", list[Repository], missing)
        found += page
        if len(page) < ON_A_PAGE:
            break
    return found


def repository(full_name: str) -> Repository:
    """Returns a repository by its owner and its name.

    Raises:
        CommandError: There is none, or GitHub cannot be reached.
    """
    missing = f"GitHub has no public repository {full_name!r}; without --repo all are listed."
    owner, _, name = full_name.partition("/")
    if not (NAME.fullmatch(owner) and NAME.fullmatch(name)):
        raise CommandError(missing)
    return _asked(f"/repos/{owner}/{name}", Repository, missing)


def _asked(path: str, kind: Any, missing: str) -> Any:
    """Returns an answer of the API; the token goes to its host alone, as no redirect is followed.

    Raises:
        CommandError: GitHub cannot be reached, refuses, or answers something else.
    """
    address = os.environ.get(ADDRESS_VARIABLE, "").rstrip("/") or ADDRESS
    variable = next(filter(os.environ.get, TOKEN_VARIABLES), "")
    token = os.environ.get(variable, "")
    headers = HEADERS | ({"Authorization": f"Bearer {token}"} if token else {})
    try:
        response = httpx.get(f"{address}{path}", headers=headers, timeout=TIMEOUT_SECONDS)
    except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
        said = str(error) or type(error).__name__
        message = f"GitHub cannot be reached at {address} ({said}); nothing was changed."
        raise CommandError(f"{message} Is this machine online?") from None
    limit = "GitHub answers no more questions for now; with a token it answers 5,000 an hour."
    refusals = {
        httpx.codes.NOT_FOUND: missing,
        httpx.codes.UNAUTHORIZED: f"GitHub refuses the token in {variable}: make a new one.",
        httpx.codes.FORBIDDEN: limit,
        httpx.codes.TOO_MANY_REQUESTS: limit,
    }
    if not response.is_success:
        other = f"GitHub answered {response.status_code} to {path}; nothing was changed."
        raise CommandError(refusals.get(response.status_code, other))
    try:
        return TypeAdapter(kind).validate_json(response.content)
    except ValidationError:
        message = f"{address} answered something else than GitHub does; nothing was changed."
        raise CommandError(f"{message} Is {ADDRESS_VARIABLE} set?") from None
