"""`move project` gives a project another place in the list; comments stay."""

from __future__ import annotations

import pytest

from .conftest import CommandLine

COVER, LOANS = (f"projects/{slug}/project.yaml" for slug in ("cover", "loans"))
SMALL = "# My bus.\ntitle: Bus\ndescription: The next night bus.\n"


@pytest.mark.parametrize(
    ("slug", "place", "order"),
    [
        ("loans", 1, ["loans", "cover", "draw"]),
        ("cover", 2, ["draw", "cover", "loans"]),
        ("cover", 9, ["draw", "loans", "cover"]),
        ("draw", 2, ["cover", "draw", "loans"]),
    ],
)
def test_a_moved_project_is_at_its_place_and_the_new_order_is_printed(
    command_line: CommandLine, slug: str, place: int, order: list[str]
) -> None:
    output = command_line.runs("move", "project", slug, str(place))
    assert output.splitlines() == [f"{number}  {it}" for number, it in enumerate(order, 1)]
    assert [it.slug for it in command_line.site().projects] == order


def test_only_numbers_that_are_in_the_way_change_and_comments_stay(
    command_line: CommandLine,
) -> None:
    command_line.edit(LOANS, "order: 3", "order: 30  # the last")
    before = command_line.read(COVER)
    command_line.runs("move", "project", "draw", "3")
    assert "order: 30  # the last" in command_line.read(LOANS)
    assert command_line.read(COVER) == before
    assert command_line.site().projects[-1].order == 31


def test_a_project_without_a_number_gets_one_and_those_behind_it_need_none(
    command_line: CommandLine,
) -> None:
    command_line.write("projects/bus/project.yaml", SMALL)
    command_line.write("projects/zoo/project.yaml", SMALL.replace("Bus", "Zoo"))
    command_line.runs("move", "project", "bus", "1")
    assert command_line.read("projects/bus/project.yaml") == SMALL.replace(
        "title", "order: 1\ntitle"
    )
    assert command_line.read("projects/zoo/project.yaml") == SMALL.replace("Bus", "Zoo")
    assert [it.slug for it in command_line.site().projects] == [
        "bus",
        "cover",
        "draw",
        "loans",
        "zoo",
    ]


def test_moving_what_is_not_there_is_refused(command_line: CommandLine) -> None:
    output = command_line.refuses("move", "project", "drew", "1")
    assert "There is no project drew; there are: cover, draw, loans." in output
