"""`new experiment`: a card at the top of the file."""

from __future__ import annotations

from .conftest import CommandLine

FILE = "experiments.yaml"


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
