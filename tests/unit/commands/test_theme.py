"""`theme`: the themes of the project, and one derived from a colour."""

from __future__ import annotations

import pytest

from portfolio.atomic_write import write_file
from portfolio.content.checks.theme_contrast import low_contrast
from portfolio.models.theme import Theme
from portfolio.models.theme_files import THEME_NAMES, read_theme
from portfolio.scaffold.derived_theme import derive
from portfolio.scaffold.theme_file import with_colors

from .conftest import CommandLine

PARTS_WITHOUT_COLOURS = {
    *("colorScheme", "description", "shape", "mascot", "logo", "fonts", "stills", "followAccent"),
}
"""Parts of a theme that `theme new` says nothing about."""

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


def test_themes_are_listed_with_a_line_and_a_picture_of_each(
    command_line: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portfolio.paths.ENGINE", command_line.root / "portfolio")
    write_file(command_line.root / "docs/pictures/theme-swiss.webp", "")
    output = command_line.runs("theme")
    for name in THEME_NAMES:
        assert read_theme(name)["description"].rstrip() in output
        assert f"{name} " in output
    assert "* sticker-pop" in output
    assert "Your own" not in output
    assert "docs/pictures/theme-swiss.webp\n" in output
    assert "theme-sticker-pop" not in output


def test_the_list_of_themes_shows_the_values_that_the_owner_has_changed(own: CommandLine) -> None:
    before = own.files()
    output = own.runs("theme")
    assert "content/theme.yaml:6  colors.accent\n" in output
    assert "content/theme.yaml:10  shape.radius\n" in output
    assert own.files() == before


class TestUse:
    def test_theme_use_changes_the_name_and_lists_the_owners_settings_that_stay(
        self, own: CommandLine
    ) -> None:
        output = own.runs("theme", "use", THEME_NAMES[-1])
        assert own.read("theme.yaml") == OWN.replace("sticker-pop", THEME_NAMES[-1])
        assert f"content/theme.yaml extends {THEME_NAMES[-1]}." in output
        fields = [line.split()[1] for line in output.splitlines() if line.startswith("  ")]
        assert fields == [
            "colors.accent",
            "colors.paper",
            "shape.radius",
            "lettering.gradients.home",
        ]

    def test_theme_use_writes_a_missing_key_before_all_others_and_a_missing_file(
        self, own: CommandLine
    ) -> None:
        (own.content / "theme.yaml").write_text("# Mine.\nshape:\n  radius: 4\n")
        own.runs("theme", "use", THEME_NAMES[-1])
        text = own.read("theme.yaml")
        assert text == f"# Mine.\nextends: {THEME_NAMES[-1]}\nshape:\n  radius: 4\n"
        (own.content / "theme.yaml").unlink()
        own.runs("theme", "use", THEME_NAMES[-1])
        assert own.site().theme.extends == THEME_NAMES[-1]
        assert own.read("theme.yaml").startswith("# yaml-language-server: $schema=")

    def test_theme_use_refuses_an_unknown_name_and_leaves_invalid_content_alone(
        self, own: CommandLine
    ) -> None:
        output = own.refuses("theme", "use", "sticker-pup")
        assert "There is no theme 'sticker-pup'; did you mean `sticker-pop`?" in output
        (own.content / "theme.yaml").write_text("shape:\n  radius: 99\n")
        assert "content/theme.yaml:2:11" in own.refuses("theme", "use", THEME_NAMES[-1])


class TestNew:
    def test_a_new_theme_has_all_colours_with_enough_contrast(
        self, command_line: CommandLine
    ) -> None:
        (command_line.content / "theme.yaml").unlink(missing_ok=True)
        command_line.runs("theme", "new", "Sunset", "--accent", "#e4572e")
        text = command_line.read("theme.yaml")
        assert '\n# The colours of "Sunset", derived from #e4572e by: ' in text
        loaded = command_line.load()
        document = next(it for it in loaded.documents if it.name == "content/theme.yaml")
        assert {*read_theme("sticker-pop")} - {*document.data} == PARTS_WITHOUT_COLOURS
        assert [*low_contrast(document, loaded.content.theme)] == []

    @pytest.mark.parametrize("name", ["swiss", "riso", "midnight"])
    def test_a_new_theme_is_the_accent_alone_where_all_colours_follow_it(
        self, own: CommandLine, name: str
    ) -> None:
        own.runs("theme", "use", name)
        output = own.runs("theme", "new", "Sea", "--accent", "#0057ff", "--yes")
        assert f"All colours of {name} follow the accent." in output
        text = own.read("theme.yaml")
        assert text.endswith('theme new\ncolors:\n  accent: "#0057ff"\n')
        assert "gradients" not in text
        paper = own.site().theme.colors.paper
        assert paper == Theme.named(name).colors.paper
        assert own.site().theme.shape.radius == 4

    def test_a_new_theme_says_when_the_accent_had_to_move(self, command_line: CommandLine) -> None:
        moved = command_line.runs("theme", "new", "Navy", "--accent", "#123456", "--yes")
        assert "The accent is #" in moved
        kept = command_line.runs("theme", "new", "Sun", "--accent", "#ffd23f", "--yes")
        assert "The accent is #" not in kept
        assert command_line.site().theme.colors.accent.light == "#ffd23f"

    def test_a_new_theme_keeps_comments_and_what_is_no_colour(self, own: CommandLine) -> None:
        own.runs("theme", "new", "Sea", "--accent", "teal", "--yes")
        first = own.read("theme.yaml")
        for line in ("# Mine.", "extends: sticker-pop  # for now", "  radius: 4  # nearly square"):
            assert f"{line}\n" in first
        assert "the red of the shop" not in first
        assert first.count("colors:") == first.count("gradients:") == 1
        assert own.site().theme.shape.radius == 4
        again = with_colors(first, "Sun", derive("gold"))
        assert "Sea" not in again
        assert len(again.splitlines()) == len(first.splitlines())

    def test_a_new_theme_keeps_other_keys_of_the_lettering(self) -> None:
        text = "lettering:\n    gradients:\n        home: [red, blue]\n    # how\n    style: flat\n"
        changed = with_colors(text, "x", derive("#e4572e"))
        assert changed.startswith("lettering:\n    # how\n    gradients:\n      home: [")
        assert "\n    style: flat\n" in changed

    def test_theme_new_asks_before_replacing_colours(self, own: CommandLine) -> None:
        output = own.refuses("theme", "new", "Sunset", "--accent", "#e4572e")
        assert "content/theme.yaml:6  colors.accent" in output
        assert "shape.radius" not in output
        assert "Go ahead?" in output
        (own.content / "theme.yaml").write_text("shape:\n  radius: 4\n")
        assert "Go ahead?" not in own.runs("theme", "new", "Sea", "--accent", "teal")
        assert own.site().theme.shape.radius == 4

    @pytest.mark.parametrize(
        ("words", "expected"),
        [
            ((), 'There is no colour. Put it in quotes: --accent "#'),
            (("--accent",), "There is no colour. Put it in quotes"),
            (("--accent", "tomatoe"), "found 'tomatoe'. Did you mean tomato?"),
            (("--accent", "#e4572"), "--accent: expected a colour such as #ffe14a or black"),
        ],
    )
    def test_theme_new_without_a_colour_changes_nothing(
        self, own: CommandLine, words: tuple[str, ...], expected: str
    ) -> None:
        assert expected in own.refuses("theme", "new", "Sunset", *words)

    def test_theme_new_refuses_colours_that_share_a_line(self, own: CommandLine) -> None:
        (own.content / "theme.yaml").write_text(
            "{ shape: { radius: 4 }, colors: { ink: black } }\n"
        )
        output = own.refuses("theme", "new", "Sea", "--accent", "teal", "--yes")
        assert "give each key below `colors` a line of its own" in output
