"""The texts of a site without the sample are placeholders, each by itself."""

from __future__ import annotations

from portfolio.content.checks.placeholders import PLACEHOLDER
from portfolio.scaffold.site import TEXTS


def test_each_text_of_the_template_is_a_placeholder() -> None:
    texts = [text for file in TEXTS.values() for text in file.values()]
    assert [text for text in texts if not PLACEHOLDER.search(text)] == []


def test_the_lines_of_the_template_s_title_are_its_heading() -> None:
    home = TEXTS["home.yaml"]
    lines = [text for loc, text in home.items() if loc[0] == "lettering"]
    assert " ".join(lines) == home["heading",]
