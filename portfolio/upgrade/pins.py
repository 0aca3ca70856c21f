"""The exact versions that the site is built with, and where each is written."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

REQUIREMENTS = ("requirements.txt", "requirements-dev.txt")
LOCK = Path("reflex.lock")
CODE = ("custom_components", "portfolio")
"""Components and plugins in these folders name npm packages, as ``"gsap@3.15.0"``."""

_PYTHON = re.compile(r"^([\w.\-]+)==([^\s;#]+)", re.MULTILINE)
_SCRIPT = re.compile(r'"((?:@[\w\-]+/)?[\w.\-]+)@(\d[\w.\-]*)"')


@dataclass(frozen=True, slots=True)
class Pin:
    """One package at one version."""

    registry: str
    """``pip`` or ``npm``."""
    name: str
    version: str
    file: Path | None = None
    """Where it is written, within the project; None where Reflex chose the version."""

    @property
    def written(self) -> str:
        """The pin as its file has it."""
        return f"{self.name}{'==' if self.registry == 'pip' else '@'}{self.version}"

    def at(self, version: str) -> str:
        """Returns the pin as its file will have it."""
        return self.written.removesuffix(self.version) + version


def pins(root: Path) -> list[Pin]:
    """Returns every pin of a project: Python's, its own npm packages', and Reflex's."""
    own = [*_python(root), *_npm(root)]
    named = {pin.name for pin in own if pin.registry == "npm"}
    return [*own, *(pin for pin in _locked(root) if pin.name not in named)]


def _python(root: Path) -> Iterator[Pin]:
    for name in REQUIREMENTS:
        text = (root / name).read_text(encoding="utf-8")
        for package, version in _PYTHON.findall(text):
            yield Pin("pip", package, version, Path(name))


def _npm(root: Path) -> Iterator[Pin]:
    for file in sorted(file for folder in CODE for file in (root / folder).rglob("*.py")):
        found = _SCRIPT.findall(file.read_text(encoding="utf-8"))
        for package, version in dict.fromkeys(found):
            yield Pin("npm", package, version, file.relative_to(root))


def _locked(root: Path) -> Iterator[Pin]:
    package = json.loads((root / LOCK / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((root / LOCK / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name in sorted({**package["dependencies"], **package["devDependencies"]}):
        if entry := lock.get(f"node_modules/{name}"):
            yield Pin("npm", name, entry["version"])
