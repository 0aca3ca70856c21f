"""What renames and deletions share: moved and removed files, and what names them."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import TypeVar

from portfolio.content.diagnostics import did_you_mean
from portfolio.content.routes import SLUG, path_of
from portfolio.editing.transaction import Changes, remove_item, translations
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError

LISTS_OF_PAGES = (("site.yaml", "navigation"), ("home.yaml", "actions"), ("home.yaml", "works"))
"""Lists in which an item stands for what it leads to, so that it goes with it."""

Named = TypeVar("Named")

TEXT_ENDINGS = {".yaml", ".json", ".md"}
"""Endings of the files that name others."""

Target = str | Path
"""A route such as ``/projects/udc``, or the path of a file within the content folder."""


def find(kind: str, name: str, known: Mapping[str, Named]) -> Named:
    """Returns what has a name.

    Raises:
        CommandError: There is nothing of the name; it suggests a similar one.
    """
    if name in known:
        return known[name]
    hint = did_you_mean(name, known) if known else "there is none"
    raise CommandError(f"There is no {kind} {name}: {hint}")


def plan_renaming(changes: Changes, places: Mapping[Path, Path], old: str, new: str) -> None:
    """Plans to move files and folders, and has the texts that name them follow.

    Args:
        changes: Gets the changes.
        places: The new path of each file or folder.
        old: The route of what they are.
        new: Its new route.

    Raises:
        CommandError: The new name is no address.
    """
    name = new.rpartition("/")[2]
    if not SLUG.fullmatch(name):
        raise CommandError(f"{name!r} is no address: use small letters, digits and single dashes.")
    for place, target in places.items():
        changes.remove(place)
        for file in changes.files_in(place) or [place]:
            renamed = target / file.relative_to(place)
            changes.write(renamed, (changes.content / file).read_bytes())
            redirect_names(changes, file, renamed)
    redirect_names(changes, old, new)


def plan_deletion(changes: Changes, places: Collection[Path], route: str, target: str) -> None:
    """Plans to remove files and folders; the check refuses it where others show their pictures.

    Args:
        changes: Gets the changes.
        places: The files and folders.
        route: The route of what they are.
        target: Route to which the links to it will lead.
    """
    for place in places:
        changes.remove(place)
    _remove_items(changes, route)
    redirect_names(changes, route, target, keep_anchor=False)


def _remove_items(changes: Changes, route: str) -> None:
    """Removes the items of lists that stand for what is removed."""
    for name, key in LISTS_OF_PAGES:
        editor = YamlEditor(changes.text(name))
        links = [editor.value(key, index, "href") or "" for index in range(editor.length(key))]
        found = [index for index, link in enumerate(links) if path_of(link) == route]
        if key == "works" and links and len(found) == len(links):
            # Without the key, the first projects of the list are the works.
            _remove_key(changes, name, key)
            continue
        for index in reversed(found):
            remove_item(changes, name, (key, index))


def _remove_key(changes: Changes, name: str, key: str) -> None:
    """Removes a key from a file and from its translations."""
    for file in (Path(name), *translations(changes.content, name)):
        editor = YamlEditor(changes.text(file))
        if editor.length(key):
            editor.remove((key,))
            changes.write(file, editor.text)


def redirect_names(changes: Changes, old: Target, new: Target, *, keep_anchor: bool = True) -> None:
    """Has all files of the content that are not removed name another target.

    Args:
        changes: Gets the changed files.
        old: What they name.
        new: What they will name.
        keep_anchor: Whether a query or a fragment behind a link stays.
    """
    for file in sorted({*changes.files_in(Path()), *changes.files}):
        is_hidden = any(part.startswith(".") for part in file.parts)
        if file.suffix in TEXT_ENDINGS and not is_hidden and not changes.removes(file):
            name = _name(new, file.parent) + r"\g<anchor>" * keep_anchor
            before = changes.text(file)
            if (text := _pattern(old, file.parent).sub(name, before)) != before:
                changes.write(file, text)


def _pattern(target: Target, folder: Path) -> re.Pattern[str]:
    """Returns what finds a target in a text, and neither a longer name nor one of another site."""
    name = re.escape(_name(target, folder))
    return re.compile(rf"(?<![\w.:/#-])(?:\./)?{name}(?![\w/-]|\.\w)(?P<anchor>[?#][\w?#=&%+-]*)?")


def _name(target: Target, folder: Path) -> str:
    """Returns how a text in a folder names a target: a file by the path from there."""
    return target if isinstance(target, str) else Path(os.path.relpath(target, folder)).as_posix()
