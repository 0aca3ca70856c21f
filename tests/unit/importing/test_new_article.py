"""The texts of an article that is brought along: in one line, and not too long."""

import pytest

from portfolio.importing.new_article import plain, plain_tags


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("word " * 60, "word " * 38 + "word"),
        ("構築" * 13 + " " + "説明" * 150, "構築" * 13 + " " + "説明" * 86),
        ("あ" * 150 + "。" + "い" * 100, "あ" * 150 + "。"),
        ("这" * 120 + "\uff0c用 React " + "那" * 120, "这" * 120 + "\uff0c"),
        ("あ" * 150 + "、い word " + "word " * 20, "あ" * 150 + "、い" + " word" * 9),
        ("\u0e19\u0e49" * 120, "\u0e19\u0e49" * 99),
        ("x" * 300, "x" * 199),
        ("\u0301" * 300, ""),
    ],
    ids=["words", "early blank", "stop", "comma", "blank", "Thai", "one word", "marks alone"],
)
def test_a_text_in_any_script_is_cut_behind_a_word_or_as_late_as_possible(
    text: str, kept: str
) -> None:
    assert plain(text, 200) == f"{kept}…"


def test_entities_are_characters() -> None:
    assert plain("Q&amp;A &#8217; &lt;b&gt; &hellip;") == "Q&A \u2019 <b> …"
    assert plain_tags(["R&amp;D"]) == ("R&D",)
