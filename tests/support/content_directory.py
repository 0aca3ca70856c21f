"""A copy of the tests' own content that a test may change."""

import shutil
from pathlib import Path

import pytest

from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.loader import Loaded, load
from tests.support.sample import ASSETS, CONTENT


class ContentDirectory:
    """A content folder with assets beside it, and ways to edit and load it."""

    def __init__(self, root: Path, content: Path = CONTENT, assets: Path = ASSETS) -> None:
        self.content = root / "content"
        shutil.copytree(content, self.content)
        (root / "assets").symlink_to(assets)

    def edit(self, name: str, old: str, new: str) -> None:
        file = self.content / name
        text = file.read_text()
        assert old in text, f"{name} does not say {old!r}"
        file.write_text(text.replace(old, new, 1))

    def write(self, name: str, text: str | bytes) -> Path:
        file = self.content / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    def own_assets(self) -> Path:
        """Replaces the link to the assets by a copy that a test may change."""
        assets = self.content.parent / "assets"
        source = assets.resolve()
        assets.unlink()
        shutil.copytree(source, assets)
        return assets

    def place(self, name: str, text: str) -> str:
        """Returns the file, line and column of some text, as a diagnostic prints them."""
        before, found, _ = (self.content / name).read_text().partition(text)
        assert found, f"{name} does not say {text!r}"
        lines = before.split("\n")
        return f"content/{name}:{len(lines)}:{len(lines[-1]) + 1}"

    def marked_place(self, name: str) -> str:
        """Returns the place of the mark ▸ in a file, and deletes the mark."""
        place = self.place(name, "▸")
        self.edit(name, "▸", "")
        return place

    def load(self) -> Loaded:
        return load(self.content)

    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Loads the content, which has to fail, and returns why."""
        with pytest.raises(ContentError) as caught:
            self.load()
        return caught.value.diagnostics

    def diagnostic(self) -> Diagnostic:
        """Loads the content, which has to fail for one reason, and returns it."""
        diagnostics = self.diagnostics()
        assert len(diagnostics) == 1, "\n\n".join(map(str, diagnostics))
        return diagnostics[0]


def place_of(diagnostic: Diagnostic) -> str:
    """Returns the file, line and column of a diagnostic."""
    return f"{diagnostic.file}:{diagnostic.line}:{diagnostic.column}"
