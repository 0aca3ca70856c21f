"""A site of one's own to work on: a copy of the sample, with the project's schemas."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from portfolio.commands import cli, commands
from portfolio.content.loader import load
from portfolio.models.content import Content
from portfolio.paths import ROOT
from portfolio.scaffold import placeholder_pictures
from tests.support.sample import ASSETS, CONTENT

SIZES = placeholder_pictures.SIZES


@dataclass
class Owner:
    """Somebody at a shell in a copy of the project's content."""

    content: Path

    def run(self, *words: str) -> Result:
        """Runs a command."""
        return CliRunner().invoke(cli.main, words)

    def refuses(self, *words: str) -> str:
        """Runs a command that has to fail and to leave every file as it was."""
        before = self.files()
        result = self.run(*words)
        assert result.exit_code == 1, result.output
        assert self.files() == before
        return result.output

    def files(self) -> dict[str, bytes]:
        """Returns every file by its name."""
        found = sorted(file for file in self.content.rglob("*") if file.is_file())
        return {str(file.relative_to(self.content)): file.read_bytes() for file in found}

    def read(self, name: str) -> str:
        """Returns the text of a file."""
        return (self.content / name).read_text()

    def load(self) -> Content:
        """Returns the content as the site would see it."""
        return load(self.content).content


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Owner:
    """The owner of a fresh copy, which all commands work on."""
    content = tmp_path / "project" / "content"
    shutil.copytree(CONTENT, content)
    shutil.copytree(ROOT / "content/.schema", content / ".schema")
    root = content.parent
    (root / "assets").symlink_to(ASSETS)
    for module in (commands, cli):
        monkeypatch.setattr(module, "CONTENT", content)
        monkeypatch.setattr(module, "ROOT", root)
    small = {name: (width // 10, height // 10) for name, (width, height) in SIZES.items()}
    monkeypatch.setattr(placeholder_pictures, "SIZES", small)
    return Owner(content)
