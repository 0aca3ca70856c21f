"""Fetches families of Fontsource from npm, once; a build needs no network for them afterwards."""

from __future__ import annotations

import json
import subprocess
import tarfile
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from portfolio.atomic_write import write_file
from portfolio.environment import environment
from portfolio.errors import BuildError
from portfolio.paths import CACHE
from portfolio.progress import status

UNKNOWN_PACKAGE_CODES = ("E404", "ETARGET")
"""Error codes of npm for a package, and a release, that do not exist."""

PIN = "@fontsource/noto-sans@5.3.0"
"""Package whose release stands for all families: Fontsource releases them together."""

VERSION = PIN.rpartition("@")[2]
"""Release of the families that are named without one."""

FAMILIES_FOLDER = CACHE / "fontsource"
TEXT_WEIGHTS = (400, 700)


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

    @property
    def hint(self) -> str:
        """What the owner can do."""
        return "look for its name on fontsource.org" if self.unknown else "connect, and try again"


def _fetched(
    package: str, family: str, target: Path, names: Callable[[Mapping[str, Any]], list[str]]
) -> Path:
    """Returns a folder with files of a package, which is downloaded unless the folder is there.

    ``names`` takes the package's metadata, and returns the files that are used besides.
    """
    if target.is_dir():
        return target
    target.parent.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=target.parent) as temporary:
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
    with status(f"Fetching the font {family}"):
        ended = subprocess.run(
            [*command, "--fetch-retries=1", "--loglevel=error"],
            env=environment(),
            cwd=folder,
            text=True,
            capture_output=True,
            check=False,
        )
    found = [*folder.glob("*.tgz")]
    if ended.returncode or not found:
        said = ended.stdout + ended.stderr
        if any(code in said for code in UNKNOWN_PACKAGE_CODES):
            raise FontFetchError(f"Fontsource has no family {family!r}.", family, unknown=True)
        message = f"The font {family!r} could not be fetched from npm."
        raise FontFetchError(message, family, unknown=False)
    return found[0]


def _unpack(archive: Path, target: Path, names: Callable[[Mapping[str, Any]], list[str]]) -> None:
    """Unpacks what the site uses of a package."""
    with tarfile.open(archive) as package:
        members = {member.name.removeprefix("package/"): member for member in package.getmembers()}
        stream = package.extractfile(members["metadata.json"])
        assert stream, "metadata.json is a file"
        metadata = json.load(stream)
        for name in ("LICENSE", "metadata.json", "unicode.json", *names(metadata)):
            member = members.get(name)
            if member and ".." not in name and (stream := package.extractfile(member)):
                write_file(target / name, stream.read())


def fetch(family: str, folder: Path = FAMILIES_FOLDER, weight: int | None = None) -> Path:
    """Returns the folder of a family: metadata, licence, and the WOFF2 files that are used.

    Args:
        family: Name, e.g. ``Noto Sans JP``; a release may follow, e.g. ``Rubik@5.3.0``.
        folder: Folder that keeps families.
        weight: The weight that is wanted, besides those that are used anyway.

    Raises:
        FontFetchError: If there is no such family, or npm cannot be reached.
    """
    slug, version = _package(family)
    target = folder / (f"{slug}-{version}" + (f"-{weight}" if weight else ""))
    return _fetched(
        f"@fontsource/{slug}@{version}", family, target, lambda files: _static_files(files, weight)
    )


def fetch_variable(family: str, folder: Path = FAMILIES_FOLDER) -> Path | None:
    """Returns the folder of a family's variable font, whose files have every weight.

    Args:
        family: Name of the family, with or without a release.
        folder: Folder that keeps families.

    Returns:
        The folder; None if the family is not variable, or has not all of its parts as one file
        each, as the Chinese ones. That is kept, too.

    Raises:
        FontFetchError: If npm cannot be reached.
    """
    slug, version = _package(family)
    target = folder / f"variable-{slug}-{version}"
    if (absent := target.with_suffix(".none")).exists():
        return None
    try:
        found = _fetched(f"@fontsource-variable/{slug}@{version}", family, target, _variable_files)
    except FontFetchError as error:
        if not error.unknown:
            raise
        found = target
    if not found.is_dir() or not _is_complete(found):
        write_file(absent, b"")
        return None
    return found


def _package(family: str) -> tuple[str, str]:
    name, _, version = family.partition("@")
    return "-".join(name.lower().split()), version or VERSION


def _is_complete(folder: Path) -> bool:
    """Returns whether a variable family has a file for each of its parts."""
    metadata = json.loads((folder / "metadata.json").read_text(encoding="utf-8"))
    return all((folder / name).exists() for name in _variable_files(metadata))


def weights(available: Iterable[int], weight: int | None = None) -> dict[str, tuple[int, ...]]:
    """Returns the weights that the site uses of those that a family has, or the nearest to one.

    The display face is heavy, so the heaviest stands in for it; text needs a regular and a bold.
    """
    known = sorted(available)

    def nearest(wanted: int) -> int:
        return min(known, key=lambda weight: abs(weight - wanted))

    text = {nearest(weight or TEXT_WEIGHTS[0]), nearest(TEXT_WEIGHTS[1])}
    display = nearest(weight) if weight else known[-1]
    return {"display": (display,), "text": tuple(sorted(text))}


def _static_files(metadata: Mapping[str, Any], weight: int | None) -> list[str]:
    """Returns the upright files of the weights that are used."""
    choices = [*weights(metadata["weights"]).values()]
    if weight:
        choices += weights(metadata["weights"], weight).values()
    used = {family for choice in choices for family in choice}
    return [
        f"files/{metadata['id']}-{subset}-{weight}-normal.woff2"
        for subset in metadata["subsets"]
        for weight in sorted(used)
    ]


def _variable_files(metadata: Mapping[str, Any]) -> list[str]:
    """Returns the upright files that vary in their weight and in nothing else."""
    return [f"files/{metadata['id']}-{subset}-wght-normal.woff2" for subset in metadata["subsets"]]
