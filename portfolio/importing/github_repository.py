"""A public repository on GitHub, as its REST API describes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any


@dataclass(frozen=True, slots=True)
class Repository:
    """A public repository.

    Attributes:
        owner: Account that it belongs to.
        name: Its name.
        description: Sentence about it, or nothing.
        address: Address of its page.
        homepage: Address of what it makes, or nothing.
        topics: Topics.
        stars: How many people marked it.
        created: Day and time at which it was made.
        pushed: Day and time of the last change.
        is_fork: Whether it is a copy of another one.
        is_pinned: Whether the profile shows it first.
    """

    owner: str
    name: str
    description: str
    address: str
    homepage: str
    topics: tuple[str, ...]
    stars: int
    created: datetime
    pushed: datetime
    is_fork: bool = False
    is_pinned: bool = False

    @property
    def full_name(self) -> str:
        """Owner and name."""
        return f"{self.owner}/{self.name}"

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Repository:
        """Returns a repository of what the API says of it."""
        return cls(
            owner=data["owner"]["login"],
            name=data["name"],
            description=" ".join((data.get("description") or "").split()),
            address=data["html_url"],
            homepage=(data.get("homepage") or "").strip(),
            topics=tuple(data.get("topics") or ()),
            stars=data.get("stargazers_count") or 0,
            created=datetime.fromisoformat(data["created_at"]),
            pushed=datetime.fromisoformat(data.get("pushed_at") or data["created_at"]),
            is_fork=bool(data.get("fork")),
        )
