"""The texts of an article that is brought along: in one line, and not too long."""

from __future__ import annotations

import pytest

from portfolio.importing.new_article import plain, plain_tags


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("word " * 60, "word " * 38 + "word"),
        ("構築" * 13 + " " + "説明" * 150, "構築" * 13 + " " + "説明" * 86),
        ("あ" * 150 + "、い word " + "word " * 20, "あ" * 150 + "、い" + " word" * 9),
        ("x" * 300, "x" * 199),
    ],
    ids=["words", "early blank", "blank", "one word"],
)
def test_text_in_any_script_is_cut_behind_word_or_as_late_as_possible(text: str, kept: str) -> None:
    assert plain(text, 200) == f"{kept}…"


def test_entities_are_characters() -> None:
    assert plain("Q&amp;A &#8217; &lt;b&gt; &hellip;") == "Q&A \u2019 <b> …"
    assert plain_tags(["R&amp;D"]) == ("R&D",)
