"""Blocks of code have the name of their file and lines that are marked, new or gone."""

import pytest

from portfolio.markdown.code_block import FenceInfo, line_numbers, parse_info
from portfolio.markdown.highlight import is_language, language_name
from portfolio.markdown.render_page import render_markdown
from sandbox_islands.html import parse_html
from tests.support.html import Document


@pytest.mark.parametrize(
    ("info", "parts"),
    [
        ("python", FenceInfo("python")),
        (
            'python {file="a b.py" mark="2-4, 7" added=3}',
            FenceInfo("python", {"file": "a b.py", "mark": "2-4, 7", "added": "3"}),
        ),
        ('{file="a.py"}', FenceInfo("", {"file": "a.py"})),
        ("python {mark=2} more", FenceInfo("python", {"mark": "2"}, "more")),
        ("python linenos {mark=2", FenceInfo("python", {"mark": "2"}, "linenos")),
        ('css title="a b.css" {1,3-5}', FenceInfo("css", {"file": "a b.css", "mark": "1, 3-5"})),
        ("go {hl_lines=[2]}", FenceInfo("go", {"mark": "2"})),
        (
            'go {linenos=table, hl_lines=[8,"15-17"]}',
            FenceInfo("go", {"mark": "8, 15-17"}, "linenos=table"),
        ),
        ("js ins={2-3} del={4} wrap", FenceInfo("js", {"added": "2-3", "removed": "4"}, "wrap")),
    ],
)
def test_what_stands_behind_backticks_is_a_word_and_what_is_said_of_it(
    info: str, parts: FenceInfo
) -> None:
    assert parse_info(info) == parts


@pytest.mark.parametrize(
    ("lines", "numbers"),
    [("3", {3}), ("2-4", {2, 3, 4}), ("1-2, 7,9", {1, 2, 7, 9}), ("x", set()), ("0", set())],
)
def test_a_list_of_lines_stands_for_their_numbers(lines: str, numbers: set[int]) -> None:
    assert line_numbers(lines) == numbers


def test_lines_are_marked_new_or_gone_and_a_word_over_two_lines_stays_whole() -> None:
    text = '```python {file="a<b>.py" mark="1" added="2" removed="4"}\na = """x\ny"""\nb\nc\n```'
    html = render_markdown(text).html
    page = Document(html)
    assert page.one("bdi").text == "a<b>.py"
    assert page.one("section", class_="code")["aria-label"] == "a<b>.py"
    lines = [(it.tag, it.text()) for it in parse_html(html).css(".code__line")]
    assert lines == [("mark", 'a = """x\n'), ("ins", 'y"""\n'), ("span", "b\n"), ("del", "c\n")]
    assert [it.text for it in page.all("span", class_="code-string")] == ['"""x', 'y"""']


def test_names_of_languages_may_have_capitals() -> None:
    for name in ("Python", "JSONC"):
        assert "code-number" in render_markdown(f"```{name}\n[1]\n```").html


def test_code_is_written_from_left_to_right_and_not_translated() -> None:
    page = Document(render_markdown("```python\na\n```").html)
    assert page.one("pre")["dir"] == "ltr"
    assert page.one("code")["translate"] == "no"


@pytest.mark.parametrize(
    ("language", "name"), [("py", "Python"), ("text", ""), ("plaintext", ""), ("jsonc", "JSON")]
)
def test_a_language_is_known_by_all_its_names(language: str, name: str) -> None:
    assert is_language(language)
    assert language_name(language) == name
