"""Finds the pictures that nothing shows any more once a part of the content is deleted."""

from __future__ import annotations

import re
from collections.abc import Iterable
from inspect import isclass
from pathlib import Path

from portfolio.content.document import Document
from portfolio.content.pages import FOLDER
from portfolio.editing.transaction import Changes
from portfolio.models.picture import Picture
from portfolio.restructure.references import left_alone
from portfolio.routing.load_site import load_site


def remove_unused_pictures(changes: Changes, deleted: Path) -> None:
    """Removes the pictures in ``content/pages`` that only what is deleted shows.

    One that a page in Python names by its file's name stays.

    Args:
        changes: To valid content; they delete a file or a folder.
        deleted: That file or folder, by path within the content.
    """
    content = changes.content.resolve()
    gone: set[Path] = set()
    kept: set[Path] = set()
    for document in load_site(content, drafts=True).documents:
        is_deleted = document.file.is_relative_to(content / deleted)
        (gone if is_deleted else kept).update(pictures_of(document))
    for picture in sorted(gone - kept):
        beside_pages = picture.is_relative_to(content / FOLDER)
        name = re.compile(rf"(?<![\w-]){re.escape(picture.name)}")
        if beside_pages and picture.is_file() and not any(left_alone(content.parent, name)):
            changes.remove(picture.relative_to(content))


def pictures_of(document: Document) -> Iterable[Path]:
    """Yields the files beside the content that a content file shows."""
    for item in document.typed_values():
        is_picture = isclass(item.type) and issubclass(item.type, Picture)
        if is_picture and isinstance(item.value, dict) and not item.value["src"].startswith("/"):
            yield (document.file.parent / item.value["src"]).resolve()
