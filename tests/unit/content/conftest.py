"""A copy of the tests' own content that a test may break."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.loader import Loaded, load
from tests.support.sample import ASSETS, CONTENT


class Desk:
    """Content in a folder of its own, with edits."""

    def __init__(self, root: Path, content: Path = CONTENT, assets: Path = ASSETS) -> None:
        self.content = root / "content"
        shutil.copytree(content, self.content)
        (root / "assets").symlink_to(assets)

    def edit(self, name: str, old: str, new: str) -> None:
        """Replaces the first occurrence of some text in a file."""
        file = self.content / name
        text = file.read_text()
        assert old in text, f"{name} does not say {old!r}"
        file.write_text(text.replace(old, new, 1))

    def write(self, name: str, text: str | bytes) -> Path:
        """Puts a whole file in place."""
        file = self.content / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    def place(self, name: str, text: str) -> str:
        """Returns the file, line and column of some text, as a diagnostic prints them."""
        before, found, _ = (self.content / name).read_text().partition(text)
        assert found, f"{name} does not say {text!r}"
        lines = before.split("\n")
        return f"content/{name}:{len(lines)}:{len(lines[-1]) + 1}"

    def load(self) -> Loaded:
        """Loads the content."""
        return load(self.content)

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Loads the content, which has to fail."""
        with pytest.raises(ContentError) as caught:
            self.load()
        return caught.value.diagnostics

    def diagnostic(self) -> Diagnostic:
        """Loads the content, which has to fail for one reason."""
        diagnostics = self.diagnostics()
        assert len(diagnostics) == 1, "\n\n".join(map(str, diagnostics))
        return diagnostics[0]


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A fresh copy of the sample, with its assets beside it."""
    return Desk(tmp_path)


def where(diagnostic: Diagnostic) -> str:
    """Returns the first half of a diagnostic's first line."""
    return f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}"
