"""The bases of all services: what a page loads of one, and where from."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Annotated

from pydantic import Field

from portfolio.models.base import Model
from portfolio.models.site_head import Allowed, Origin, origin_of

SCHEME = "SCHEME"
"""Text in the markup of a service that stands for ``light`` or ``dark``."""

SelfHosted = Annotated[
    Origin | None,
    Field(
        description="Origin of your own server of the service; the service's own without it.",
        examples=["https://stats.example.com"],
    ),
]


class Service(Model, ABC):
    """A service of others; the keys of a subclass are what an owner says of it."""

    @property
    @abstractmethod
    def origins(self) -> Allowed:
        """The origins that pages load from, for the security policy."""


class AnalyticsService(Service):
    """A service that counts visits, by a script."""

    @abstractmethod
    def script(self, host: str) -> dict[str, str]:
        """Returns the attributes of the script's element.

        Args:
            host: Host of the site, such as ``your-name.dev``.
        """

    @property
    def origins(self) -> Allowed:
        """The origin of the script, which may send there what it counts."""
        return Allowed(scripts=(origin_of(self.script("")["src"]),))


class CommentsService(Service):
    """A service that shows comments below an article, in a frame that a script makes."""

    @abstractmethod
    def script(self, language: str) -> dict[str, str]:
        """Returns the attributes of the script's element; ``SCHEME`` in one is replaced.

        Args:
            language: Language of the page, a tag of BCP 47.
        """

    @property
    @abstractmethod
    def message(self) -> str:
        """The JSON that the frame gets when the page turns light or dark, with ``SCHEME`` in it."""

    @property
    @abstractmethod
    def session_parameter(self) -> str:
        """Parameter of the query with which a visitor comes back from signing in."""

    @property
    @abstractmethod
    def fallback_url(self) -> str:
        """Address of a page that has the comments, too, for visitors without JavaScript."""

    @property
    @abstractmethod
    def place(self) -> str:
        """Name of the site that keeps the comments, such as ``GitHub``."""
