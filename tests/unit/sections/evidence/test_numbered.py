"""The numbers in a picture lead to the notes below it; steps of a process are in their order."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
import reflex as rx
from pydantic import ValidationError

from portfolio.models.sections.evidence import Anatomy, Note
from portfolio.sections.case_study.evidence import numbered

Read = Callable[..., Any]

NOTE = {"x": 10, "y": 20, "title": "A part", "text": "Why it is there."}


@pytest.fixture(autouse=True)
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbered, "device_screenshots", lambda _: ())
    monkeypatch.setattr(numbered, "screenshot", lambda *_: rx.el.img())


def anchors(title: str = "Parts", **fields: Any) -> tuple[list[str], list[str]]:
    """Returns where links of a section of three notes lead, and the ids that are there."""
    notes = tuple(Note.model_validate(NOTE) for _ in range(3))
    section = Anatomy.model_construct(kind="anatomy", title=title, notes=notes, **fields)
    shown = str(numbered.anatomy(section))
    return re.findall(r'href:"#(note-[^"]+)', shown), re.findall(r'id:"(note-[^"]+)', shown)


def test_every_number_of_an_anatomy_leads_to_the_matching_note() -> None:
    links, ids = anchors(id="hub")
    assert links == ids == ["note-hub-1", "note-hub-2", "note-hub-3"]


def test_two_anatomies_without_an_id_share_no_anchor() -> None:
    (_, first), (_, second) = anchors("One"), anchors("Two")
    assert len(first) == len(second) == 3
    assert not {*first} & {*second}


def test_an_anatomy_note_without_a_phone_place_uses_the_wide_pictures_place() -> None:
    places = Note.model_validate({**NOTE, "ny": 0, "tx": 5}).places()
    assert places == {"desktop": (10, 20), "tablet": (5, 20), "mobile": (10, 0)}


def steps(count: int) -> dict[str, Any]:
    image = {"src": "wide.webp", "alt": "A step"}
    numbers = range(1, count + 1)
    all_steps = [{"title": f"Step {it}", "text": "Why.", "image": image} for it in numbers]
    return {"kind": "process", "title": "Rounds", "steps": all_steps}


@pytest.mark.parametrize("count", [3, 4, 5])
def test_process_steps_are_in_order_in_columns_of_their_number(read: Read, count: int) -> None:
    shown = str(numbered.process(read(steps(count))))
    places = [shown.index(f"Step {number}") for number in range(1, count + 1)]
    assert places == sorted(places)
    assert f"process__steps--{count}" in shown
    assert f"Step {count + 1}" not in shown


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"kind": "anatomy", "title": "T", "notes": [NOTE] * 2}, "at least 3"),
        ({"kind": "anatomy", "title": "T", "notes": [NOTE] * 7}, "at most 6"),
        (
            {"kind": "anatomy", "title": "T", "notes": [{**NOTE, "nx": 101}] * 3},
            "less than or equal to 100",
        ),
        (steps(2), "at least 3"),
        (steps(6), "at most 5"),
    ],
)
def test_the_number_and_the_places_of_notes_and_steps_are_limited(
    read: Read, data: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        read(data)
