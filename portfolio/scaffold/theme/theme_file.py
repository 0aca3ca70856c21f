"""``content/theme.yaml`` as commands change it: the theme in use, and the owner's own colours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.suggest import did_you_mean
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.errors import CommandError
from portfolio.models.theme import DEFAULT_THEME, THEME_NAMES, Theme
from portfolio.scaffold.project import load_valid
from portfolio.scaffold.theme.theme_yaml import COMMENT, colours_yaml, gradients_yaml

FILE = "theme.yaml"
NEW_FILE = """\
# yaml-language-server: $schema=.schema/theme.json
# The look of the site. What is not said here is as in the theme that it extends.
extends: {name}
"""
COLOURS: tuple[Loc, ...] = (
    *((part,) for part in ("hues", "colors", "grounds", "pastels", "trip", "waves")),
    ("lettering", "gradients"),
)
"""Parts of a theme that are colours and nothing else."""


class OwnValue(NamedTuple):
    """A value that the owner's file says.

    Attributes:
        line: Line of the value, from 1.
        field: Path of the value, such as ``colors.accent``.
    """

    line: int
    field: str


def current(content: Path) -> Theme:
    """Returns the theme of the site."""
    return load_valid(content).theme


def own_values(content: Path) -> list[OwnValue]:
    """Returns what the owner's file says besides the theme that it extends.

    Args:
        content: The content folder; it is valid.
    """
    document = _document(content)
    return [*_own(document, (), document.data)] if document else []


def _own(document: Document, loc: Loc, value: Any) -> Iterator[OwnValue]:
    if isinstance(value, dict) and not value.keys() & {"light", "dark"}:
        for key, inner in value.items():
            if (*loc, key) not in {("extends",), ("description",)}:
                yield from _own(document, (*loc, key), inner)
    else:
        yield OwnValue(document.key_positions[loc].line, format_loc(loc))


def use(content: Path, name: str) -> None:
    """Has the site extend another theme; all else in the file stays.

    Args:
        content: The content folder.
        name: Name of a theme of the project.

    Raises:
        CommandError: There is no such theme, or the content is not valid; nothing is changed.
    """
    if name not in THEME_NAMES:
        hint = did_you_mean(name, THEME_NAMES)
        raise CommandError(f"There is no theme {name!r}; {hint} Nothing was changed.")
    load_valid(content)
    changes = Changes(content)
    editor = edited(changes, name)
    if editor.value("extends") is None:
        editor.insert_keys((), f"extends: {name}\n")
    else:
        editor.set(("extends",), name)
    changes.write(FILE, editor.text)
    changes.apply()


def edited(changes: Changes, name: str = DEFAULT_THEME) -> YamlEditor:
    """Returns an editor of the owner's file, or of a new one that extends a theme.

    Args:
        changes: Changes to the content, among which the file is written afterwards.
        name: Name of the theme that a new file extends.
    """
    exists = (changes.content / FILE).exists()
    return YamlEditor(changes.text(FILE) if exists else NEW_FILE.format(name=name))


def own_colours(content: Path) -> list[OwnValue]:
    """Returns the colours that the owner's file says.

    Args:
        content: The content folder.

    Raises:
        CommandError: The content is not valid.
    """
    load_valid(content)
    parts = tuple(format_loc(loc) for loc in COLOURS)
    return [it for it in own_values(content) if it.field.startswith(parts)]


def write_colours(content: Path, title: str, colours: dict[str, Any]) -> None:
    """Puts colours in the place of those of the owner's file; all else in it stays.

    Args:
        content: The content folder.
        title: A line that says what the colours are.
        colours: Colours as a theme's file has them.

    Raises:
        CommandError: The content is not valid, or the file cannot be changed; nothing is changed.
    """
    changes = Changes(content)
    try:
        changes.write(FILE, with_colours(edited(changes).text, title, colours))
    except KeyError as error:
        raise CommandError(
            f"{FILE} is left as it is: give each key below `{error.args[0][0]}` a line of its own."
        ) from None
    changes.apply()


def with_colours(text: str, title: str, colours: dict[str, Any]) -> str:
    """Returns the text of a file with other colours.

    Args:
        text: Text of the file.
        title: A line that says what the colours are.
        colours: Colours as a theme's file has them.

    Raises:
        KeyError: Keys share a line.
    """
    lines = text.splitlines(keepends=True)
    editor = YamlEditor("".join(line for line in lines if not line.startswith(COMMENT)))
    gradients = gradients_yaml(colours)
    for loc in COLOURS:
        is_alone = len(loc) > 1 and editor.length(*loc[:-1]) == 1
        if editor.length(*loc):
            editor.remove(loc[:1] if is_alone else loc)
    if editor.length("lettering"):
        editor.insert_keys(("lettering",), gradients)
        gradients = ""
    body = editor.text.rstrip("\n")
    return f"{body}\n\n{COMMENT}{title}\n{colours_yaml(colours, gradients)}".lstrip("\n")


def _document(content: Path) -> Document | None:
    file = content / FILE
    return read(file, content.parent, Theme) if file.exists() else None
