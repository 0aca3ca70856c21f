"""Computes a fingerprint of everything that a build depends on."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path

from portfolio.paths import ROOT

SOURCES = (
    "portfolio",
    "custom_components",
    "assets",
    "reflex.lock",
    "rxconfig.py",
    "requirements.txt",
)
SETTINGS = ("CONTENT", "PAGES", "PAPER", "SITE_PATH")
"""Environment variables that change what is built."""

IGNORED = ("assets/external", "assets/generated")
"""Folders that a build fills itself."""


def fingerprint(root: Path = ROOT) -> str:
    """Returns a digest of all sources and settings of a build."""
    digest = hashlib.sha256(repr([os.environ.get(name, "") for name in SETTINGS]).encode())
    folders = (os.environ.get("CONTENT", "content"), os.environ.get("PAGES"))
    for path in (root / name for name in (*SOURCES, *filter(None, folders))):
        for file in sorted(_files(path, [root / folder for folder in IGNORED])):
            name = f"{path.name}/{file.relative_to(path)}"
            digest.update(name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _files(path: Path, ignored: Iterable[Path]) -> list[Path]:
    if path.is_file():
        return [path]
    return [
        file
        for file in path.rglob("*")
        if file.is_file()
        and "__pycache__" not in file.parts
        and not any(file.is_relative_to(folder) for folder in ignored)
    ]
