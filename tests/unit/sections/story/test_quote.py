"""A quote shows what was said and who said it."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Quote
from portfolio.sections.case_study.story.quote import quote

DATA = {"kind": "quote", "words": "It just works.", "name": "A client"}


def test_a_quote_shows_words_and_name_and_no_empty_role() -> None:
    shown = str(quote(Quote.model_validate(DATA)))
    assert "It just works." in shown
    assert "A client" in shown
    assert "quote__role" not in shown
    assert "picture" not in shown


def test_the_role_of_a_quoted_person_is_shown() -> None:
    assert "Head of product" in str(
        quote(Quote.model_validate({**DATA, "role": "Head of product"}))
    )


def test_a_quote_of_too_many_words_is_refused_with_the_count() -> None:
    with pytest.raises(ValidationError, match="at most 30 words, and these are 31"):
        Quote.model_validate({**DATA, "words": "word " * 31})


def test_words_of_a_quote_are_counted_where_a_language_has_no_spaces() -> None:
    with pytest.raises(ValidationError, match="at most 30 words"):
        Quote.model_validate({**DATA, "words": "\u65e5\u672c\u8a9e" * 31})


def test_a_quote_is_set_in_the_font_of_the_client() -> None:
    assert set("It\u201c") <= set("".join(Quote.model_validate(DATA).client_words))
