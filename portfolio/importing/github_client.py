"""A small client of GitHub's REST API, with what the import of repositories asks for."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from types import TracebackType
from typing import Any, Self
from urllib.parse import quote

import httpx

from portfolio.errors import CommandError
from portfolio.importing.github_repository import Repository

ADDRESS_VARIABLE = "GITHUB_API_URL"
"""Environment variable with the address of another GitHub, as GitHub's own actions have it."""

TOKEN_VARIABLES = ("GITHUB_TOKEN", "GH_TOKEN")
"""Environment variables that may hold a token."""

ADDRESS = "https://api.github.com"
HEADERS = {"Accept": "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"}
RAW = "application/vnd.github.raw+json"

TIMEOUT_SECONDS = 20
MAX_PICTURE_BYTES = 20_000_000
MOST_PAGES = 20
"""Pages of a hundred repositories that are read at most."""

PINNED = """
query($user: String!) {
  user(login: $user) {
    pinnedItems(first: 6, types: REPOSITORY) { nodes { ... on Repository { nameWithOwner } } }
  }
}
"""


class GitHub:
    """A connection to GitHub. A failure is a ``CommandError`` whose sentence says what to do."""

    def __init__(self) -> None:
        self._address = os.environ.get(ADDRESS_VARIABLE, "").rstrip("/") or ADDRESS
        self._token = next(filter(None, map(os.environ.get, TOKEN_VARIABLES)), "")
        self._client = httpx.Client(timeout=TIMEOUT_SECONDS, follow_redirects=True)

    def __enter__(self) -> Self:
        """Returns the connection."""
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Closes the connection."""
        self._client.close()

    def repositories(self, user: str) -> list[Repository]:
        """Returns the public repositories of an account, the pinned ones first.

        The others follow by their last change. Which are pinned is known with a token alone.
        """
        path = f"/users/{quote(user, safe='')}/repos?per_page=100&type=owner&sort=pushed"
        found = [
            Repository.of(it)
            for it in self._pages(
                path, f"GitHub has no account {user!r}. It is the name in github.com/NAME."
            )
        ]
        pinned = self._pinned(user)
        known = {it.full_name.casefold(): it for it in found}
        first = [replace(known[name], is_pinned=True) for name in pinned if name in known]
        names = {it.full_name for it in first}
        return [*first, *(it for it in found if it.full_name not in names)]

    def repository(self, full_name: str) -> Repository:
        """Returns a repository by its owner and its name."""
        missing = f"GitHub has no public repository {full_name!r}; without --repo all are listed."
        return Repository.of(self._json(f"/repos/{quote(full_name)}", missing))

    def languages(self, repository: Repository) -> list[str]:
        """Returns the languages of a repository, the most used first."""
        sizes = self._json(f"/repos/{quote(repository.full_name)}/languages") or {}
        return sorted(sizes, key=lambda it: -sizes[it])

    def readme(self, repository: Repository) -> tuple[str, str]:
        """Returns the text of a README and its path; nothing of a repository without one."""
        path = f"/repos/{quote(repository.full_name)}/readme"
        found = self._get(path, optional=True)
        if found is None:
            return "", ""
        text = self._get(path, accept=RAW)
        return (text.text if text else ""), str(_data(found).get("path") or "README.md")

    def file(self, repository: Repository, path: str) -> bytes | None:
        """Returns a file of a repository; None if it is not there."""
        address = f"/repos/{quote(repository.full_name)}/contents/{quote(path.lstrip('/'))}"
        return self._picture(f"{self._address}{address}", self._headers(RAW))

    def download(self, address: str) -> bytes | None:
        """Returns a file of any site; None if it cannot be had."""
        return self._picture(address, {})

    def _picture(self, address: str, headers: dict[str, str]) -> bytes | None:
        try:
            with self._client.stream("GET", address, headers=headers) as response:
                if response.status_code != httpx.codes.OK:
                    return None
                data = b""
                for part in response.iter_bytes():
                    data += part
                    if len(data) > MAX_PICTURE_BYTES:
                        return None
                return data
        except (httpx.HTTPError, httpx.InvalidURL):
            return None

    def _pinned(self, user: str) -> list[str]:
        """Returns the full names of what the profile shows first, in small letters."""
        if not self._token:
            return []
        query = {"query": PINNED, "variables": {"user": user}}
        address = f"{self._address.removesuffix('/v3')}/graphql"
        try:
            response = self._client.post(address, json=query, headers=self._headers())
            nodes = response.json()["data"]["user"]["pinnedItems"]["nodes"]
            return [node["nameWithOwner"].casefold() for node in nodes if node]
        except (httpx.HTTPError, ValueError, KeyError, TypeError):
            # A token may be allowed less than this; the list is complete without it.
            return []

    def _pages(self, path: str, missing: str) -> Iterator[dict[str, Any]]:
        address = path
        for _ in range(MOST_PAGES):
            response = self._get(address, missing)
            assert response is not None
            yield from _data(response)
            if not (following := response.links.get("next", {}).get("url")):
                return
            address = following

    def _json(self, path: str, missing: str = "") -> Any:
        response = self._get(path, missing)
        assert response is not None
        return _data(response)

    def _get(
        self, path: str, missing: str = "", *, accept: str = "", optional: bool = False
    ) -> httpx.Response | None:
        """Returns an answer; None for what is optional and not there.

        Raises:
            CommandError: GitHub cannot be reached, or refuses.
        """
        address = path if "://" in path else f"{self._address}{path}"
        try:
            response = self._client.get(address, headers=self._headers(accept))
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            said = str(error) or type(error).__name__
            raise CommandError(
                f"GitHub cannot be reached at {self._address} ({said}); nothing was changed. "
                "Is this machine online?"
            ) from None
        if response.is_success:
            return response
        if response.status_code == httpx.codes.NOT_FOUND and optional:
            return None
        raise CommandError(self._refusal(response, missing))

    def _refusal(self, response: httpx.Response, missing: str) -> str:
        status = response.status_code
        if status == httpx.codes.NOT_FOUND and missing:
            return missing
        if status == httpx.codes.UNAUTHORIZED:
            name = next((it for it in TOKEN_VARIABLES if os.environ.get(it)), TOKEN_VARIABLES[0])
            return f"GitHub refuses the token in {name}: make a new one, or unset the variable."
        if status in {403, 429} and _is_limited(response):
            until = _limit_end(response)
            said = f"GitHub answers no more questions until {until}; nothing was changed."
            with_token = f"with one in {TOKEN_VARIABLES[0]}, 5,000."
            advice = f" Without a token it answers 60 questions an hour; {with_token}"
            return said if self._token else said + advice
        return f"GitHub answered {status} {response.reason_phrase} to {response.url}."

    def _headers(self, accept: str = "") -> dict[str, str]:
        headers = HEADERS | ({"Accept": accept} if accept else {})
        return headers | ({"Authorization": f"Bearer {self._token}"} if self._token else {})


def _data(response: httpx.Response) -> Any:
    """Returns what an answer says.

    Raises:
        CommandError: It is no JSON.
    """
    try:
        return response.json()
    except ValueError:
        said = f"{response.url} answered something else than GitHub does; nothing was changed."
        raise CommandError(f"{said} Is {ADDRESS_VARIABLE} set?") from None


def _is_limited(response: httpx.Response) -> bool:
    return response.headers.get("x-ratelimit-remaining") == "0" or "retry-after" in response.headers


def _limit_end(response: httpx.Response) -> str:
    """Returns when questions are answered again, in the time of this machine."""
    headers = response.headers
    if (seconds := headers.get("retry-after", "")).isdecimal():
        at = datetime.now().timestamp() + int(seconds)
    elif (reset := headers.get("x-ratelimit-reset", "")).isdecimal():
        at = int(reset)
    else:
        return "later"
    return datetime.fromtimestamp(at).strftime("%H:%M")
