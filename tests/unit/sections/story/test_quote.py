"""A quote shows what was said and who said it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Quote
from portfolio.sections.case_study.story.quote import quote

DATA = {"kind": "quote", "words": "It just works.", "name": "A client"}


def test_the_words_and_the_name_are_shown_and_nothing_for_what_is_left_out() -> None:
    shown = str(quote(Quote.model_validate(DATA)))
    assert "It just works." in shown
    assert "A client" in shown
    assert "quote__role" not in shown
    assert "picture" not in shown


def test_the_role_is_shown() -> None:
    assert "Head of product" in str(
        quote(Quote.model_validate({**DATA, "role": "Head of product"}))
    )


def test_too_many_words_are_counted() -> None:
    with pytest.raises(ValidationError, match="at most 30 words, and these are 31"):
        Quote.model_validate({**DATA, "words": "word " * 31})


def test_words_without_spaces_between_them_are_counted_too() -> None:
    with pytest.raises(ValidationError, match="at most 30 words"):
        Quote.model_validate({**DATA, "words": "\u65e5\u672c\u8a9e" * 31})


def test_the_words_and_their_mark_are_set_in_the_face_of_the_client() -> None:
    assert set("It\u201c") <= set("".join(Quote.model_validate(DATA).client_words))
