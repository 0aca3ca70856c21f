"""The theme's own drawings are served in the place of others, with outlines of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portfolio import paths
from portfolio.models.theme import Theme
from portfolio.models.theme.theme import DEFAULT
from portfolio.result_store import ResultStore
from portfolio.sprites import theme_drawings
from portfolio.sprites.outline import SIZE


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the drawings of the theme in use are."""
    for module in (theme_drawings, paths):
        monkeypatch.setattr(module, "DRAWINGS", tmp_path / "drawings")
    monkeypatch.setattr(theme_drawings, "OUTLINES", ResultStore(tmp_path / "outlines"))
    return tmp_path / "drawings"


def test_each_drawing_has_an_outline_within_its_box(folder: Path) -> None:
    theme = Theme.named("swiss")
    theme_drawings.write_drawings(theme)
    assert {it.name for it in (folder / "svg").iterdir()} == {it.name for it in theme.drawings}
    for drawing in theme.drawings:
        corners = json.loads((folder / "vertices" / f"{drawing.stem}-path.json").read_text())
        assert len(corners) >= 3
        assert all(0 <= corner[axis] <= SIZE for corner in corners for axis in "xy"), drawing


def test_files_are_found_in_the_theme_first(folder: Path) -> None:
    theme_drawings.write_drawings(Theme.named("swiss"))
    assert paths.asset_file("/svg/bomb.svg") == folder / "svg" / "bomb.svg"
    assert paths.asset_file("/svg/own.svg") == paths.ROOT / "assets" / "svg" / "own.svg"


def test_art_is_served_as_it_is(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = tmp_path / "themes" / DEFAULT / "art" / "grain.png"
    art.parent.mkdir(parents=True)
    art.write_bytes(b"grain")
    monkeypatch.setattr("portfolio.models.theme.theme.THEMES", tmp_path / "themes")
    theme = Theme.default()
    theme_drawings.write_drawings(theme)
    assert (folder / "art" / "grain.png").read_bytes() == b"grain"
    art.unlink()
    theme_drawings.write_drawings(theme)
    assert not (folder / "art" / "grain.png").exists()


def test_those_of_another_theme_are_deleted(folder: Path) -> None:
    theme_drawings.write_drawings(Theme.named("swiss"))
    theme_drawings.write_drawings(Theme.default())
    assert not [*folder.rglob("*.*")]
