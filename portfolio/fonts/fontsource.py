"""Fetches families of Fontsource from npm, once; a build needs no network for them afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.atomic_write import write_file
from portfolio.errors import BuildError
from portfolio.paths import CACHE
from portfolio.progress import status

PIN = "@fontsource/noto-sans@5.3.0"
"""Fontsource releases all families together, so the release of one stands for all of them."""

VERSION = PIN.rpartition("@")[2]
"""Release of the families that are named without one."""

FOLDER = CACHE / "fontsource"
TEXT_WEIGHTS = (400, 700)
UNKNOWN = ("E404", "ETARGET")
"""What npm calls a package, and a release, that do not exist."""


class FontFetchError(BuildError):
    """A family could not be fetched.

    Attributes:
        family: As it was asked for.
        unknown: Whether Fontsource has no such family, or no such release of it; otherwise npm
            could not be reached.
    """

    def __init__(self, message: str, family: str, *, unknown: bool) -> None:
        self.family = family
        self.unknown = unknown
        super().__init__(message)


def fetch(family: str, folder: Path = FOLDER) -> Path:
    """Returns the folder of a family: metadata, licence, and the WOFF2 files that are used.

    Args:
        family: Its name, e.g. ``Noto Sans JP``; a release may follow, e.g. ``Rubik@5.3.0``.
        folder: Where families are kept.

    Raises:
        FontFetchError: If there is no such family, or npm cannot be reached.
    """
    name, _, version = family.partition("@")
    slug = "-".join(name.lower().split())
    target = folder / f"{slug}-{version or VERSION}"
    if target.is_dir():
        return target
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=folder) as temporary:
        archive = _download(f"@fontsource/{slug}@{version or VERSION}", family, Path(temporary))
        draft = Path(temporary) / "family"
        _unpack(archive, draft)
        if not target.is_dir():
            draft.rename(target)
    return target


def weights(available: Iterable[int]) -> dict[str, tuple[int, ...]]:
    """Returns the weights that the site uses of those that a family has.

    The display face is heavy, so the heaviest stands in for it; text needs a regular and a bold.
    """
    known = sorted(available)
    text = {min(known, key=lambda it: abs(it - wanted)) for wanted in TEXT_WEIGHTS}
    return {"display": (known[-1],), "text": tuple(sorted(text))}


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


def _unpack(archive: Path, target: Path) -> None:
    """Unpacks what the site uses: upright WOFF2 files of some weights, whole or of a subset."""
    with tarfile.open(archive) as package:
        members = {it.name.removeprefix("package/"): it for it in package.getmembers()}
        stream = package.extractfile(members["metadata.json"])
        assert stream, "metadata.json is a file"
        metadata = json.load(stream)
        used = {weight for kind in weights(metadata["weights"]).values() for weight in kind}
        files = [
            f"files/{metadata['id']}-{subset}-{weight}-normal.woff2"
            for subset in metadata["subsets"]
            for weight in used
        ]
        for name in ("LICENSE", "metadata.json", "unicode.json", *files):
            member = members.get(name)
            if member and ".." not in name and (stream := package.extractfile(member)):
                write_file(target / name, stream.read())
