"""The name by which content shows an island of the site."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from pydantic import AfterValidator, Field, ValidationInfo

from portfolio.paths import CONTENT, OWN_ISLANDS

WRAPPER = "component.py"
"""File of an island's folder."""


def island_names(content: Path) -> Iterator[str]:
    """Yields the names of the islands of a site, once or twice each.

    Args:
        content: The folder of the content: beside it, or in this site, are the islands.
    """
    for folder in (content.parent / OWN_ISLANDS.name, OWN_ISLANDS):
        for wrapper in sorted(folder.glob(f"*/{WRAPPER}")):
            yield wrapper.parent.name.replace("_", "-")


def _of_the_site(name: str, info: ValidationInfo) -> str:
    """Returns the name of an island that is there: beside the content, or in this site."""
    if name not in island_names((info.context or {}).get("content", CONTENT)):
        where = f"{OWN_ISLANDS.name}/{name.replace('-', '_')}/{WRAPPER}"
        raise ValueError(f"expected an island of this site; there is no {where}")
    return name


IslandName = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]*$"), AfterValidator(_of_the_site)]
"""Name of an island of the site's own: its folder, with dashes."""
