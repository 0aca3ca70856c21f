"""`new experiment`: a card at the top of the file."""

from __future__ import annotations

import shutil
from pathlib import Path

from .conftest import CommandLine

FILE = "experiments.yaml"
CAT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def test_the_card_is_the_newest(command_line: CommandLine) -> None:
    result = command_line.run(
        "new", "experiment", "Ink: in water", "--url", "https://codepen.io/a/pen/b"
    )
    assert result.exit_code == 0, result.output
    card = command_line.load().experiments[0]
    assert (card.title, card.url, card.icon) == (
        "Ink: in water",
        "https://codepen.io/a/pen/b",
        "codepen",
    )


def test_the_command_names_the_line(command_line: CommandLine) -> None:
    output = command_line.run("new", "experiment", "Ink").output
    place, _, _ = output.partition(" ")
    line = int(place.rpartition(":")[2])
    assert command_line.read(FILE).splitlines()[line - 1] == "- title: Ink"


def test_nothing_else_of_the_file_changes(command_line: CommandLine) -> None:
    before = command_line.read(FILE)
    command_line.run("new", "experiment", "Ink")
    after = command_line.read(FILE)
    start = before.index("- title")
    assert after.startswith(before[:start])
    assert after.endswith(before[start:])


def test_the_card_shows_a_drawing_that_there_is(command_line: CommandLine) -> None:
    drawings = without_drawings(command_line)
    assert "assets/svg has none" in command_line.refuses("new", "experiment", "Ink")
    (drawings / "cat.svg").write_text(CAT)
    result = command_line.run("new", "experiment", "Ink")
    assert result.exit_code == 0, result.output
    assert command_line.load().experiments[0].thumb == "/svg/cat.svg"


def without_drawings(command_line: CommandLine) -> Path:
    """Takes every drawing from the content, and returns the folder that had them."""
    content = command_line.content
    assets = content.parent / "assets"
    source = assets.resolve()
    assets.unlink()
    shutil.copytree(source, assets, ignore=shutil.ignore_patterns("*.svg"))
    (assets / "svg").mkdir(exist_ok=True)
    words, _, _ = command_line.read("home.yaml").partition("playground:\n")
    (content / "home.yaml").write_text(f"{words}playground:\n  sprites: []\n")
    (content / "experiments.yaml").write_text("[]\n")
    (content / "theme.yaml").write_text("mascot: none\n")
    (content / "resume.json").write_text('{"basics": {"name": "Ada Lovelace"}}')
    return assets / "svg"


def test_the_first_card_of_an_empty_list(command_line: CommandLine) -> None:
    (command_line.content / FILE).write_text("# Nothing yet.\n[]\n")
    assert command_line.run("new", "experiment", "Ink").exit_code == 0
    assert command_line.read(FILE).startswith("# Nothing yet.\n- title: Ink\n")
    assert len(command_line.load().experiments) == 1


def test_a_title_is_used_once(command_line: CommandLine) -> None:
    assert "already" in command_line.refuses("new", "experiment", "fill the BEAKER")


def test_an_unsafe_address_is_refused(command_line: CommandLine) -> None:
    assert "[0].url" in command_line.refuses(
        "new", "experiment", "Ink", "--url", "data:text/html,x"
    )
