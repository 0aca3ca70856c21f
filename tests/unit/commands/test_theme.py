"""`theme`: the themes of the project, and one derived from a colour."""

from __future__ import annotations

import pytest

from portfolio.content.checks.theme_contrast import low_contrast
from portfolio.content.loader import load
from portfolio.models.theme.theme import NAMES, read_theme
from portfolio.scaffold.theme.derive import derive
from portfolio.scaffold.theme.theme_file import with_colours

from .conftest import CommandLine

NO_COLOURS = {
    *("colorScheme", "description", "shape", "mascot", "logo", "fonts", "sprites", "stills")
}
"""Parts of a theme that `theme new` says nothing about; the inks of sprites name hues."""

OWN = """\
# yaml-language-server: $schema=.schema/theme.json
# Mine.
extends: sticker-pop  # for now
colors:
  # the red of the shop
  accent: "#ff9371"
  paper: { light: "#fffdf8", dark: "#150a2a" }

shape:
  radius: 4  # nearly square
lettering:
  # as on the card
  gradients:
    home: [red, orange]
"""


@pytest.fixture
def own(command_line: CommandLine) -> CommandLine:
    """A command line whose project has a theme.yaml with comments and values."""
    (command_line.content / "theme.yaml").write_text(OWN)
    return command_line


def test_every_theme_is_listed_with_a_line_about_it(command_line: CommandLine) -> None:
    output = command_line.run("theme").output
    for name in NAMES:
        assert read_theme(name)["description"].rstrip() in output
        assert f"{name} " in output
    assert "* sticker-pop" in output
    assert "Your own" not in output


def test_the_list_names_the_picture_of_a_theme(command_line: CommandLine) -> None:
    pictures = command_line.content.parent / "docs" / "pictures"
    pictures.mkdir(parents=True)
    (pictures / "theme-swiss.webp").touch()
    output = command_line.run("theme").output
    assert "docs/pictures/theme-swiss.webp\n" in output
    assert "theme-sticker-pop" not in output


def test_the_list_says_what_the_owner_has_changed(own: CommandLine) -> None:
    before = own.files()
    output = own.run("theme").output
    assert "content/theme.yaml:6  colors.accent\n" in output
    assert "content/theme.yaml:10  shape.radius\n" in output
    assert own.files() == before


class TestUse:
    def test_only_the_name_changes(self, own: CommandLine) -> None:
        output = own.run("theme", "use", NAMES[-1]).output
        assert own.read("theme.yaml") == OWN.replace("sticker-pop", NAMES[-1])
        assert f"content/theme.yaml extends {NAMES[-1]}." in output

    def test_it_says_what_of_the_owners_stays_in_force(self, own: CommandLine) -> None:
        output = own.run("theme", "use", NAMES[-1]).output
        fields = [line.split()[1] for line in output.splitlines() if line.startswith("  ")]
        assert fields == [
            *("colors.accent", "colors.paper", "shape.radius", "lettering.gradients.home"),
        ]

    def test_a_file_without_the_key_gets_it_before_all_others(self, own: CommandLine) -> None:
        (own.content / "theme.yaml").write_text("# Mine.\nshape:\n  radius: 4\n")
        assert own.run("theme", "use", NAMES[-1]).exit_code == 0
        text = own.read("theme.yaml")
        assert text == f"# Mine.\nextends: {NAMES[-1]}\nshape:\n  radius: 4\n"

    def test_where_there_is_no_file_it_is_made(self, command_line: CommandLine) -> None:
        (command_line.content / "theme.yaml").unlink(missing_ok=True)
        assert command_line.run("theme", "use", NAMES[-1]).exit_code == 0
        assert command_line.load().theme.extends == NAMES[-1]
        assert command_line.read("theme.yaml").startswith("# yaml-language-server: $schema=")

    def test_an_unknown_name_is_refused_with_the_nearest(self, own: CommandLine) -> None:
        output = own.refuses("theme", "use", "sticker-pup")
        assert "There is no theme 'sticker-pup'; did you mean `sticker-pop`?" in output

    def test_content_that_is_not_valid_is_left_alone(self, own: CommandLine) -> None:
        (own.content / "theme.yaml").write_text("shape:\n  radius: 99\n")
        assert "content/theme.yaml:2:11" in own.refuses("theme", "use", NAMES[-1])


class TestNew:
    def test_all_colours_are_written_and_can_be_seen(self, command_line: CommandLine) -> None:
        (command_line.content / "theme.yaml").unlink(missing_ok=True)
        result = command_line.run("theme", "new", "Sunset", "--accent", "#e4572e")
        assert result.exit_code == 0, result.output
        text = command_line.read("theme.yaml")
        assert '\n# The colours of "Sunset", derived from #e4572e by: ' in text
        loaded = load(command_line.content)
        document = next(it for it in loaded.documents if it.name == "content/theme.yaml")
        assert {*read_theme("sticker-pop")} - {*document.data} == NO_COLOURS
        assert [*low_contrast(document, loaded.content.theme)] == []

    def test_it_says_where_the_accent_had_to_move(self, command_line: CommandLine) -> None:
        moved = command_line.run("theme", "new", "Navy", "--accent", "#123456", "--yes").output
        assert "The accent is #" in moved
        kept = command_line.run("theme", "new", "Sun", "--accent", "#ffd23f", "--yes").output
        assert "The accent is #" not in kept
        assert command_line.load().theme.colors.accent.light == "#ffd23f"

    def test_comments_and_what_is_no_colour_stay(self, own: CommandLine) -> None:
        assert own.run("theme", "new", "Sea", "--accent", "teal", "--yes").exit_code == 0
        text = own.read("theme.yaml")
        for line in ("# Mine.", "extends: sticker-pop  # for now", "  radius: 4  # nearly square"):
            assert f"{line}\n" in text
        assert "the red of the shop" not in text
        assert text.count("colors:") == text.count("gradients:") == 1
        assert own.load().theme.shape.radius == 4

    def test_a_second_one_takes_the_place_of_the_first(self, own: CommandLine) -> None:
        assert own.run("theme", "new", "Sea", "--accent", "teal", "--yes").exit_code == 0
        first = own.read("theme.yaml")
        assert own.run("theme", "new", "Sun", "--accent", "gold", "--yes").exit_code == 0
        second = own.read("theme.yaml")
        assert "Sea" not in second
        assert len(second.splitlines()) == len(first.splitlines())

    def test_other_keys_of_the_lettering_stay(self) -> None:
        text = "lettering:\n    gradients:\n        home: [red, blue]\n    # how\n    style: flat\n"
        changed = with_colours(text, "x", derive("#e4572e"))
        assert changed.startswith("lettering:\n    # how\n    gradients:\n      home: [")
        assert "\n    style: flat\n" in changed

    def test_it_asks_before_it_replaces_colours(self, own: CommandLine) -> None:
        output = own.refuses("theme", "new", "Sunset", "--accent", "#e4572e")
        assert "content/theme.yaml:6  colors.accent" in output
        assert "shape.radius" not in output
        assert "Go ahead?" in output

    def test_it_does_not_ask_where_there_is_nothing_to_replace(self, own: CommandLine) -> None:
        (own.content / "theme.yaml").write_text("shape:\n  radius: 4\n")
        assert "Go ahead?" not in own.run("theme", "new", "Sea", "--accent", "teal").output
        assert own.load().theme.shape.radius == 4

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ((), 'There is no colour. Put it in quotes: --accent "#'),
            (("--accent",), "There is no colour. Put it in quotes"),
            (("--accent", "tomatoe"), "found 'tomatoe'. Did you mean tomato?"),
            (("--accent", "#e4572"), "--accent: expected a colour such as #ffe14a or black"),
        ],
    )
    def test_without_a_colour_nothing_is_changed(
        self, own: CommandLine, words: tuple[str, ...], expected: str
    ) -> None:
        assert expected in own.refuses("theme", "new", "Sunset", *words)

    def test_keys_that_share_a_line_are_refused(self, own: CommandLine) -> None:
        (own.content / "theme.yaml").write_text(
            "{ shape: { radius: 4 }, colors: { ink: black } }\n"
        )
        output = own.refuses("theme", "new", "Sea", "--accent", "teal", "--yes")
        assert "give each key below `colors` a line of its own" in output
