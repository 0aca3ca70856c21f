"""The tests' own site: small, complete, and nobody's to edit.

What ``content/`` says belongs to its owner; a test that needs certain words finds them here.
"""

import shutil
from pathlib import Path

from portfolio.content.loader import load
from portfolio.models.content import Content

SAMPLE = Path(__file__).parents[1] / "sample"
CONTENT = SAMPLE / "content"
ASSETS = SAMPLE / "assets"
"""As beside any content: drawings, outlines and videos that it names."""

BLOCKS = Path(__file__).parents[1] / "fixtures" / "blocks"
"""A case study that has every kind of section."""

PAGES = BLOCKS.with_name("pages")
"""Pages in Markdown: one with everything that they may hold, and a draft."""


def sample_with_all_blocks(folder: Path) -> Content:
    """Returns the sample with the case study of all blocks; ``folder`` gets the copy."""
    shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)
    shutil.copytree(BLOCKS, folder / "content/projects/blocks")
    # The page of hard files shows files that the tests of the second site make.
    pages, ignore = folder / "content/pages", shutil.ignore_patterns("hard.md")
    shutil.copytree(PAGES, pages, ignore=ignore)
    return load(folder / "content").content
