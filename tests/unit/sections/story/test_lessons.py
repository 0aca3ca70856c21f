"""Lessons are two sentences, with a sticker if the owner names one."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Lessons
from portfolio.sections.case_study.story.lessons import lessons

DATA: dict[str, Any] = {"kind": "lessons", "keep": "The wheel.", "change": "The page."}


def test_sentences_of_lessons_have_labels_and_the_section_a_heading() -> None:
    shown = str(lessons(Lessons.model_validate(DATA)))
    for words in ("Lessons", "I would keep", "The wheel.", "I would change", "The page."):
        assert words in shown


def test_lessons_without_a_sticker_have_no_picture() -> None:
    assert "img" not in str(lessons(Lessons.model_validate(DATA)))


def test_the_sticker_of_lessons_is_shown() -> None:
    with_sticker = {**DATA, "sticker": "/svg/sprout.svg"}
    assert "/svg/sprout.svg" in str(lessons(Lessons.model_validate(with_sticker)))


@pytest.mark.parametrize("missing", ["keep", "change"])
def test_lessons_need_two_sentences(missing: str) -> None:
    with pytest.raises(ValidationError, match=missing):
        Lessons.model_validate({key: DATA[key] for key in DATA if key != missing})
