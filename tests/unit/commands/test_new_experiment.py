"""`new experiment`: a card at the top of the file."""

from __future__ import annotations

import shutil
from pathlib import Path

from .conftest import CommandLine

FILE = "experiments.yaml"
CAT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'


def test_a_new_experiment_is_the_newest_and_changes_nothing_else(command_line: CommandLine) -> None:
    before = command_line.read(FILE)
    result = command_line.run(
        "new", "experiment", "Ink: in water", "--url", "https://codepen.io/a/pen/b"
    )
    assert result.exit_code == 0, result.output
    card = command_line.load().experiments[0]
    assert (card.title, card.icon) == ("Ink: in water", "codepen")
    assert card.url == "https://codepen.io/a/pen/b"
    after = command_line.read(FILE)
    line = int(result.output.partition(" ")[0].rpartition(":")[2])
    assert after.splitlines()[line - 1].startswith("- title: ")
    start = before.index("- title")
    assert after.startswith(before[:start])
    assert after.endswith(before[start:])


def test_a_new_experiment_shows_a_drawing_that_there_is(command_line: CommandLine) -> None:
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


def test_a_new_experiment_can_be_the_first(command_line: CommandLine) -> None:
    (command_line.content / FILE).write_text("# Nothing yet.\n[]\n")
    assert command_line.run("new", "experiment", "Ink").exit_code == 0
    assert command_line.read(FILE).startswith("# Nothing yet.\n- title: Ink\n")
    assert len(command_line.load().experiments) == 1


def test_a_new_experiment_with_a_known_title_is_refused(command_line: CommandLine) -> None:
    assert "already" in command_line.refuses("new", "experiment", "fill the BEAKER")


def test_a_new_experiment_with_an_unsafe_address_is_refused(command_line: CommandLine) -> None:
    assert "[0].url" in command_line.refuses(
        "new", "experiment", "Ink", "--url", "data:text/html,x"
    )
