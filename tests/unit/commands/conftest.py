"""A command line in a copy of the sample content, with the project's schemas."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from portfolio import paths
from portfolio.atomic_write import write_files
from portfolio.commands import cli
from portfolio.models.content import Content
from portfolio.scaffold import placeholder_pictures
from portfolio.schema import schemas
from tests.support.content_directory import ContentDirectory
from tests.support.tree import tree

SIZES = placeholder_pictures.PICTURE_SIZES


class CommandLine(ContentDirectory):
    """Runs commands in a copy of the project's content, and reads what they wrote."""

    @property
    def root(self) -> Path:
        return self.content.parent

    def run(self, *words: str, answer: str = "") -> Result:
        return CliRunner().invoke(cli.main, words, input=answer)

    def runs(self, *words: str, answer: str = "") -> str:
        """Runs a command that has to succeed, and returns what it prints."""
        result = self.run(*words, answer=answer)
        assert result.exit_code == 0, result.output
        return result.output

    def refuses(self, *words: str) -> str:
        """Runs a command that has to fail and to leave every file as it was."""
        before = self.files()
        result = self.run(*words)
        assert result.exit_code == 1, result.output
        assert self.files() == before
        return result.output

    def files(self) -> dict[str, bytes]:
        """Returns every file by its name; the assets only where the project has its own."""
        return {name: it for name, it in tree(self.root).items() if not name.startswith(".cache/")}

    def read(self, name: str) -> str:
        return (self.content / name).read_text()

    def site(self) -> Content:
        return self.load().content


def names(folder: Path) -> list[str]:
    return sorted(file.name for file in folder.iterdir())


@cache
def schema_files() -> dict[Path, str]:
    """Returns the schemas, which take longer to make than most commands to run."""
    return schemas()


@contextmanager
def project_in(folder: Path) -> Iterator[CommandLine]:
    """Yields a command line whose project, for the time of the block, is a fresh copy.

    Args:
        folder: Gets the copy.
    """
    shell = CommandLine(folder / "project")
    content = shell.content
    write_files({content / name: text for name, text in schema_files().items()})
    small = {name: (width // 10, height // 10) for name, (width, height) in SIZES.items()}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "CONTENT", content)
        patch.setattr(paths, "SITE", shell.root)
        patch.setattr(placeholder_pictures, "PICTURE_SIZES", small)
        yield shell


@pytest.fixture
def shell(tmp_path: Path) -> Iterator[CommandLine]:
    """A command line whose project a test may change."""
    with project_in(tmp_path) as shell:
        yield shell
