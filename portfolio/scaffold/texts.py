"""Adds articles and pages with placeholder words."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from textwrap import shorten

from portfolio.content.pages import INDEX_STEM, PAGES_FOLDER
from portfolio.content.writing import WRITING_FOLDER
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import scalar
from portfolio.errors import CommandError
from portfolio.models.page import NAV_LENGTH
from portfolio.scaffold.new_files import fill, load_valid, one_line, slug_of


def new_post(content: Path, title: str, slug: str, *, in_folder: bool) -> Path:
    """Adds an article to content/writing, as a draft of today; returns its file.

    Args:
        content: The content folder.
        title: Title of the article.
        slug: Its name in the address; empty: made of the title.
        in_folder: Whether it has a folder of its own, for its pictures.

    Raises:
        CommandError: There is such an article, or the content is not valid; nothing is changed.
    """
    title = one_line(title)
    name = slug_of(title, slug)
    writing = Path(WRITING_FOLDER)
    places = {False: writing / f"{name}.md", True: writing / name / f"{INDEX_STEM}.md"}
    load_valid(content)
    for file in places.values():
        if (content / file).exists():
            message = "is there already; choose another name with --slug."
            raise CommandError(f"content/{file.as_posix()} {message}")
    changes, file = Changes(content), places[in_folder]
    today = date.today().isoformat()
    changes.write(file, fill("post.md", title=scalar(title), date=today))
    changes.apply()
    return content / file


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
    file = Path(PAGES_FOLDER) / f"{slug_of(title, slug)}.md"
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
