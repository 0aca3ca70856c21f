"""The islands of the site, by the names that content has for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from portfolio.section_modules import import_own

if TYPE_CHECKING:
    from sandbox_islands.islands import Island


def own_island(name: str) -> type[Island]:
    """Returns an island of the site by its name, such as ``Counter`` of ``islands/counter/``."""
    folder = name.replace("-", "_")
    module = import_own(f"islands.{folder}.component")
    return getattr(module, folder.title().replace("_", ""))
