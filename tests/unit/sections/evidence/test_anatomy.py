"""The numbers in a picture lead to the notes below it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections.evidence import Anatomy, Note
from portfolio.sections.case_study.evidence import anatomy as module
from portfolio.sections.case_study.evidence.anatomy import anatomy

NOTE = {"x": 10, "y": 20, "title": "A part", "text": "Why it is there."}


@pytest.fixture(autouse=True)
def _no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "screenshot", lambda *_: module.rx.el.img())


def section(title: str = "Parts", **fields: Any) -> Anatomy:
    """Returns a section of three notes without pictures, which need files."""
    notes = tuple(Note.model_validate(NOTE) for _ in range(3))
    empty = {"mobile_src": None, "tablet_src": None, "desktop_src": None}
    return Anatomy.model_construct(kind="anatomy", title=title, notes=notes, **empty, **fields)


def anchors(shown: str) -> tuple[list[str], list[str]]:
    """Returns where links lead, and the ids that are there."""
    return re.findall(r'href:"#(note-[^"]+)', shown), re.findall(r'id:"(note-[^"]+)', shown)


def test_every_number_of_an_anatomy_leads_to_the_matching_note() -> None:
    links, ids = anchors(str(anatomy(section(id="hub"))))
    assert links == ids == ["note-hub-1", "note-hub-2", "note-hub-3"]


def test_two_anatomies_without_an_id_share_no_anchor() -> None:
    first, second = (anchors(str(anatomy(section(title))))[1] for title in ("One", "Two"))
    assert len(first) == len(second) == 3
    assert not {*first} & {*second}


def test_an_anatomy_note_without_a_phone_place_uses_the_wide_pictures_place() -> None:
    places = Note.model_validate({**NOTE, "ny": 0, "tx": 5}).places()
    assert places == {"desktop": (10, 20), "tablet": (5, 20), "mobile": (10, 0)}


def test_an_anatomy_note_outside_the_picture_is_refused() -> None:
    with pytest.raises(ValidationError, match="less than or equal to 100"):
        Note.model_validate({**NOTE, "nx": 101})


@pytest.mark.parametrize(("count", "said"), [(2, "at least 3"), (7, "at most 6")])
def test_the_number_of_anatomy_notes_is_limited(count: int, said: str) -> None:
    with pytest.raises(ValidationError, match=said):
        Anatomy.model_validate({"kind": "anatomy", "title": "T", "notes": [NOTE] * count})
