"""A site of one's own to work on: the real words, a speck for each picture."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image

from portfolio import cli
from portfolio.loader import load
from portfolio.models.content import Content
from portfolio.owner import commands, stand_ins

PROJECT = Path(__file__).parents[3]
SIZES = stand_ins.SIZES


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


@pytest.fixture(scope="session")
def light_content(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The words as they are, and a speck in place of each picture."""
    folder = tmp_path_factory.mktemp("light") / "content"
    speck = folder.with_name("speck.webp")
    Image.new("RGB", (4, 4)).save(speck)

    def copy(source: str, target: str) -> None:
        shutil.copyfile(speck if source.endswith(".webp") else source, target)

    shutil.copytree(PROJECT / "content", folder, copy_function=copy)
    return folder


@pytest.fixture
def owner(tmp_path: Path, light_content: Path, monkeypatch: pytest.MonkeyPatch) -> Owner:
    """The owner of a fresh copy, which all commands work on."""
    content = tmp_path / "project" / "content"
    shutil.copytree(light_content, content)
    root = content.parent
    (root / "assets").symlink_to(PROJECT / "assets")
    for module in (commands, cli):
        monkeypatch.setattr(module, "CONTENT", content)
        monkeypatch.setattr(module, "ROOT", root)
    small = {name: (width // 10, height // 10) for name, (width, height) in SIZES.items()}
    monkeypatch.setattr(stand_ins, "SIZES", small)
    return Owner(content)
