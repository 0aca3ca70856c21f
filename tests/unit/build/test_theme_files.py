"""The theme's own files take the place of those in ``assets/``, and only those."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from shapely import LinearRing, Polygon

from portfolio import paths
from portfolio.build import generate_assets
from portfolio.models.theme import Theme
from portfolio.models.theme_files import THEME_NAMES
from portfolio.stickers.outline import BOX_SIZE, MAX_POINTS
from tests.support.tree import tree

ASSETS = paths.SITE / "assets"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the files of the theme in use are."""
    for module in (generate_assets, paths):
        monkeypatch.setattr(module, "DRAWINGS", tmp_path)
    return tmp_path


def test_drawings_and_outlines_of_a_theme_come_first_and_no_sticker_of_the_owner_changes() -> None:
    owned = ("/svg/own.svg", "/vertices/own-path.json")
    theme = Theme.named("riso")
    generate_assets.copy_theme_files(theme)
    for address in ("/svg/bomb.svg", "/vertices/bomb-path.json"):
        file = paths.asset_file(address)
        assert file.read_bytes() == theme.files[address[1:]].read_bytes()
        assert file.read_bytes() != (ASSETS / address[1:]).read_bytes()
    assert [paths.asset_file(it) for it in owned] == [ASSETS / it[1:] for it in owned]
    # A drawing without an outline keeps the outline in assets/.
    generate_assets.copy_theme_files(Theme.named("midnight"))
    assert paths.asset_file("/svg/bomb.svg") != ASSETS / "svg/bomb.svg"
    assert paths.asset_file("/vertices/bomb-path.json") == ASSETS / "vertices/bomb-path.json"


def test_files_of_a_theme_are_removed_with_the_theme(folder: Path) -> None:
    swiss = Theme.named("swiss")
    for theme in (Theme.named("midnight"), swiss):
        generate_assets.copy_theme_files(theme)
    assert tree(folder) == {name: file.read_bytes() for name, file in swiss.files.items()}
    generate_assets.copy_theme_files(Theme.default())
    assert tree(folder) == {}


@pytest.mark.parametrize("name", THEME_NAMES)
def test_outlines_of_a_theme_belong_to_the_drawings_of_the_theme(name: str) -> None:
    files = Theme.named(name).files
    for address in (file for file in files if file.startswith("vertices/")):
        assert address.replace("vertices", "svg").replace("-path.json", ".svg") in files
        corners = [(point["x"], point["y"]) for point in json.loads(files[address].read_text())]
        assert len(corners) <= MAX_POINTS
        assert LinearRing(corners).is_simple
        assert Polygon([(0, 0), (BOX_SIZE, 0), (BOX_SIZE, BOX_SIZE), (0, BOX_SIZE)]).covers(
            Polygon(corners)
        )
