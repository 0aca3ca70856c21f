"""`sprite add` adds a sticker with all its files, and changes nothing when it fails."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image, ImageColor
from shapely import LinearRing

from portfolio import paths
from portfolio.commands import cli
from portfolio.content.loader import load
from portfolio.picture_files.svg_safety import read_safe_svg
from portfolio.stickers.outline import marked_outline
from portfolio.stickers.preview import LINE
from tests.support.sample import ASSETS, SAMPLE
from tests.support.tree import tree as tree_of

STAR = '<path d="M12 2l3 7h7l-5.5 4.5 2 7.5-6.5-4-6.5 4 2-7.5L2 9h7z"/>'


def copy_of_sample(folder: Path) -> Path:
    """Returns a folder that gets a copy of the sample, with its assets."""
    return shutil.copytree(SAMPLE, folder, dirs_exist_ok=True)


def add(
    tree: Path, shapes: str, *options: str, file: str = "space cat.svg", box: str = "0 0 24 24"
) -> Result:
    """Runs the command on a drawing of one's own, with a copy of the sample for the site."""
    drawing = tree / file
    drawing.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="#ffe14a">{shapes}</svg>'
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "CONTENT", tree / "content")
        return CliRunner().invoke(cli.main, ["sprite", "add", str(drawing), *options])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A fresh copy of the sample."""
    return copy_of_sample(tmp_path)


@pytest.fixture(scope="module")
def untouched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sample in which the command has to change nothing."""
    return copy_of_sample(tmp_path_factory.mktemp("untouched"))


@pytest.fixture(scope="module")
def with_star(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sample to which a star was added as "spaceCat"."""
    folder = copy_of_sample(tmp_path_factory.mktemp("star"))
    result = add(folder, STAR)
    assert result.exit_code == 0, result.output
    assert "spaceCat joins the playground, with an outline of 10 points" in result.output
    assert "covers" not in result.output
    assert "See .cache/sprites/space-cat.png for its outline" in result.output
    return folder


def everything(folder: Path) -> list[dict[str, bytes]]:
    """What every file of the site says."""
    return [tree_of(folder / name) for name in ("content", "assets/svg", "assets/vertices")]


def refused(tree: Path, shapes: str, *options: str, **drawing: str) -> str:
    """Runs the command, which has to fail and to change nothing, and returns what it prints."""
    before = everything(tree)
    result = add(tree, shapes, *options, **drawing)
    assert result.exit_code == 1
    assert "Nothing was changed." in result.output
    assert everything(tree) == before
    return result.output


def test_an_added_sticker_is_the_last_and_changes_nothing_else_in_the_content(
    with_star: Path,
) -> None:
    sprites = load(with_star / "content").content.home.playground.sprites
    assert len(sprites) == 9
    assert sprites[-1].name == "spaceCat"
    assert (sprites[-1].friction_air, sprites[-1].restitution) == (0, 0.5)
    before = (SAMPLE / "content" / "home.yaml").read_text()
    after = (with_star / "content" / "home.yaml").read_text()
    assert after.startswith(before.rstrip("\n"))
    assert after.count("\n") == before.count("\n") + 8


def test_keys_after_the_list_of_stickers_stay_after_an_added_sticker(tree: Path) -> None:
    home = tree / "content" / "home.yaml"
    head, sprites = home.read_text().split("\nplayground:\n")
    home.write_bytes(
        f"# mine\nplayground:\n{sprites}# the words\n{head}".replace("\n", "\r\n").encode()
    )
    assert add(tree, STAR).exit_code == 0
    after = home.read_bytes().decode()
    assert after.index("spaceCat") < after.index("# the words\r\n") < after.index("heading:")
    assert "\n" not in after.replace("\r\n", "")


def test_an_added_drawing_is_fitted_into_the_box_of_a_sticker(tree: Path) -> None:
    add(tree, '<rect x="30" y="5" width="40" height="20"/>', box="0 0 400 40")
    picture = tree / "assets" / "svg" / "space-cat.svg"
    svg = read_safe_svg(picture)
    assert 'width="200" height="200" viewBox="0 0 200 200"' in svg
    ring = LinearRing(marked_outline(svg, picture))
    assert ring.bounds == pytest.approx((15, 57.5, 185, 142.5), abs=0.2)
    vertices = json.loads((tree / "assets" / "vertices" / "space-cat-path.json").read_text())
    assert LinearRing((it["x"], it["y"]) for it in vertices).equals(ring)


def test_an_added_sticker_that_has_a_border_gets_no_second_border(tree: Path) -> None:
    bomb = (ASSETS / "svg" / "bomb.svg").read_text()
    shapes = bomb[bomb.index(">") + 1 : bomb.rindex("</svg>")]
    add(tree, shapes, "--name", "bombTwo", box="0 0 200 200")
    assert (tree / "assets" / "svg" / "bomb-two.svg").read_text().count('class="cut"') == 1
    vertices = tree / "assets" / "vertices"
    assert (vertices / "bomb-two-path.json").read_text() == (
        vertices / "bomb-path.json"
    ).read_text()


def test_an_added_sticker_lies_in_the_first_free_place_of_the_theme(with_star: Path) -> None:
    site = load(with_star / "content").content
    *others, added = (sprite.still for sprite in site.home.playground.sprites)
    assert added.wide == site.theme.sticker_places.wide[0]
    assert added.narrow == site.theme.sticker_places.narrow[0]
    assert added not in others


def test_a_sticker_without_a_free_place_is_reported(tree: Path) -> None:
    theme = tree / "content" / "theme.yaml"
    taken = "{ x: 41.5%, y: 8.5%, size: 142 }"
    theme.write_text(f"stickerPlaces:\n  wide:\n    - {taken}\n")
    assert "It covers something in the still layout" in add(tree, STAR).output


@pytest.mark.parametrize(
    ("shapes", "reason"),
    [
        ("", "nothing in it is painted"),
        ('<path fill="none" d="M2 2h20v20z"/>', "nothing in it is painted"),
        (f'<g opacity="0.01">{STAR}</g>', "nothing in it is painted"),
        ('<path d="M0 0L9 9" stroke="red" stroke-width=".1"/>', "nothing but hairlines in it"),
        (f"{STAR}<script>alert(1)</script>", "a <script> element"),
        (f'{STAR}<rect onclick="x()" width="9" height="9"/>', "an event handler onclick"),
        (f'{STAR}<use href="https://example.com/a.svg#b"/>', "a link to"),
        (f"{STAR}<image/>", "trace the picture to shapes"),
    ],
)
def test_sprite_add_refuses_a_drawing_that_cannot_be_a_sticker(
    untouched: Path, shapes: str, reason: str
) -> None:
    output = refused(untouched, shapes)
    assert reason in output
    assert "space cat.svg" in output


def test_sprite_add_draws_the_sticker_beside_the_traced_outline(with_star: Path) -> None:
    with Image.open(with_star / ".cache/sprites/space-cat.png") as shown:
        assert shown.size == (1200, 600)
        reds = [
            shown.crop(half).getcolors(1 << 20) for half in ((0, 0, 600, 600), (600, 0, 1200, 600))
        ]
    left, right = ({colour for _, colour in found or ()} for found in reds)
    assert ImageColor.getrgb(LINE) in right - left
    assert not list((with_star / "assets").rglob("*.png"))


def test_sprite_add_draws_why_a_drawing_is_refused(untouched: Path) -> None:
    output = refused(untouched, '<path d="M0 0L9 9" stroke="red" stroke-width=".1"/>')
    assert ".cache/sprites/space-cat.png shows how it is seen" in output
    with Image.open(untouched / ".cache/sprites/space-cat.png") as shown:
        assert shown.size == (1200, 600)


@pytest.mark.parametrize("box", ["", "0 0 0 24", "a b c d", "0 0 nan 24"])
def test_sprite_add_refuses_a_drawing_without_a_valid_view_box(untouched: Path, box: str) -> None:
    assert "it has no viewBox" in refused(untouched, STAR, box=box)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--name", "bomb"], "There is a sprite bomb already"),
        (["--name", "mushroom"], "assets/svg/mushroom.svg is there already"),
        (["--name", "../mushroom"], "is no name for a sprite"),
        (["--name", "9lives"], "is no name for a sprite"),
        ([], "Give it one of letters and digits with --name"),
    ],
)
def test_sprite_add_refuses_a_name_that_a_sticker_cannot_have(
    untouched: Path, options: list[str], reason: str
) -> None:
    assert reason in refused(untouched, STAR, *options, file="猫.svg")


def test_sprite_add_with_a_full_disk_changes_no_file(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(tree)
    replace = Path.replace

    def fail_at_the_content(draft: Path, target: Path) -> Path:
        if target.name == "home.yaml":
            raise OSError(28, "No space left on device", str(target))
        return replace(draft, target)

    monkeypatch.setattr(Path, "replace", fail_at_the_content)
    result = add(tree, STAR)
    assert result.exit_code == 1
    assert "No space left on device" in result.output
    assert everything(tree) == before


def test_stickers_listed_in_braces_are_not_changed(tree: Path) -> None:
    home = tree / "content" / "home.yaml"
    head, sprites = home.read_text().split("\n  sprites:\n")
    first = sprites.split("    - ")[1].replace("      ", "").strip()
    still = first.partition("still:\n")[2].replace("\n", ", ")
    flat = first.partition("still:")[0].strip().replace("\n", ", ")
    home.write_text(f"{head}\n  sprites: [{{ {flat}, still: {{ {still} }} }}]\n")
    assert "is not a list with one item a line" in refused(tree, STAR, "--name", "mine")


def test_a_sticker_can_be_added_to_an_empty_list(tree: Path) -> None:
    home = tree / "content" / "home.yaml"
    home.write_text(home.read_text().partition("  sprites:\n")[0] + "  sprites: []\n")
    assert add(tree, STAR).exit_code == 0
    assert [it.name for it in load(tree / "content").content.home.playground.sprites] == [
        "spaceCat"
    ]
