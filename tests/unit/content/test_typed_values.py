"""`typed_values` walks content together with the fields of its models."""

from __future__ import annotations

from typing import Any

import pytest

from portfolio.content.loader import load
from portfolio.content.model_fields import typed_values
from portfolio.models.field_types import DisplayWidth, FieldRole
from portfolio.models.picture import Picture
from portfolio.models.project import Project
from tests.support.sample import CONTENT

HERO = {"kind": "hero", "url": "/a"}
COPY = {"kind": "copy", "url": "/a", "body": "words"}


def links(data: Any) -> list[tuple[str | int, ...]]:
    return [it.loc for it in typed_values(data, Project) if FieldRole.LINK in it.metadata]


def test_the_kind_of_a_section_selects_its_fields() -> None:
    assert links({"sections": [COPY, HERO]}) == [("sections", 1, "url")]


@pytest.mark.parametrize(
    "data",
    [None, [HERO], "words", {"sections": HERO}, {"sections": [[HERO], {"url": "/a"}, None]}],
    ids=repr,
)
def test_typed_values_of_data_of_another_shape_are_empty(data: Any) -> None:
    assert links(data) == []


def test_typed_values_of_a_model_have_the_keys_of_the_file() -> None:
    project = load(CONTENT).content.projects[0]
    places = {it.loc: it.value for it in typed_values(project, Project)}
    assert places["sections", 2, "src"] == project.sections[2].src  # pyright: ignore
    assert places["subTitle",] == project.sub_title


def test_every_picture_field_says_how_wide_the_picture_is_shown() -> None:
    for project in load(CONTENT).content.projects:
        pictures = [it for it in typed_values(project, Project) if isinstance(it.value, Picture)]
        assert pictures
        for it in pictures:
            assert [width for width in it.metadata if isinstance(width, DisplayWidth)], it.loc
