"""A theme's files take the place of those in ``assets/``, and these that of the engine's."""

import json
from pathlib import Path
from typing import get_args

import pytest
from shapely import LinearRing, Polygon

from portfolio import paths
from portfolio.atomic_write import write_files
from portfolio.build import generate_assets
from portfolio.content.theme_files import THEME_NAMES, replaced_files
from portfolio.content.themes import default_theme, named_theme
from portfolio.errors import BuildError
from portfolio.models.theme.roles import Scheme
from portfolio.models.theme.theme import Theme
from portfolio.picture_files.plain_svg import plain_svg
from portfolio.stickers.outline import BOX_SIZE, MAX_POINTS
from portfolio.theme.tokens import in_theme_colors
from tests.support.tree import tree

ASSETS = paths.SITE / "assets"
OUTLINE = "/vertices/bomb-path.json"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for module in (generate_assets, paths):
        monkeypatch.setattr(module, "SERVED", tmp_path)
    return tmp_path


def in_both_schemes(file: Path, theme: Theme) -> str:
    text = file.read_text()
    light, dark = (in_theme_colors(text, theme, scheme) for scheme in get_args(Scheme))
    return text if light == text else plain_svg(light, dark)


def test_a_drawing_in_the_themes_colours_that_is_not_plain_is_refused_by_its_line(
    folder: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawing = tmp_path_factory.mktemp("theme") / "cat.svg"
    drawing.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n'
        '<path style="fill:var(--text);stroke-width:calc(1px * 2)" d="M0 0h9v9z"/></svg>'
    )
    files = {"svg/cat.svg": drawing}
    monkeypatch.setattr(generate_assets, "replaced_files", lambda theme: files)
    with pytest.raises(BuildError, match=r"cat\.svg:2: stroke-width: calc\(1px \* 2\)"):
        generate_assets.copy_served_files(default_theme())


def test_drawings_and_outlines_of_a_theme_come_first_and_no_sticker_of_the_owner_changes() -> None:
    owned = ("/svg/own.svg", "/vertices/own-path.json")
    theme = named_theme("riso")
    generate_assets.copy_served_files(theme)
    for address in ("/svg/bomb.svg", "/vertices/bomb-path.json"):
        file = paths.asset_file(address)
        assert file.read_text() == in_both_schemes(replaced_files(theme)[address[1:]], theme)
    assert paths.asset_file("/svg/bomb.svg").read_bytes() != (ASSETS / "svg/bomb.svg").read_bytes()
    assert [paths.asset_file(it) for it in owned] == [ASSETS / it[1:] for it in owned]
    # A drawing without an outline keeps the outline of the engine.
    generate_assets.copy_served_files(named_theme("midnight"))
    assert paths.asset_file("/svg/bomb.svg") != ASSETS / "svg/bomb.svg"
    assert (
        paths.asset_file(OUTLINE).read_bytes() == (paths.ENGINE_ASSETS / OUTLINE[1:]).read_bytes()
    )


def test_a_file_with_letters_and_accents_apart_is_served_at_its_composed_name_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assets = tmp_path_factory.mktemp("assets")
    monkeypatch.setattr(generate_assets, "ASSETS", assets)
    write_files({assets / "u\u0308/a\u0308.pdf": b"%PDF", assets / "\u00f6.pdf": b"%PDF"})
    generate_assets.copy_served_files(default_theme())
    assert (folder / "\u00fc/\u00e4.pdf").read_bytes() == b"%PDF"
    assert not (folder / "\u00f6.pdf").exists()
    assert not [*folder.glob("player*")], "there is no video"


def test_a_file_of_the_site_takes_the_place_of_the_engines(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    assets = tmp_path_factory.mktemp("assets")
    for module in (generate_assets, paths):
        monkeypatch.setattr(module, "ASSETS", assets)
    own = assets / OUTLINE[1:]
    write_files({own: "[]", assets / "video/cat.webm": ""})
    generate_assets.copy_served_files(default_theme())
    assert paths.asset_file(OUTLINE) == own
    assert paths.asset_file("/player/player.js") == folder / "player/player.js"
    generate_assets.copy_served_files(named_theme("riso"))
    assert paths.asset_file(OUTLINE) == folder / OUTLINE[1:]


def test_files_of_a_theme_are_removed_with_the_theme(folder: Path) -> None:
    engine = tree(paths.ENGINE_ASSETS)
    generate_assets.copy_served_files(named_theme("midnight"))
    for theme in (named_theme("swiss"), default_theme()):
        generate_assets.copy_served_files(theme)
        own = {name: in_both_schemes(it, theme) for name, it in replaced_files(theme).items()}
        assert tree(folder) == engine | {name: it.encode() for name, it in own.items()}


@pytest.mark.parametrize("name", THEME_NAMES)
def test_outlines_of_a_theme_belong_to_the_drawings_of_the_theme(name: str) -> None:
    files = replaced_files(named_theme(name))
    for address in (file for file in files if file.startswith("vertices/")):
        assert address.replace("vertices", "svg").replace("-path.json", ".svg") in files
        corners = [(point["x"], point["y"]) for point in json.loads(files[address].read_text())]
        assert len(corners) <= MAX_POINTS
        assert LinearRing(corners).is_simple
        assert Polygon([(0, 0), (BOX_SIZE, 0), (BOX_SIZE, BOX_SIZE), (0, BOX_SIZE)]).covers(
            Polygon(corners)
        )
