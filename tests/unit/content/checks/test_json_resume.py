"""`resume.json` is validated by the schema of JSON Resume, with line numbers."""

from __future__ import annotations

import json

import pytest

from tests.support.content_directory import ContentDirectory, place_of


def test_the_json_resume_schema_refuses_wrong_values_that_the_page_never_reads(
    directory: ContentDirectory,
) -> None:
    directory.edit("resume.json", '"awards":', '"languages": "English",\n  "awards":')
    diagnostic = directory.diagnostic()
    assert place_of(diagnostic) == directory.place("resume.json", '"English"')
    assert (diagnostic.field, diagnostic.message) == ("languages", "expected a list")


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        (
            *('"awards":', '"publications": [{"releaseDate": ""}],\n  "awards":'),
            "publications[0].releaseDate",
        ),
        ('"2017-11"', '"2017-1"', "work[0].startDate"),
    ],
)
def test_a_resume_date_that_model_and_schema_refuse_is_reported_once(
    directory: ContentDirectory, old: str, new: str, field: str
) -> None:
    directory.edit("resume.json", old, new)
    diagnostic = directory.diagnostic()
    assert diagnostic.field == field
    assert diagnostic.message == "expected a date as 2017, 2017-11 or 2017-11-30"


def test_a_resume_may_have_additional_keys_everywhere(directory: ContentDirectory) -> None:
    file = directory.content / "resume.json"
    document = json.loads(file.read_text())
    for entry in (document, document["basics"], document["work"][0], document["skills"][0]):
        entry["x-mine"] = {"anything": [1, None]}
    directory.write("resume.json", json.dumps(document))
    directory.load()
