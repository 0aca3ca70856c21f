"""Drawings of the theme replace those of the site, with their own outlines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from portfolio import paths
from portfolio.models.svg_safety import SVG
from portfolio.models.theme import Theme
from portfolio.models.theme.theme import DEFAULT
from portfolio.result_store import ResultStore
from portfolio.sprites import theme_drawings
from portfolio.sprites.outline import SIZE
from portfolio.sprites.pixel_sprite import pixel_mascot, pixel_sprite

PIXELS = Theme.model_validate({"sprites": {"style": "pixels"}})
FOX = f'<svg xmlns="{SVG}" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="red"/></svg>'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the drawings of the theme in use are."""
    for module in (theme_drawings, paths):
        monkeypatch.setattr(module, "DRAWINGS", tmp_path / "drawings")
    for store in ("OUTLINES", "REDRAWN"):
        monkeypatch.setattr(theme_drawings, store, ResultStore(tmp_path / store))
    return tmp_path / "drawings"


@pytest.fixture
def own(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The address of a drawing of the owner's, without a border."""
    monkeypatch.setattr(theme_drawings, "ROOT", folder.parent)
    monkeypatch.setattr(paths, "ROOT", folder.parent)
    (folder.parent / "assets/art/of.mine").mkdir(parents=True)
    (folder.parent / "assets/art/of.mine/fox.svg").write_text(FOX)
    return "/art/of.mine/fox.svg"


def test_drawings_of_a_theme_come_first_and_are_removed_with_the_theme(folder: Path) -> None:
    theme = Theme.named("swiss")
    theme_drawings.write_drawings(theme)
    assert {it.name for it in (folder / "svg").iterdir()} == {it.name for it in theme.drawings}
    for drawing in theme.drawings:
        corners = json.loads((folder / "vertices" / f"{drawing.stem}-path.json").read_text())
        assert len(corners) >= 3
        assert all(0 <= corner[axis] <= SIZE for corner in corners for axis in "xy"), drawing
    assert paths.asset_file("/svg/bomb.svg") == folder / "svg" / "bomb.svg"
    assert paths.asset_file("/svg/own.svg") == paths.ROOT / "assets" / "svg" / "own.svg"
    theme_drawings.write_drawings(Theme.default())
    assert not [*folder.rglob("*.*")]


def test_art_files_of_a_theme_are_served_unchanged(
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


def test_a_theme_of_pixels_redraws_the_owners_stickers(folder: Path, own: str) -> None:
    theme_drawings.write_drawings(PIXELS, [own, "/svg/missing.svg"])
    assert [it for it in folder.rglob("*") if it.is_file()] == [paths.asset_file(own)]
    assert paths.asset_file(own).read_text() == pixel_sprite(FOX, PIXELS)


def test_a_theme_of_pixels_redraws_the_mascot_in_smaller_pixels(folder: Path, own: str) -> None:
    theme = Theme.model_validate({"mascot": own, "sprites": {"style": "pixels"}})
    theme_drawings.write_drawings(theme, [own])
    assert paths.asset_file(own).read_text() == pixel_mascot(FOX, theme)


def test_an_overprinted_sticker_has_the_outline_of_the_printed_drawing(
    folder: Path, own: str
) -> None:
    file = paths.ROOT / "assets" / "vertices" / f"{Path(own).stem}-path.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("[]")
    inks = ["#f0452c", "#2350b5", "#ffc629", "#a9b4d2"]
    theme = Theme.model_validate({"sprites": {"style": "overprint", "inks": inks}})
    theme_drawings.write_drawings(theme, [own])
    assert 'class="sil"' in paths.asset_file(own).read_text()
    corners = json.loads((folder / "vertices" / file.name).read_text())
    assert len(corners) >= 3
    assert file.read_text() == "[]", "the owner's file has been changed"


def test_a_theme_without_a_sticker_style_redraws_no_drawing(folder: Path, own: str) -> None:
    theme_drawings.write_drawings(PIXELS, [own])
    theme_drawings.write_drawings(Theme.default(), [own])
    assert not [it for it in folder.rglob("*") if it.is_file()]
    assert paths.asset_file(own).read_text() == FOX


def test_drawings_of_a_theme_come_before_redrawn_drawings(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(theme_drawings, "outline_around", lambda area: [])
    theme = Theme.model_validate({"extends": "swiss", "sprites": {"style": "pixels"}})
    theme_drawings.write_drawings(theme, ["/svg/bomb.svg"])
    (bomb,) = [it for it in theme.drawings if it.stem == "bomb"]
    assert (folder / "svg/bomb.svg").read_bytes() == bomb.read_bytes()


def test_a_redrawn_sticker_is_not_drawn_again(own: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def draw(svg: str, _: Theme) -> str:
        drawn.append(svg)
        return svg

    monkeypatch.setattr(theme_drawings, "STYLES", {"pixels": theme_drawings.Redraw(draw, draw)})
    theme_drawings.write_drawings(PIXELS, [own])
    theme_drawings.write_drawings(PIXELS, [own])
    assert drawn == [FOX]
