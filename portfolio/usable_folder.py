"""Says which character of a folder's path keeps every build from working."""

from __future__ import annotations

import os
from pathlib import Path

import click

REFUSED = "#%?" if os.name == "nt" else "#%?:\\"
"""Characters that Node, Vite or npm take for something else: parts of URLs, the separator of lists
of folders, and that of folders. The last two are in every path of Windows. A space, quotes,
brackets and letters of all scripts are fine."""


def require_usable_folder(*folders: Path) -> None:
    """Looks at the whole paths of folders that builds work with.

    Raises:
        click.ClickException: If a path has a character that is refused. It is none of this
            project's own errors, which know the site's folder: this runs before it is known.
    """
    for folder in folders:
        found = [it for it in REFUSED if it in str(folder)]
        if found:
            characters = " and ".join(found)
            raise click.ClickException(
                f"The path of {folder} has {characters} in it, with which no build works; "
                f"rename that folder, or use one without {characters}."
            )
