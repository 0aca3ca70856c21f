"""The headings of a text are listed with their anchors, and its words are counted."""

from __future__ import annotations

import pytest

from portfolio.markdown.outline import PageHeading
from portfolio.markdown.render_page import render_markdown


def test_headings_are_listed_with_level_words_and_anchor() -> None:
    text = "# About\n\n## Tea & *code*\n\n::: column\n### It's `x`\n:::\n\n## Tea & code"
    assert render_markdown(text, "About").headings == (
        PageHeading(2, "Tea & code", "tea-code"),
        PageHeading(3, "It\u2019s x", "its-x"),
        PageHeading(2, "Tea & code", "tea-code-2"),
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", 0),
        ("One *two*\nthree.\n\n- four\n\n| five |\n|-|\n| six |", 6),
        ("It's a well-known `name`.", 4),
        ("One\n\n```python\nnot = counted\n```", 1),
        ("\u79c1\u306f\u6bce\u65e5\u66f8\u304f\u3002", 3),  # six characters, without spaces
        ("\u0645\u0631\u062d\u0628\u0627 \u0628\u0643", 2),
    ],
)
def test_words_are_counted_in_any_script_without_blocks_of_code(text: str, words: int) -> None:
    assert render_markdown(text).words == words


def test_the_characters_of_a_text_are_those_of_its_words() -> None:
    text = "## \u0416 *b*\n\n`c` $d$ e[^1]\n\n```\nf\n```\n\n[^1]: g"
    assert render_markdown(text).characters == " beg\u0416"
