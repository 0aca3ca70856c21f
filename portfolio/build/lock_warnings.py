"""Says where a site's npm packages are other releases than those of the engine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from portfolio.content.diagnostics import Diagnostic, Kind, format_value
from portfolio.paths import LOCKED, SAMPLE, SITE

PACKAGES_FILE = f"{LOCKED}/package.json"


def lock_warnings(site: Path = SITE, engine: Path = SAMPLE) -> Iterator[Diagnostic]:
    """Yields a warning for each package of the lock file that the engine has in another release.

    A new engine may need newer packages than those that a site has locked.

    Args:
        site: The site's folder.
        engine: The folder with the engine's own lock file.
    """
    mine, theirs = (_packages(folder / PACKAGES_FILE) for folder in (site, engine))
    for name in sorted(mine.keys() & theirs.keys()):
        if mine[name] != theirs[name]:
            yield Diagnostic(
                PACKAGES_FILE,
                1,
                1,
                name,
                f"expected {theirs[name]}, as this engine has",
                format_value(mine[name]),
                f"take {LOCKED}/ of a new site: portfolio init FOLDER",
                Kind.PACKAGE,
            )


def _packages(file: Path) -> dict[str, str]:
    data = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return {**data.get("dependencies", {}), **data.get("devDependencies", {})}
