"""A resume as exporters leave it: what `resume import` makes of empty and odd values."""

import json
from pathlib import Path
from typing import Any

import pytest

from portfolio.content.file_reader import parse
from portfolio.models.resume import Resume
from portfolio.resume.tidy_resume import tidy

NAMED = {"basics": {"name": "A"}}


def tidied(text: str) -> Any:
    return tidy(parse(Path("given.json"), "given.json", text, Resume, is_json=True)).data


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"work": [{"name": "B", "endDate": ""}]}, {"work": [{"name": "B"}]}),
        ({"work": [{"name": "", "highlights": [""]}]}, {}),
        ({"work": [{}, {"name": "B"}, None]}, {"work": [{"name": "B"}]}),
        (
            {"skills": [{"name": "B", "keywords": ["", "C", " "]}]},
            {"skills": [{"name": "B", "keywords": ["C"]}]},
        ),
        ({"awards": [[]], "interests": None, "languages": []}, {}),
        ({"volunteer": [{"summary": "\u200b\u00a0\n"}]}, {}),
        ({"x-mine": {"a": [{"b": {}}], "c": 0}}, {"x-mine": {"c": 0}}),
        ({"work": [{"endDate": "Present"}]}, {}),
    ],
)
def test_empty_parts_are_left_out_from_the_innermost_to_the_outermost(
    given: dict[str, Any], kept: dict[str, Any]
) -> None:
    assert tidied(json.dumps(NAMED | given)) == NAMED | kept


def test_basics_stay_when_they_are_empty_so_that_the_lack_of_a_name_is_said() -> None:
    assert tidied('{"basics": {"name": ""}, "work": [""]}') == {"basics": {}}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        *((word, None) for word in ("Present", "present", " current", "Now", "ongoing", "heute")),
        *((word, None) for word in ("現在", "Bugün", "günümüz", "Дотепер", "الآن")),
        *((word, None) for word in ("", "N/A", "null", "0000-00-00", "-")),
        *((it, "2016-07-01") for it in ("2016-7-1", "2016/07/01", "2016.7.1", "20160701")),
        *(
            (date, "2016-07-01")
            for date in ("2016-07-01T00:00:00.000Z", "2016-07-01 9:30", "1 July 2016")
        ),
        *((it, "2016-07-01") for it in ("July 1, 2016", "Jul 1st, 2016")),
        *((it, "2016-07") for it in ("2016-7", "7/2016", "07.2016", "Jul. 2016", "2016-07-00")),
        *((it, "2016") for it in ("2016", "2016-00-00", 2016)),
        *((it, it) for it in ("2016-07-01", "May", "01/07/2016", "2016 to 2018", "13/2016", True)),
    ],
)
def test_an_end_that_has_not_come_is_left_out_and_dates_with_one_meaning_are_iso_dates(
    written: object, meant: object
) -> None:
    data = tidied(json.dumps(NAMED | {"work": [{"name": "B", "endDate": written}]}))
    assert data["work"] == [{"name": "B", "endDate": meant} if meant else {"name": "B"}]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("www.example.com", "https://www.example.com"),
        (" example.com/a ", "https://example.com/a"),
        ("https://example.com/a b", "https://example.com/a%20b"),
        ("example.com/a b", "https://example.com/a%20b"),
        ("a@example.com", "mailto:a@example.com"),
        ("https://example.com", "https://example.com"),
        ("/projects", "/projects"),
        ("projects", "projects"),
        ("javascript:alert(1)", "javascript:alert(1)"),
        *((word, None) for word in ("#", "n/a", "undefined", "-")),
    ],
)
def test_addresses_get_what_is_lacking_before_them(written: str, meant: str | None) -> None:
    data = tidied(json.dumps({"basics": {"name": "A", "url": written}}))
    assert data["basics"].get("url") == meant


def test_numbers_where_text_is_expected_are_text_as_the_file_writes_it() -> None:
    text = (
        '{"basics": {"name": 7, "location": {"postalCode": 6011}}, "education": [{"score": 3.80}]}'
    )
    data = tidied(text)
    assert data["basics"] == {"name": "7", "location": {"postalCode": "6011"}}
    assert data["education"] == [{"score": "3.80"}]
