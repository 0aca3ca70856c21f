"""Sets single values of ``content/theme.yaml``; comments and everything else stay."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from textwrap import indent

from portfolio.content.diagnostics import Loc, format_loc
from portfolio.editing.transaction import Changes
from portfolio.editing.yaml_editor import YamlEditor, scalar
from portfolio.errors import CommandError
from portfolio.scaffold.theme.theme_file import FILE, edited

Value = str | int | bool


def set_values(content: Path, values: Mapping[Loc, Value]) -> None:
    """Sets values of the owner's theme, all of them or none.

    Args:
        content: The content folder.
        values: Values by their places, such as ``("shape", "radius")``.

    Raises:
        CommandError: The theme would not be valid, or a value shares its line with others.
    """
    changes = Changes(content)
    editor = edited(changes)
    for loc, value in values.items():
        try:
            _set(editor, loc, value)
        except KeyError:
            raise CommandError(
                f"{FILE} is left as it is: give `{format_loc(loc)}` a line of its own."
            ) from None
    changes.write(FILE, editor.text)
    changes.apply()


def _set(editor: YamlEditor, loc: Loc, value: Value) -> None:
    *above, key = loc
    if editor.value(*loc) is not None and not isinstance(value, bool):
        editor.set(loc, value)
        return
    line = f"{key}: {str(value).lower() if isinstance(value, bool) else scalar(value)}\n"
    if editor.value(*loc) is not None or editor.length(*loc):
        if above and editor.length(*above) == 1:
            editor.remove(tuple(above))
        else:
            editor.remove(loc)
    if above and editor.length(*above):
        editor.insert_keys(tuple(above), line)
    else:
        block = f"{above[0]}:\n{indent(line, '  ')}" if above else line
        editor.text = f"{editor.text.rstrip()}\n{block}"
