"""`theme`: the themes of the project, which is in use, and its accent."""

import pytest

from portfolio.atomic_write import write_file
from portfolio.color import lightness_of
from portfolio.content.theme_files import ENGINE_THEME_NAMES, THEME_NAMES, read_theme
from portfolio.content.themes import named_theme

from .conftest import CommandLine

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
def own(shell: CommandLine) -> CommandLine:
    """A command line whose project has a theme.yaml with comments and values."""
    (shell.content / "theme.yaml").write_text(OWN)
    return shell


def test_themes_are_listed_with_a_line_and_a_picture_of_each(
    shell: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portfolio.paths.ENGINE", shell.root / "portfolio")
    write_file(shell.root / "docs/pictures/theme-swiss.webp", "")
    output = shell.runs("theme")
    for name in THEME_NAMES:
        assert read_theme(name)["description"].rstrip() in output
        assert f"{name} " in output
    assert "* sticker-pop" in output
    assert "docs/pictures/theme-swiss.webp\n" in output
    assert "theme-sticker-pop" not in output


class TestUse:
    def test_theme_use_changes_the_name_and_nothing_else(self, own: CommandLine) -> None:
        output = own.runs("theme", "use", THEME_NAMES[-1])
        assert own.read("theme.yaml") == OWN.replace("sticker-pop", THEME_NAMES[-1])
        assert f"content/theme.yaml extends {THEME_NAMES[-1]};" in output

    def test_theme_use_writes_a_missing_key_first_or_a_file(self, own: CommandLine) -> None:
        (own.content / "theme.yaml").write_text("# Mine.\nshape:\n  radius: 4\n")
        own.runs("theme", "use", THEME_NAMES[-1])
        text = own.read("theme.yaml")
        assert text == f"# Mine.\nextends: {THEME_NAMES[-1]}\nshape:\n  radius: 4\n"
        (own.content / "theme.yaml").unlink()
        own.runs("theme", "use", THEME_NAMES[-1])
        assert own.site().theme.extends == THEME_NAMES[-1]
        assert own.read("theme.yaml").startswith("# yaml-language-server: $schema=")

    def test_theme_use_refuses_unknown_names_and_invalid_content(self, own: CommandLine) -> None:
        output = own.refuses("theme", "use", "sticker-pup")
        assert "There is no theme 'sticker-pup'; did you mean `sticker-pop`?" in output
        (own.content / "theme.yaml").write_text("shape:\n  radius: 99\n")
        assert "content/theme.yaml:2:11" in own.refuses("theme", "use", THEME_NAMES[-1])


class TestNew:
    @pytest.mark.parametrize("name", ENGINE_THEME_NAMES)
    def test_a_new_theme_is_an_accent_for_all_colours(self, shell: CommandLine, name: str) -> None:
        shell.write("theme.yaml", f"extends: {name}\n")
        output = shell.runs("theme", "new", "Sea", "--accent", "#0057ff")
        assert 'content/theme.yaml has the accent of "Sea": #0057ff.' in output
        assert "lighter" not in output
        text = shell.read("theme.yaml")
        assert text == f'description: Sea\nextends: {name}\ncolors:\n  accent: "#0057ff"\n'
        loaded = shell.load()
        assert loaded.content.theme.colors.paper == named_theme(name).colors.paper
        assert [it for it in loaded.warnings if it.file == "content/theme.yaml"] == []

    def test_a_new_theme_is_written_where_there_is_no_file(self, shell: CommandLine) -> None:
        (shell.content / "theme.yaml").unlink(missing_ok=True)
        shell.runs("theme", "new", "Sun", "--accent", "gold")
        assert shell.site().theme.colors.accent.light == "#ffd700"

    def test_an_accent_too_dark_for_words_is_made_lighter(self, shell: CommandLine) -> None:
        output = shell.runs("theme", "new", "Fog", "--accent", "#808080")
        assert "It is lighter than #808080, on which words could hardly be read." in output
        loaded = shell.load()
        assert lightness_of(loaded.content.theme.colors.accent.light) > lightness_of("#808080")
        assert [it for it in loaded.warnings if it.file == "content/theme.yaml"] == []

    def test_a_new_theme_keeps_all_else(self, own: CommandLine) -> None:
        own.runs("theme", "new", "Sea", "--accent", "#0057ff")
        named = OWN.replace("extends:", "description: Sea\nextends:", 1)
        assert own.read("theme.yaml") == named.replace("#ff9371", "#0057ff")
        own.runs("theme", "new", "Sun", "--accent", "gold")
        assert own.read("theme.yaml") == named.replace("#ff9371", "#ffd700").replace("Sea", "Sun")

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
        own.write("theme.yaml", "shape: { radius: 4 }\ncolors: { ink: black }\n")
        output = own.refuses("theme", "new", "Sea", "--accent", "teal")
        assert "give `colors.accent` a line of its own" in output
