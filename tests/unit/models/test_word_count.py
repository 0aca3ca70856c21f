"""Words are counted, also where a language writes no spaces."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from portfolio.models.sections import Summary
from portfolio.models.sections.story import count_words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Over 10,000 unique visitors.", 4),
        ("A wheel \N{EN DASH} not a form & no more", 7),
        ("Ein Antrag für alle", 4),
        ("抽選をひと目で伝えた", 4),
        ("React で作った", 3),
        ("", 0),
    ],
)
def test_words_of_a_text_are_counted_in_any_language(text: str, words: int) -> None:
    assert count_words(text) == words


def test_a_sentence_of_18_words_is_accepted_and_one_more_is_counted() -> None:
    sentences = {"did": "word " * 18, "outcome": "Done."}
    Summary.model_validate({"kind": "summary", "problem": "word " * 18, **sentences})
    with pytest.raises(ValidationError, match="at most 18 words, and these are 19"):
        Summary.model_validate({"kind": "summary", "problem": "word " * 19, **sentences})


def test_a_japanese_sentence_is_not_refused() -> None:
    sentence = "保険会社は一か月のあいだ、起こるかもしれない良いことについて語りたいと考えました。"
    Summary.model_validate(
        {"kind": "summary", "problem": sentence, "did": sentence, "outcome": sentence}
    )
