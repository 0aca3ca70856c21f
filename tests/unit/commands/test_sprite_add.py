"""`sprite add` adds a sticker with all its files, and changes nothing when it fails."""

import json

import pytest
from shapely import Polygon

from portfolio.atomic_write import write_file
from portfolio.paths import ENGINE_ASSETS
from tests.support.sample import ASSETS, CONTENT

from .conftest import CommandLine, project_in

STAR = '<path d="M12 2l3 7h7l-5.5 4.5 2 7.5-6.5-4-6.5 4 2-7.5L2 9h7z"/>'
HOME = "home.yaml"


@pytest.fixture
def site(shell: CommandLine) -> CommandLine:
    shell.own_assets()
    return shell


@pytest.fixture(scope="module")
def with_star(tmp_path_factory: pytest.TempPathFactory) -> CommandLine:
    """A project to which a star was added as "spaceCat"."""
    with project_in(tmp_path_factory.mktemp("star")) as shell:
        shell.own_assets()
        output = shell.runs(*add(shell, STAR))
    assert "spaceCat joins the playground:" in output
    assert "covers" not in output
    return shell


def add(site: CommandLine, shapes: str, file: str = "space cat.svg", size: int = 24) -> list[str]:
    """Returns the words of the command for a drawing that lies outside of the project."""
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" fill="#ffe14a">'
    drawing = site.root.parent / file
    write_file(drawing, f"{start}{shapes}</svg>")
    return ["sprite", "add", str(drawing)]


def test_an_added_sticker_is_the_last_and_changes_nothing_else(with_star: CommandLine) -> None:
    content = with_star.site()
    *others, added = content.home.playground.sprites
    assert (len(others), added.name, added.label) == (8, "spaceCat", "Space cat")
    assert (added.friction_air, added.restitution) == (0, 0.5)
    assert added.still is None, "the page gives it a free place"
    before, after = (CONTENT / HOME).read_text(), with_star.read(HOME)
    assert after.startswith(before.rstrip("\n"))
    assert after.count("\n") == before.count("\n") + 6


def test_a_sticker_is_named_in_latin_letters_as_addresses_are(site: CommandLine) -> None:
    site.runs(*add(site, STAR, file="Büyük martı.svg"))
    added = site.site().home.playground.sprites[-1]
    assert (added.name, added.image) == ("buyukMarti", "/svg/buyuk-marti.svg")


def test_keys_after_the_list_of_stickers_stay_after_an_added_sticker(site: CommandLine) -> None:
    head, sprites = site.read(HOME).split("\nplayground:\n")
    text = f"# mine\nplayground:\n{sprites}# the words\n{head}".replace("\n", "\r\n")
    write_file(site.content / HOME, text)
    site.runs(*add(site, STAR))
    after = (site.content / HOME).read_bytes().decode()
    assert after.index("spaceCat") < after.index("# the words\r\n") < after.index("heading:")
    assert "\n" not in after.replace("\r\n", "")


def test_an_added_sticker_that_has_a_border_gets_no_second_border(site: CommandLine) -> None:
    bomb = (ASSETS / "svg/bomb.svg").read_text()
    shapes = bomb[bomb.index(">") + 1 : bomb.rindex("</svg>")]
    site.runs(*add(site, shapes, size=200), "--name", "bombTwo")
    files = site.files()
    assert files["assets/svg/bomb-two.svg"].count(b'class="cut"') == 1
    drawn = (ENGINE_ASSETS / "vertices/bomb-path.json").read_bytes()
    found, own = (
        Polygon((point["x"], point["y"]) for point in json.loads(outline))
        for outline in (files["assets/vertices/bomb-two-path.json"], drawn)
    )
    assert found.symmetric_difference(own).area < own.area / 100


def test_sprite_add_refuses_a_drawing_that_cannot_be_a_sticker(site: CommandLine) -> None:
    output = site.refuses(*add(site, f"{STAR}<script>alert(1)</script>"))
    for words in ("a <script> element", "space cat.svg", "Nothing was changed."):
        assert words in output


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["--name", "bomb"], "There is a sticker bomb already"),
        (["--name", "mushroom"], "assets/svg/mushroom.svg is there already"),
        (["--name", "../mushroom"], "is no name for a sticker"),
        (["--name", "9lives"], "is no name for a sticker"),
        ([], "Give it one of letters and digits with --name"),
    ],
)
def test_sprite_add_refuses_a_name_that_a_sticker_cannot_have(
    site: CommandLine, options: list[str], reason: str
) -> None:
    assert reason in site.refuses(*add(site, STAR, file="(!).svg"), *options)


def test_stickers_listed_in_braces_are_not_changed(site: CommandLine) -> None:
    head, _ = site.read(HOME).split("\nplayground:\n")
    place = "{ x: 41.5%, y: 8.5%, size: 142 }"
    files = "image: /svg/bomb.svg, outline: /vertices/bomb-path.json"
    sprite = f"{{ name: bomb, {files}, still: {{ wide: {place}, narrow: {place} }} }}"
    write_file(site.content / HOME, f"{head}\nplayground:\n  sprites: [{sprite}]\n")
    output = site.refuses(*add(site, STAR), "--name", "mine")
    assert "is not a list with one item a line" in output


def test_a_sticker_can_be_added_to_an_empty_list(site: CommandLine) -> None:
    head, _ = site.read(HOME).split("\nplayground:\n")
    write_file(site.content / HOME, f"{head}\nplayground:\n  sprites: []\n")
    site.runs(*add(site, STAR))
    assert [it.name for it in site.site().home.playground.sprites] == ["spaceCat"]


def test_a_drawing_becomes_the_sticker_of_a_project_and_takes_the_place_of_another(
    site: CommandLine,
) -> None:
    file = "projects/loans/project.yaml"
    before = site.read(file)
    output = site.runs(*add(site, STAR), "--project", "loans")
    assert "spaceCat is the sticker of loans:" in output
    loans = site.site().project("/projects/loans")
    assert loans
    assert (loans.sticker, loans.sticker_outline) == (
        "/svg/space-cat.svg",
        "/vertices/space-cat-path.json",
    )
    assert len(site.site().home.playground.sprites) == 8, "it is no sticker of home"
    assert site.read(file).replace("sticker: /svg/space-cat.svg\n", "") == before
    site.runs(*add(site, STAR, file="moon.svg"), "--project", "loans")
    loans = site.site().project("/projects/loans")
    assert loans
    assert loans.sticker == "/svg/moon.svg"
    assert site.read(file).count("\nsticker:") + site.read(file).startswith("sticker:") == 1


def test_sprite_add_names_the_projects_where_there_is_none_of_a_name(site: CommandLine) -> None:
    output = site.refuses(*add(site, STAR), "--project", "lones")
    assert "There is no project lones. Name one of these: cover, draw, loans." in output
    assert "Nothing was changed." in output
