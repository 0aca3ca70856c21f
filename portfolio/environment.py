"""The environment of a build and of the processes that it starts: the same in every shell."""

from __future__ import annotations

import codecs
import locale
import os
import subprocess
import sys
from pathlib import Path

import click

NODE_OPTIONS = os.environ.get("NODE_OPTIONS", "")
READABLE_LOG = {"COLUMNS": "500", "NODE_OPTIONS": f"{NODE_OPTIONS} --enable-source-maps".strip()}
"""Variables that keep messages on one line, and name the files that scripts were made from."""

DROPPED = {"NODE_ENV", "BABEL_ENV", "VITE_USER_NODE_ENV", "NODE_PATH"}
"""Variables that would change what is installed or built. Without them React Router takes
production for an export and development for a server."""

FIXED = {
    "REFLEX_USE_NPM": "1",
    "REFLEX_TELEMETRY_ENABLED": "false",
    # Lightning CSS adds the prefixes that the site's browsers need, and no others.
    "REFLEX_NO_AUTOPREFIXER": "1",
    # Build tools are development dependencies: npm installs them whatever else it is told.
    "npm_config_include": "dev",
    "PYTHONUTF8": "1",
    "PYTHONIOENCODING": "utf-8",
    "LC_ALL": "C.UTF-8",
}
"""Variables that have the same value in every build."""

REFUSED = "#%?:\\"
"""Characters that Node, Vite or npm take for something else: parts of URLs, the separator of lists
of folders, and that of folders. A space, quotes, brackets and letters of all scripts are fine."""


def environment() -> dict[str, str]:
    """Returns the environment in which Reflex finds this environment's node and npm."""
    bin_folder = str(Path(sys.executable).parent)
    folders = [it for it in os.environ.get("PATH", "").split(os.pathsep) if it != bin_folder]
    kept = {name: value for name, value in os.environ.items() if name not in DROPPED}
    return {**kept, "PATH": os.pathsep.join([bin_folder, *folders]), **FIXED}


def adopt_environment() -> None:
    """Gives this process that environment, too, for what Reflex starts from it."""
    wanted = environment()
    for name in DROPPED:
        os.environ.pop(name, None)
    os.environ.update(wanted)


def run_node(script: Path, folder: Path, data: str) -> subprocess.CompletedProcess[str]:
    """Runs a script in the folder whose packages it imports; it gets data and prints a result."""
    return subprocess.run(
        ["node", script],
        cwd=folder,
        env=environment(),
        input=data,
        text=True,
        capture_output=True,
        check=False,
    )


def require_utf8() -> None:
    """Starts this process again in Python's UTF-8 mode where the locale has another encoding.

    Files are UTF-8 whatever the locale: those that Reflex and other libraries write, their names,
    and what is printed. The mode cannot be changed in a process that runs.
    """
    if not sys.flags.utf8_mode and codecs.lookup(locale.getencoding()).name != "utf-8":
        command = [sys.executable, "-X", "utf8", *sys.orig_argv[1:]]
        os.execve(sys.executable, command, environment())


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
