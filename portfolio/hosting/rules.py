"""The settings that a host needs for the built site: base path, headers and caching."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

FILE = "_headers"
"""File of the built site that Netlify, Cloudflare Pages and the local server read."""

HASHED_FOLDERS = ("art", "assets", "fonts", "generated", "svg", "vertices")
"""Folders of files whose name holds a hash of what they hold; see ``hash_assets.py``.

What every host is told of caching is made from this list.
"""

IMMUTABLE = "public, max-age=31536000, immutable"
ONE_HOUR = "public, max-age=3600"
REVALIDATE = "no-cache"
"""``Cache-Control`` of hashed files, other files, and pages."""


@dataclass(frozen=True, slots=True)
class Hosting:
    """The rules by which a site is served.

    Attributes:
        base: The base path: nothing, or a path such as ``/portfolio``.
        headers: Headers of every answer, by name.
    """

    base: str = ""
    headers: dict[str, str] = field(default_factory=dict)

    @classmethod
    def of(cls, site: Path) -> Self:
        """Reads the first rule of a built site's headers; a site without the file has none."""
        file = site / FILE
        if not file.exists():
            return cls()
        pattern, *lines = file.read_text().partition("\n\n")[0].splitlines()
        pairs = (line.strip().partition(": ") for line in lines)
        return cls(pattern.removesuffix("/*"), {name: value for name, _, value in pairs})

    def rule(self) -> str:
        """Returns the rule that :meth:`of` reads."""
        return _rule(f"{self.base}/*", self.headers)

    def caching_rule(self, folder: str, caching: str) -> str:
        """Returns a rule that gives the files of a folder a ``Cache-Control``."""
        return _rule(f"{self.base}/{folder}/*", {"Cache-Control": caching})


def _rule(pattern: str, headers: dict[str, str]) -> str:
    lines = (f"  {name}: {value}" for name, value in headers.items())
    return "\n".join([pattern, *lines])
