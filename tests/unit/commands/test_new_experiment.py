"""`new experiment`: a card at the top of the file."""

from __future__ import annotations

from .conftest import Owner

FILE = "experiments.yaml"


def test_the_card_is_the_newest(owner: Owner) -> None:
    result = owner.run("new", "experiment", "Ink: in water", "--url", "https://codepen.io/a/pen/b")
    assert result.exit_code == 0, result.output
    card = owner.load().experiments[0]
    assert (card.title, card.url, card.icon) == (
        "Ink: in water",
        "https://codepen.io/a/pen/b",
        "codepen",
    )


def test_the_command_names_the_line(owner: Owner) -> None:
    output = owner.run("new", "experiment", "Ink").output
    place, _, _ = output.partition(" ")
    line = int(place.rpartition(":")[2])
    assert owner.read(FILE).splitlines()[line - 1] == "- title: Ink"


def test_nothing_else_of_the_file_changes(owner: Owner) -> None:
    before = owner.read(FILE)
    owner.run("new", "experiment", "Ink")
    after = owner.read(FILE)
    start = before.index("- title")
    assert after.startswith(before[:start])
    assert after.endswith(before[start:])


def test_the_first_card_of_an_empty_list(owner: Owner) -> None:
    (owner.content / FILE).write_text("# Nothing yet.\n[]\n")
    assert owner.run("new", "experiment", "Ink").exit_code == 0
    assert owner.read(FILE).startswith("# Nothing yet.\n- title: Ink\n")
    assert len(owner.load().experiments) == 1


def test_a_title_is_used_once(owner: Owner) -> None:
    assert "already" in owner.refuses("new", "experiment", "fill the BEAKER")


def test_an_unsafe_address_is_refused(owner: Owner) -> None:
    assert "[0].url" in owner.refuses("new", "experiment", "Ink", "--url", "data:text/html,x")
