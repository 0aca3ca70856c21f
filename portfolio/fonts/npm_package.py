"""Fetches packages of fonts from npm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.errors import BuildError
from portfolio.progress import status

UNKNOWN = ("E404", "ETARGET")
"""Error codes of npm for a package, and a release, that do not exist."""


class FontFetchError(BuildError):
    """A family could not be fetched.

    Attributes:
        family: Name of the family, as it was asked for.
        unknown: Whether Fontsource has no such family, or no such release of it; otherwise npm
            could not be reached.
        of_theme: Whether the theme names it.
    """

    def __init__(self, message: str, family: str, *, unknown: bool) -> None:
        self.family = family
        self.unknown = unknown
        self.of_theme = False
        super().__init__(message)


def fetched(
    package: str, family: str, target: Path, names: Callable[[Mapping[str, Any]], list[str]]
) -> Path:
    """Returns a folder with files of a package, which is downloaded unless the folder is there.

    Args:
        package: Name and release of the package.
        family: The family, as it was asked for.
        target: The folder.
        names: Takes the package's metadata, and returns the files that are used besides.

    Raises:
        FontFetchError: If there is no such package, or npm cannot be reached.
    """
    if target.is_dir():
        return target
    folder = target.parent
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as temporary:
        archive = _download(package, family, Path(temporary))
        draft = Path(temporary) / "family"
        _unpack(archive, draft, names)
        # Another process may have fetched it meanwhile.
        if not target.is_dir():
            draft.rename(target)
    return target


def _download(package: str, family: str, folder: Path) -> Path:
    """Downloads a package with npm, which checks its integrity; returns the archive."""
    command = ["npm", "pack", package, "--silent", "--pack-destination", str(folder)]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    with status(f"Fetching the font {family}"):
        ended = subprocess.run(
            [*command, "--fetch-retries=1", "--loglevel=error"],
            env={**os.environ, "PATH": path},
            cwd=folder,
            text=True,
            capture_output=True,
            check=False,
        )
    found = [*folder.glob("*.tgz")]
    if ended.returncode or not found:
        said = ended.stdout + ended.stderr
        if any(code in said for code in UNKNOWN):
            raise FontFetchError(f"Fontsource has no family {family!r}.", family, unknown=True)
        message = f"The font {family!r} could not be fetched from npm."
        raise FontFetchError(message, family, unknown=False)
    return found[0]


def _unpack(archive: Path, target: Path, names: Callable[[Mapping[str, Any]], list[str]]) -> None:
    """Unpacks what the site uses of a package."""
    with tarfile.open(archive) as package:
        members = {it.name.removeprefix("package/"): it for it in package.getmembers()}
        stream = package.extractfile(members["metadata.json"])
        assert stream, "metadata.json is a file"
        metadata = json.load(stream)
        for name in ("LICENSE", "metadata.json", "unicode.json", *names(metadata)):
            member = members.get(name)
            if member and ".." not in name and (stream := package.extractfile(member)):
                write_file(target / name, stream.read())
