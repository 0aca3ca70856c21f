"""What a block with backticks may hold beside code: a section, or an island of the site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import Field

from portfolio.markdown.render_page import ISLANDS, SECTIONS
from portfolio.models.base import Model, kind_of
from portfolio.models.section_kinds import kinds_of_texts
from portfolio.models.text.island_name import IslandName, island_names


class IslandOfText(Model):
    """An island in the text of a page.

    Attributes:
        file: The page's, for messages.
        line: Line of the file.
    """

    name: IslandName = Field(description="Name of the island.", examples=["counter"])
    props: dict[str, Any] = Field(description="Props of the island, by their names.")
    file: str = Field(description="Name of the page's file.")
    line: int = Field(description="Line of the file.")


def content_blocks(content: Path) -> dict[str, str]:
    """Returns the words that make a block with backticks a section or an island.

    Args:
        content: The folder of the content.

    Returns:
        For each word the field of ``MarkdownBody`` that lists what it makes.
    """
    sections = dict.fromkeys(map(kind_of, kinds_of_texts()), SECTIONS)
    return {**dict.fromkeys(island_names(content), ISLANDS), **sections}
