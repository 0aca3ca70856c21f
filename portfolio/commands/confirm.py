"""Shows what a command will change, line by line, and asks before it is changed."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import unified_diff
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from portfolio.editing.transaction import Changes

yes_option = click.option("--yes", is_flag=True, help="Do not ask.")


def confirm_and_apply(changes: Changes, *, yes: bool) -> None:
    """Prints changes, and makes them once the owner agrees.

    Raises:
        CommandError: The changes cannot be made; nothing is changed.
    """
    changes.check()
    click.echo("\n".join([f"{changes.headline}:", *_lines(changes)]))
    if not yes and not click.confirm("Go ahead?"):
        click.echo("Nothing was changed.")
        return
    changes.apply()
    click.echo("Done.")


def _lines(changes: Changes) -> Iterator[str]:
    for name in changes.removed:
        yield f"removed  content/{name.as_posix()}"
    for name, data in sorted(changes.files.items()):
        title = f"content/{name.as_posix()}"
        if (file := changes.content / name).exists():
            before, after = file.read_text(encoding="utf-8"), data.decode()
            lines = before.splitlines(), after.splitlines()
            yield from unified_diff(*lines, title, title, n=0, lineterm="")
        else:
            yield f"new      {title}"
