"""Front matter in YAML, TOML and JSON is read alike, and what cannot be read has a line."""

from __future__ import annotations

import pytest

from portfolio.importing.front_matter import FrontMatterError, read_front_matter

EXPECTED = {"title": "A boat", "order": "1.10", "draft": True, "tags": ["a", "b"]}


@pytest.mark.parametrize(
    ("text", "first_line"),
    [
        ("---\ntitle: A boat\nOrder: 1.10\ndraft: true\ntags: [a, b]\n---\nText\n", 7),
        ('+++\ntitle = "A boat"\norder = 1.10\ndraft = true\ntags = ["a", "b"]\n+++\nText\n', 7),
        ("\n---\ntitle: A boat\norder: 1.10\ndraft: true\ntags: [a, b]\n---\nText\n", 8),
        ('{\n"title": "A boat", "order": 1.10, "draft": true,\n"tags": ["a", "b"]}\nText\n', 3),
    ],
)
def test_all_forms_say_the_same(text: str, first_line: int) -> None:
    front = read_front_matter(text)
    assert front.fields == EXPECTED
    assert front.text.strip() == "Text"
    assert front.first_line == first_line


def test_dates_of_toml_are_texts() -> None:
    front = read_front_matter("+++\ndate = 2022-05-06T12:00:00Z\nday = 2022-05-06\n+++\n")
    assert front.fields == {"date": "2022-05-06T12:00:00+00:00", "day": "2022-05-06"}


def test_anchors_and_aliases_of_yaml_do_not_stop_the_rest() -> None:
    front = read_front_matter("---\ntitle: &t A boat\nother: *t\n---\nText\n")
    assert front.fields["title"] == "A boat"


def test_a_text_without_front_matter_begins_at_its_first_line() -> None:
    assert read_front_matter("Text\n---\n").fields == {}
    assert read_front_matter("---\n---\nText").text == "Text"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("---\ntitle: a\nb: c: d\n---\n", 3),
        ('+++\ntitle = "a"\nb = \n+++\n', 3),
        ('{"title": "a",\n"b": }\n', 2),
        ("\n---\ntitle: a\nb: c: d\n---\n", 4),
    ],
)
def test_what_cannot_be_read_has_a_line(text: str, line: int) -> None:
    with pytest.raises(FrontMatterError) as error:
        read_front_matter(text)
    assert error.value.line == line
