"""``content/theme.yaml`` as commands change it: the theme in use, and its accent."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import indent
from typing import Any

from portfolio.color import lightness_of, nearest_color
from portfolio.content.diagnostics import Loc, did_you_mean, format_loc
from portfolio.content.file_reader import read
from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme, theme_of
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.models.theme.color_pairs import LABELS_LEVEL, passes, shortfall
from portfolio.models.theme.theme import DEFAULT_THEME, Theme
from portfolio.scaffold.new_files import load_valid

THEME_FILE = "theme.yaml"
NEW_FILE = f"""\
# yaml-language-server: $schema=.schema/theme.json
# The look of the site. What is not said here is as in the theme that it extends.
extends: {DEFAULT_THEME}
"""


def use(content: Path, name: str) -> None:
    """Has the site extend another theme, by its name; all else in the file stays.

    Raises:
        CommandError: There is no such theme, or the content is not valid; nothing is changed.
    """
    if name not in THEME_NAMES:
        hint = did_you_mean(name, THEME_NAMES)
        raise CommandError(f"There is no theme {name!r}; {hint} Nothing was changed.")
    load_valid(content)
    set_values(content, {("extends",): name})


def _text(changes: Changes) -> str:
    """Returns the text of the owner's file, or of a new one."""
    exists = (changes.content / THEME_FILE).exists()
    return changes.text(THEME_FILE) if exists else NEW_FILE


def use_accent(content: Path, name: str, accent: str) -> str:
    """Has the site's theme have an accent, and a name as its description; all else stays.

    Args:
        content: The content folder.
        name: Name of the look.
        accent: The accent, as #rrggbb.

    Returns:
        The accent that was written: a lighter one where no words could be read on the one given.

    Raises:
        CommandError: The content is not valid, or the file cannot be changed; nothing is changed.
    """
    load_valid(content)
    file = content / THEME_FILE
    said = read(file, content.parent, Theme).data if file.exists() else {}
    found = readable_accent(accent, said)
    set_values(content, {("description",): name, ("colors", "accent"): found})
    return found


def readable_accent(accent: str, said: dict[str, Any]) -> str:
    """Returns an accent on which words can be read, as well as on that of the theme extended."""
    colors = {**said.get("colors", {}), "accent": accent}
    theme = theme_of({**said, "colors": colors})
    usual = _lacking(named_theme(theme.extends))
    if all(found <= max(0, least) for found, least in zip(_lacking(theme), usual, strict=True)):
        return accent

    def is_lighter_and_read(color: str) -> bool:
        is_lighter = lightness_of(color) > lightness_of(accent)
        return is_lighter and passes(theme.colors.ink.light, color, LABELS_LEVEL)

    return nearest_color(accent, is_lighter_and_read) or accent


def _lacking(theme: Theme) -> tuple[float, float]:
    """Returns the share of contrast that words on the accent lack, in light and in dark."""
    words, accent = theme.colors.on_accent, theme.colors.accent
    return (
        shortfall(words.light, accent.light, LABELS_LEVEL),
        shortfall(words.dark, accent.dark, LABELS_LEVEL),
    )


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
