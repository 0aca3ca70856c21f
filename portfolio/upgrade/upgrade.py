"""Finds and writes newer releases of the pins, and tests them in a copy."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from portfolio.atomic_write import write_files
from portfolio.progress import status
from portfolio.scaffold.copy_project import copy_project
from portfolio.upgrade.pins import Pin, pins
from portfolio.upgrade.registries import newest

TESTS = ["make", "test"]
MAX_OUTPUT_LINES = 25
"""Last lines of the output of failing tests that are printed."""


def newer(root: Path) -> dict[Pin, str]:
    """Returns the newest release of every pin that is behind it.

    Raises:
        CommandError: A registry cannot be reached.
    """
    return {pin: latest for pin, latest in newest(pins(root)).items() if latest != pin.version}


def table(found: Mapping[Pin, str]) -> Iterator[str]:
    """Yields lines that list newer releases, those of this project's own pins first."""
    groups = {
        "pip": [pin for pin in found if pin.registry == "pip"],
        "npm": [pin for pin in found if pin.registry == "npm" and pin.file],
        "npm, chosen by Reflex; they move with it": [pin for pin in found if not pin.file],
    }
    for title, members in groups.items():
        if members:
            yield title
            width = max(len(pin.name) for pin in members)
            lines = [f"  {pin.name:<{width}}  {pin.version} -> {found[pin]}" for pin in members]
            yield from dict.fromkeys(lines)


def write(root: Path, found: Mapping[Pin, str]) -> list[Path]:
    """Writes the newest releases where the pins are; all of them, or none.

    Returns:
        The files that have changed, within the project.
    """
    texts: dict[Path, str] = {}
    for pin, latest in found.items():
        if pin.file:
            file = root / pin.file
            text = texts.get(file) or file.read_text(encoding="utf-8")
            texts[file] = text.replace(pin.written, pin.at(latest))
    write_files(texts)
    return sorted(file.relative_to(root) for file in texts)


def try_in_a_copy(root: Path, found: Mapping[Pin, str]) -> tuple[bool, str]:
    """Runs every test in a copy of the project that has the newest releases.

    Returns:
        Whether they pass, and the end of their output.
    """
    with TemporaryDirectory() as folder, status("Testing the newest releases in a copy"):
        copy = Path(folder) / root.name
        copy_project(root, copy)
        write(copy, found)
        result = subprocess.run(
            TESTS,
            cwd=copy,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
    return result.returncode == 0, "\n".join(result.stdout.splitlines()[-MAX_OUTPUT_LINES:])
