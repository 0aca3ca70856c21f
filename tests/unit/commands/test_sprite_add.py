"""`sprite add`: a sticker with all its files, or nothing."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from PIL import Image, ImageColor
from shapely import LinearRing

from portfolio import paths
from portfolio.commands import cli
from portfolio.content.loader import load
from portfolio.models.svg_safety import read_safe_svg
from portfolio.scaffold import sprite as scaffold
from portfolio.scaffold.sprite_placement import find_placement
from portfolio.sprites.marked_outline import marked_outline
from portfolio.sprites.preview import LINE
from tests.support.sample import ASSETS, SAMPLE

STAR = '<path d="M12 2l3 7h7l-5.5 4.5 2 7.5-6.5-4-6.5 4 2-7.5L2 9h7z"/>'

Add = Callable[..., Result]


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh copy of the sample, which the command takes for the real site."""
    shutil.copytree(SAMPLE, tmp_path, dirs_exist_ok=True)
    monkeypatch.setattr(paths, "CONTENT", tmp_path / "content")
    return tmp_path


@pytest.fixture
def add(tree: Path) -> Add:
    """Runs the command on a drawing of one's own."""

    def run(
        shapes: str, *options: str, file: str = "space cat.svg", box: str = "0 0 24 24"
    ) -> Result:
        drawing = tree / file
        drawing.write_text(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" fill="#ffe14a">{shapes}</svg>'
        )
        return CliRunner().invoke(cli.main, ["sprite", "add", str(drawing), *options])

    return run


def everything(tree: Path) -> dict[str, bytes]:
    """What every file of the site says."""
    folders = (tree / "content", tree / "assets" / "svg", tree / "assets" / "vertices")
    files = (file for folder in folders for file in folder.rglob("*") if file.is_file())
    return {str(file): file.read_bytes() for file in files}


def refused(result: Result) -> str:
    assert result.exit_code == 1
    assert "Nothing was changed." in result.output
    return result.output


def test_it_becomes_the_last_sprite_and_the_content_stays_valid(tree: Path, add: Add) -> None:
    result = add(STAR)
    assert result.exit_code == 0, result.output
    assert "spaceCat joins the playground, with an outline of 10 points" in result.output
    sprites = load(tree / "content").content.home.playground.sprites
    assert len(sprites) == 9
    assert sprites[-1].name == "spaceCat"
    assert (sprites[-1].friction_air, sprites[-1].restitution) == (0, 0.5)


def test_nothing_else_in_the_content_changes(tree: Path, add: Add) -> None:
    before = (tree / "content" / "home.yaml").read_text()
    add(STAR)
    after = (tree / "content" / "home.yaml").read_text()
    assert after.startswith(before.rstrip("\n"))
    assert after.count("\n") == before.count("\n") + 8


def test_what_follows_the_list_follows_the_new_sprite(tree: Path, add: Add) -> None:
    home = tree / "content" / "home.yaml"
    head, sprites = home.read_text().split("\nplayground:\n")
    home.write_bytes(
        f"# mine\nplayground:\n{sprites}# the words\n{head}".replace("\n", "\r\n").encode()
    )
    assert add(STAR).exit_code == 0
    after = home.read_bytes().decode()
    assert after.index("spaceCat") < after.index("# the words\r\n") < after.index("heading:")
    assert "\n" not in after.replace("\r\n", "")


def test_the_picture_is_a_sticker_in_its_box(tree: Path, add: Add) -> None:
    add('<rect x="30" y="5" width="40" height="20"/>', box="0 0 400 40")
    picture = tree / "assets" / "svg" / "space-cat.svg"
    assert 'width="200" height="200" viewBox="0 0 200 200"' in read_safe_svg(picture)
    ring = LinearRing(marked_outline(picture))
    assert ring.bounds == pytest.approx((15, 57.5, 185, 142.5), abs=0.2)
    vertices = json.loads((tree / "assets" / "vertices" / "space-cat-path.json").read_text())
    assert LinearRing((it["x"], it["y"]) for it in vertices).equals(ring)


def test_a_finished_sticker_gets_no_second_border(tree: Path, add: Add) -> None:
    bomb = (ASSETS / "svg" / "bomb.svg").read_text()
    shapes = bomb[bomb.index(">") + 1 : bomb.rindex("</svg>")]
    add(shapes, "--name", "bombTwo", box="0 0 200 200")
    assert (tree / "assets" / "svg" / "bomb-two.svg").read_text().count('class="cut"') == 1
    vertices = tree / "assets" / "vertices"
    assert (vertices / "bomb-two-path.json").read_text() == (
        vertices / "bomb-path.json"
    ).read_text()


def test_its_still_place_covers_no_other(tree: Path, add: Add) -> None:
    assert "covers" not in add(STAR).output
    *others, added = load(tree / "content").content.home.playground.sprites
    x, y = (float(it.rstrip("%")) / 100 for it in (added.still.wide.x, added.still.wide.y))
    for other in (sprite.still.wide for sprite in others):
        across = abs(
            x * 1440 + added.still.wide.size / 2 - float(other.x[:-1]) * 14.4 - other.size / 2
        )
        down = abs(y * 900 + added.still.wide.size / 2 - float(other.y[:-1]) * 9 - other.size / 2)
        assert max(across, down) > (added.still.wide.size + other.size) / 2 - 8


def test_a_still_layout_without_a_free_place_is_reported(
    tree: Path, add: Add, monkeypatch: pytest.MonkeyPatch
) -> None:
    layout, is_free = find_placement(load(tree / "content").content.home)
    assert is_free
    monkeypatch.setattr(scaffold, "find_placement", lambda _home: (layout, False))
    assert "It covers something in the still layout" in add(STAR).output


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
def test_a_drawing_that_cannot_be_used_changes_nothing(
    tree: Path, add: Add, shapes: str, reason: str
) -> None:
    before = everything(tree)
    output = refused(add(shapes))
    assert reason in output
    assert "space cat.svg" in output
    assert everything(tree) == before


def test_a_picture_shows_the_sprite_beside_its_outline(tree: Path, add: Add) -> None:
    result = add(STAR)
    assert "See .cache/sprites/space-cat.png for its outline" in result.output
    with Image.open(tree / ".cache/sprites/space-cat.png") as shown:
        assert shown.size == (1200, 600)
        reds = [
            shown.crop(half).getcolors(1 << 20) for half in ((0, 0, 600, 600), (600, 0, 1200, 600))
        ]
    left, right = ({colour for _, colour in found or ()} for found in reds)
    assert ImageColor.getrgb(LINE) in right - left
    assert not list((tree / "assets").rglob("*.png"))


def test_a_picture_shows_why_a_drawing_is_refused(tree: Path, add: Add) -> None:
    output = refused(add('<path d="M0 0L9 9" stroke="red" stroke-width=".1"/>'))
    assert ".cache/sprites/space-cat.png shows how it is seen" in output
    with Image.open(tree / ".cache/sprites/space-cat.png") as shown:
        assert shown.size == (1200, 600)


@pytest.mark.parametrize("box", ["", "0 0 0 24", "0 0 24", "a b c d", "0 0 nan 24", "0 0 inf 24"])
def test_a_drawing_without_a_sound_view_box_is_refused(add: Add, box: str) -> None:
    assert "it has no viewBox" in refused(add(STAR, box=box))


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--name", "bomb"], "There is a sprite bomb already"),
        (["--name", "mushroom"], "assets/svg/mushroom.svg is there already"),
        (["--name", "../mushroom"], "is no name for a sprite"),
        (["--name", "9lives"], "is no name for a sprite"),
    ],
)
def test_a_name_that_cannot_be_given_changes_nothing(
    tree: Path, add: Add, options: list[str], reason: str
) -> None:
    before = everything(tree)
    assert reason in refused(add(STAR, *options))
    assert everything(tree) == before


def test_a_file_without_a_usable_name_asks_for_one(add: Add) -> None:
    assert "Give it one of letters and digits with --name" in refused(add(STAR, file="猫.svg"))


def test_a_failure_half_way_leaves_every_file_as_it_was(
    tree: Path, add: Add, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything(tree)
    replace = Path.replace

    def fail_at_the_content(draft: Path, target: Path) -> Path:
        if target.name == "home.yaml":
            raise OSError(28, "No space left on device", str(target))
        return replace(draft, target)

    monkeypatch.setattr(Path, "replace", fail_at_the_content)
    result = add(STAR)
    assert result.exit_code == 1
    assert "No space left on device" in result.output
    assert everything(tree) == before


def test_a_list_written_in_braces_is_not_changed(tree: Path, add: Add) -> None:
    home = tree / "content" / "home.yaml"
    head, sprites = home.read_text().split("\n  sprites:\n")
    first = sprites.split("    - ")[1].replace("      ", "").strip()
    still = first.partition("still:\n")[2].replace("\n", ", ")
    flat = first.partition("still:")[0].strip().replace("\n", ", ")
    home.write_text(f"{head}\n  sprites: [{{ {flat}, still: {{ {still} }} }}]\n")
    assert "is not a list with one item a line" in refused(add(STAR, "--name", "mine"))


def test_help_shows_an_example() -> None:
    assert (
        "Example: python -m portfolio sprite add"
        in CliRunner().invoke(cli.main, ["sprite", "add", "--help"]).output
    )
