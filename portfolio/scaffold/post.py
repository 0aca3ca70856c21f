"""Adds an article with placeholder words."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from portfolio.content.pages import INDEX_STEM
from portfolio.content.writing import WRITING_FOLDER
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import scalar
from portfolio.errors import CommandError
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
    name = slug or slug_of(title)
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
