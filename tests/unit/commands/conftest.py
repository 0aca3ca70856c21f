"""A command line in a copy of the sample content, with the project's schemas."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from portfolio import paths
from portfolio.commands import cli
from portfolio.content.loader import load
from portfolio.models.content import Content
from portfolio.scaffold import placeholder_pictures
from portfolio.schema.json_schema import schemas
from tests.support.sample import ASSETS, CONTENT

SIZES = placeholder_pictures.SIZES


@dataclass
class CommandLine:
    """Runs commands in a copy of the project's content, and reads what they wrote."""

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
def command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """A command line whose project is a fresh copy."""
    content = tmp_path / "project" / "content"
    shutil.copytree(CONTENT, content)
    for name, text in schemas().items():
        (content / name).parent.mkdir(exist_ok=True)
        (content / name).write_text(text)
    root = content.parent
    (root / "assets").symlink_to(ASSETS)
    monkeypatch.setattr(paths, "CONTENT", content)
    monkeypatch.setattr(paths, "ROOT", root)
    small = {name: (width // 10, height // 10) for name, (width, height) in SIZES.items()}
    monkeypatch.setattr(placeholder_pictures, "SIZES", small)
    return CommandLine(content)
