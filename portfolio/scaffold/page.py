"""Adds a Markdown page with placeholder words."""

from __future__ import annotations

from pathlib import Path
from textwrap import shorten

from portfolio.content.pages import PAGES_FOLDER
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import scalar
from portfolio.errors import CommandError
from portfolio.models.page import NAV_LENGTH
from portfolio.scaffold.new_files import fill, load_valid, one_line, slug_of


def new_page(content: Path, title: str, slug: str, nav: str) -> Path:
    """Adds a page to content/pages, as a draft; returns its file, whose name is its address.

    Args:
        content: The content folder.
        title: Title of the page.
        slug: Name of the file; empty: made of the title.
        nav: Label in the navigation; empty: the title.

    Raises:
        CommandError: There is such a page, or the content is not valid; nothing is changed.
    """
    title = one_line(title)
    file = Path(PAGES_FOLDER) / f"{slug or slug_of(title)}.md"
    load_valid(content)
    if (content / file).exists():
        raise CommandError(
            f"content/{file.as_posix()} is there already; choose another name with --slug."
        )
    changes = Changes(content)
    label = one_line(nav) if nav else shorten(title, NAV_LENGTH, placeholder="")
    changes.write(file, fill("page.md", title=scalar(title), nav=scalar(label)))
    changes.apply()
    return content / file
