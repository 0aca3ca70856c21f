"""The official schema of JSON Resume, with lines."""

from __future__ import annotations

import json

import pytest

from ..conftest import Desk, where


def test_the_schema_refuses_what_the_page_never_reads(desk: Desk) -> None:
    desk.edit("resume.json", '"awards":', '"languages": "English",\n  "awards":')
    diagnostic = desk.diagnostic()
    assert where(diagnostic) == desk.place("resume.json", '"English"')
    assert (diagnostic.field, diagnostic.message) == ("languages", "expected a list")


@pytest.mark.parametrize("date", ["2017-9", "September 2017", ""])
def test_a_date_of_another_form_is_told_the_right_one(desk: Desk, date: str) -> None:
    entry = f'"publications": [{{"name": "a", "releaseDate": "{date}"}}],\n  "awards":'
    desk.edit("resume.json", '"awards":', entry)
    diagnostic = desk.diagnostic()
    assert diagnostic.field == "publications[0].releaseDate"
    assert diagnostic.message == "expected a date as 2017, 2017-11 or 2017-11-30"


def test_what_a_model_refuses_is_told_once(desk: Desk) -> None:
    desk.edit("resume.json", '"2017-11"', '"2017-1"')
    assert desk.diagnostic().field == "work[0].startDate"


def test_keys_of_ones_own_are_allowed_everywhere(desk: Desk) -> None:
    file = desk.content / "resume.json"
    document = json.loads(file.read_text())
    for entry in (document, document["basics"], document["work"][0], document["skills"][0]):
        entry["x-mine"] = {"anything": [1, None]}
    desk.write("resume.json", json.dumps(document))
    desk.load()
