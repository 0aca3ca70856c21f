"""The walk through content and its models at once."""

from __future__ import annotations

from typing import Any

import pytest

from portfolio.content.loader import load
from portfolio.content.typed_values import typed_values
from portfolio.models.meaning import DisplayWidth, Meaning
from portfolio.models.picture import Picture
from portfolio.models.project import Project
from tests.support.sample import CONTENT

HERO = {"kind": "hero", "url": "/a"}
COPY = {"kind": "copy", "url": "/a", "body": "words"}


def links(data: Any) -> list[tuple[str | int, ...]]:
    return [it.loc for it in typed_values(data, Project) if Meaning.LINK in it.metadata]


def test_the_kind_of_a_section_selects_its_fields() -> None:
    assert links({"sections": [COPY, HERO]}) == [("sections", 1, "url")]


@pytest.mark.parametrize(
    "data",
    [None, [HERO], "words", {"sections": HERO}, {"sections": [[HERO], {"url": "/a"}, None]}],
    ids=repr,
)
def test_data_of_another_shape_has_no_fields(data: Any) -> None:
    assert links(data) == []


def test_a_validated_model_is_walked_by_the_keys_of_its_file() -> None:
    project = load(CONTENT).content.projects[0]
    places = {it.loc: it.value for it in typed_values(project, Project)}
    assert places["sections", 2, "src"] == project.sections[2].src  # pyright: ignore
    assert places["subTitle",] == project.sub_title


def test_every_picture_says_how_wide_it_is_shown() -> None:
    for project in load(CONTENT).content.projects:
        pictures = [it for it in typed_values(project, Project) if isinstance(it.value, Picture)]
        assert pictures
        for it in pictures:
            assert [width for width in it.metadata if isinstance(width, DisplayWidth)], it.loc
