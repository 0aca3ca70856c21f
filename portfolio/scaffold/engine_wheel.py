"""The engine as a wheel, which a new site keeps until the engine is published."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from portfolio.errors import CommandError
from portfolio.paths import ENGINE

PACKAGE = "digital-sandbox"

ADDED_BY_PIP = {"INSTALLER", "REQUESTED", "RECORD", "direct_url.json"}
"""Metadata of a package that its wheel has not, or with other contents."""


def write_engine_wheel(folder: Path) -> Path:
    """Writes the wheel of the engine that runs now.

    An installed engine is packed from its own files, and a checkout is built by pip.

    Args:
        folder: Where the wheel will be.

    Returns:
        The wheel.

    Raises:
        CommandError: pip could not build it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    installed = _installed()
    return _pack(installed, folder) if installed else build_engine_wheel(ENGINE.parent, folder)


def _installed() -> Distribution | None:
    try:
        found = distribution(PACKAGE)
    except PackageNotFoundError:
        return None
    return found if found.locate_file("portfolio") == ENGINE else None


def _pack(engine: Distribution, folder: Path) -> Path:
    """Packs the files of the package, and writes the list of them that pip reads."""
    name = f"{PACKAGE.replace('-', '_')}-{engine.version}"
    wheel = folder / f"{name}-py3-none-any.whl"
    record = f"{name}.dist-info/RECORD"
    rows = []
    with ZipFile(wheel, "w", ZIP_DEFLATED) as archive:
        for file in engine.files or ():
            is_compiled = "__pycache__" in file.parts
            if is_compiled or ".." in file.parts or file.name in ADDED_BY_PIP:
                continue
            archive.write(str(engine.locate_file(file)), file.as_posix())
            checksum = f"{file.hash.mode}={file.hash.value}" if file.hash else ""
            rows.append(f"{file.as_posix()},{checksum},{file.size}\n")
        archive.writestr(record, "".join([*rows, f"{record},,\n"]))
    return wheel


def build_engine_wheel(checkout: Path, folder: Path) -> Path:
    """Builds the wheel of a checkout of the engine; returns it.

    Args:
        checkout: The folder with ``pyproject.toml``.
        folder: Where the wheel will be.

    Raises:
        CommandError: pip could not build it.
    """
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    command += ["--disable-pip-version-check", "--wheel-dir", str(folder), str(checkout)]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    if ended.returncode:
        raise CommandError(f"The engine could not be packed as a wheel:\n{ended.stderr.strip()}")
    (wheel,) = folder.glob("*.whl")
    return wheel
