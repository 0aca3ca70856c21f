"""``content/theme.yaml`` as commands change it: the theme in use, and the owner's own colours."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import indent
from typing import Any, NamedTuple

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.content.document import Document
from portfolio.content.file_reader import read
from portfolio.content.suggest import did_you_mean
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.models.theme import Theme
from portfolio.models.theme_files import DEFAULT_THEME, THEME_NAMES

THEME_FILE = "theme.yaml"
NEW_FILE = f"""\
# yaml-language-server: $schema=.schema/theme.json
# The look of the site. What is not said here is as in the theme that it extends.
extends: {DEFAULT_THEME}
"""
COLOR_PARTS: tuple[Loc, ...] = (
    *((part,) for part in ("hues", "colors", "grounds", "pastels", "trip", "waves")),
    ("lettering", "gradients"),
)
"""Parts of a theme that are colours and nothing else."""

COLORS_COMMENT = "# The colours of "
"""Beginning of the comment above colours that a command has written."""


class OwnValue(NamedTuple):
    """A value that the owner's file says: its line, from 1, and path, such as ``colors.accent``."""

    line: int
    field: str


def own_values(content: Path) -> list[OwnValue]:
    """Returns what the owner's file says besides the theme that it extends."""
    file = content / THEME_FILE
    document = read(file, content.parent, Theme) if file.exists() else None
    return [*_own(document, (), document.data)] if document else []


def _own(document: Document, loc: Loc, value: Any) -> Iterator[OwnValue]:
    if isinstance(value, dict) and not value.keys() & {"light", "dark"}:
        for key, inner in value.items():
            if (*loc, key) not in {("extends",), ("description",)}:
                yield from _own(document, (*loc, key), inner)
    else:
        yield OwnValue(document.key_positions[loc].line, format_loc(loc))


def use(content: Path, name: str) -> None:
    """Has the site extend another theme, by its name; all else in the file stays.

    Raises:
        CommandError: There is no such theme, or the content is not valid; nothing is changed.
    """
    if name not in THEME_NAMES:
        hint = did_you_mean(name, THEME_NAMES)
        raise CommandError(f"There is no theme {name!r}; {hint} Nothing was changed.")
    set_values(content, {("extends",): name})


def _text(changes: Changes) -> str:
    """Returns the text of the owner's file, or of a new one."""
    exists = (changes.content / THEME_FILE).exists()
    return changes.text(THEME_FILE) if exists else NEW_FILE


def own_colors(content: Path) -> list[OwnValue]:
    """Returns the colours that the owner's file says."""
    parts = tuple(format_loc(loc) for loc in COLOR_PARTS)
    return [it for it in own_values(content) if it.field.startswith(parts)]


def write_colors(content: Path, title: str, colors: dict[str, Any]) -> None:
    """Puts colours in the place of those of the owner's file, below a title; all else in it stays.

    Raises:
        CommandError: The content is not valid, or the file cannot be changed; nothing is changed.
    """
    changes = Changes(content)
    try:
        changes.write(THEME_FILE, with_colors(_text(changes), title, colors))
    except KeyError as error:
        raise CommandError(
            f"{THEME_FILE} is left as it is: give each key below `{error.args[0][0]}` "
            "a line of its own."
        ) from None
    changes.apply()


def with_colors(text: str, title: str, colors: dict[str, Any]) -> str:
    """Returns the text of a file with other colours; see :func:`write_colors`.

    Raises:
        KeyError: Keys share a line.
    """
    lines = text.splitlines(keepends=True)
    editor = YamlEditor("".join(line for line in lines if not line.startswith(COLORS_COMMENT)))
    gradients = _gradients_yaml(colors) if "lettering" in colors else ""
    for loc in COLOR_PARTS:
        if editor.length(*loc):
            editor.remove(loc)
    if gradients and editor.length("lettering"):
        editor.insert_keys(("lettering",), gradients)
        gradients = ""
    body = editor.text.rstrip("\n")
    return f"{body}\n\n{COLORS_COMMENT}{title}\n{_colors_yaml(colors, gradients)}".lstrip("\n")


def _colors_yaml(colors: dict[str, Any], gradients: str) -> str:
    """Returns the hues, roles, grounds, pastels, lists of colours and gradients that there are."""
    mappings = [it for it in ("hues", "colors", "grounds", "pastels") if it in colors]
    lists = [it for it in ("trip", "waves") if it in colors]
    parts = ["\n".join([f"{part}:", *_lines(colors[part], 1)]) for part in mappings]
    if lists:
        parts.append("\n".join(f"{part}: {_list(colors[part])}" for part in lists))
    if gradients:
        parts.append(f"lettering:\n{indent(gradients.rstrip(), '  ')}")
    return "\n\n".join(parts) + "\n"


def _gradients_yaml(colors: dict[str, Any]) -> str:
    """Returns the bands of the titles, as they stand below ``lettering``."""
    gradients = colors["lettering"]["gradients"]
    lines = (f"  {page}: {_list(bands)}" for page, bands in gradients.items())
    return "\n".join(["gradients:", *lines]) + "\n"


def _lines(values: dict[str, Any], depth: int) -> Iterator[str]:
    margin = "  " * depth
    for key, value in values.items():
        if isinstance(value, str):
            yield f'{margin}{key}: "{value}"'
        elif "light" in value:
            yield f'{margin}{key}: {{ light: "{value["light"]}", dark: "{value["dark"]}" }}'
        else:
            yield f"{margin}{key}:"
            yield from _lines(value, depth + 1)


def _list(colors: list[str]) -> str:
    return "[" + ", ".join(f'"{it}"' for it in colors) + "]"


def set_values(content: Path, values: Mapping[Loc, str | int]) -> None:
    """Sets values of the owner's theme by their places, such as ``("shape", "radius")``, or none.

    Raises:
        CommandError: The theme would not be valid, or a value shares its line with others.
    """
    changes = Changes(content)
    editor = YamlEditor(_text(changes))
    for loc, value in values.items():
        try:
            _set(editor, loc, value)
        except KeyError:
            raise CommandError(
                f"{THEME_FILE} is left as it is: give `{format_loc(loc)}` a line of its own."
            ) from None
    changes.write(THEME_FILE, editor.text)
    changes.apply()


def _set(editor: YamlEditor, loc: Loc, value: str | int) -> None:
    *above, key = loc
    if editor.value(*loc) is not None:
        editor.set(loc, value)
        return
    if editor.length(*loc):
        # It has a colour for light and one for dark.
        editor.remove(loc)
    line = f"{key}: {scalar(value)}\n"
    if editor.length(*above):
        editor.insert_keys(tuple(above), line)
    else:
        block = f"{above[0]}:\n{indent(line, '  ')}" if above else line
        editor.text = f"{editor.text.rstrip()}\n{block}"
