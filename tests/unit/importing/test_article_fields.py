"""The front matter of an article from elsewhere, in the words of this site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from portfolio.content.yaml_parser import YamlParser
from portfolio.importing.article_fields import cover_of, read_fields
from portfolio.importing.blog import Post


def fields_of(said: dict[str, Any], body: str = "First words.\n", day: str = "2019-03-01") -> Any:
    """Returns what this site's front matter says, as data, and what was left over."""
    left: list[str] = []
    post = Post(Path(__file__), "a.md", {"title": "A boat", **said}, body, 1, "the-boat", day)
    fields = read_fields(post, body, lambda _, what: left.append(what))
    return YamlParser(fields.yaml().strip().strip("-")).parse(), left


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, {"date": "2019-03-01", "description": "First words."}),
        ({"pubdate": "Jul 08 2022"}, {"date": "2022-07-08"}),
        ({"date": "2022-07-08 10:30:00 +0200"}, {"date": "2022-07-08T10:30+02:00"}),
        ({"pubdatetime": "2022-07-08T00:00:00Z"}, {"date": "2022-07-08"}),
        ({"lastmod": "2020-01-01"}, {"updated": "2020-01-01"}),
        ({"lastmod": "2018-01-01"}, {"updated": None}),
        ({"summary": "A *short* one"}, {"description": "A short one"}),
        ({"summary": "A `<b>` in <i>code</i>"}, {"description": "A <b> in code"}),
        ({"categories": "Sea Wind", "tags": ["Sail", "sea"]}, {"tags": ["Sail", "sea", "Wind"]}),
        ({"tags": "big sea, wind"}, {"tags": ["big sea", "wind"]}),
        ({"series": ["A trip"]}, {"series": "A trip"}),
        ({"canonicalurl": "https://a.test/b"}, {"canonical": "https://a.test/b"}),
        ({"canonical": "/b"}, {"canonical": None}),
        ({"tags": ["a, b", "[c]", "yes"]}, {"tags": ["a, b", "[c]", "yes"]}),
    ],
)
def test_keys_of_other_programs(said: dict[str, Any], expected: dict[str, Any]) -> None:
    data, left = fields_of(said)
    assert {key: data.get(key) for key in expected} == expected
    assert left == []


@pytest.mark.parametrize(
    ("body", "description"),
    [
        ("Words[^1] of *ours*.\n\n[^1]: A note\n", "Words of ours."),
        ("[^1]: A note\n\nWords[^1].\n", "Words."),
        ("Words^[A note].\n", "Words."),
        ("The set `[^1]` or [^a-z].\n\n[^1]: A note\n", "The set [^1] or [^a-z]."),
        ("{{ page.title }}\n\nWords {% x %} here\n", "Words here"),
    ],
)
def test_the_first_paragraph_describes_an_article_without_its_footnotes(
    body: str, description: str
) -> None:
    assert fields_of({}, body)[0]["description"] == description


def test_what_is_too_long_is_cut_and_said() -> None:
    data, left = fields_of({"title": "long " * 40, "description": "word " * 99, "tags": ["t"] * 20})
    assert len(data["title"]) <= 120
    assert len(data["description"]) <= 200
    assert [it.partition(",")[0] for it in left] == ["title of more than 120 characters"]


def test_what_is_missing_is_made_and_said() -> None:
    data, left = fields_of({"title": ""}, "# A *heading*\n", day="")
    assert data["title"] == "A heading"
    assert left[0] == "no title, now: A heading"
    assert left[1].startswith("no date, now that of the file: ")
    _, left = fields_of({"date": "soon"}, day="")
    assert left[0].startswith("date that is none (soon), now that of the file: ")


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({"cover": "a.png"}, ("a.png", "")),
        ({"heroimage": "a.png", "heroimagealt": "A boat"}, ("a.png", "A boat")),
        ({"cover": {"image": "a.png", "alt": "A boat"}}, ("a.png", "A boat")),
        ({"header": {"teaser": "a.png"}}, ("a.png", "")),
        ({"image": {"path": "a.png", "caption": "A [**boat**](/b)"}}, ("a.png", "A boat")),
        ({"images": ["a.png", "b.png"]}, ("a.png", "")),
        (
            {
                "resources": [
                    {"name": "map", "src": "m.png"},
                    {"name": "featured-image", "src": "a.png"},
                ]
            },
            ("a.png", ""),
        ),
        ({"resources": [{"name": "map", "src": "m.png"}, "b.png"]}, ("", "")),
        ({"resources": "b.png"}, ("", "")),
        ({}, ("", "")),
    ],
)
def test_covers(said: dict[str, Any], expected: tuple[str, str]) -> None:
    assert cover_of(said) == expected
