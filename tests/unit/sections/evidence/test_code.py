"""Lines of a file are numbered, marked and highlighted; mistakes say what was found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from portfolio.color import AA_TEXT, contrast
from portfolio.models.project import NIGHT_CONTRAST, ClientColors
from portfolio.models.sections import Code
from portfolio.models.theme import Theme
from portfolio.paths import THEMES
from portfolio.sections.case_study.evidence.code import code
from portfolio.theme.tokens import CODE

DARKEST_ALLOWED = "#393939"
PANEL = "#434343"
"""The lightest night that is accepted, and the panel on it: 5 % lighter."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    lines = ["<!-- two", "lines -->", *(f'<p id="{number}">&amp;</p>' for number in range(3, 21))]
    (tmp_path / "page.html").write_text("\n".join(lines) + "\n")
    (tmp_path / "binary.html").write_bytes(b"\xff\xfe\x00")
    return tmp_path


def read(folder: Path, **fields: Any) -> Code:
    data = {"kind": "code", "title": "T", "file": "page.html", "reason": "Why.", **fields}
    return Code.model_validate(data, context={"folder": folder, "content": folder})


def test_code_lines_keep_their_numbers_and_marks(folder: Path) -> None:
    shown = str(code(read(folder, lines="2-12", mark=["4-5", 9])))
    assert shown.count("<mark") == 3
    assert 'data-number=\\"2\\"' in shown
    assert 'data-number=\\"13\\"' not in shown


def test_a_code_comment_of_two_lines_is_highlighted_on_both_lines(folder: Path) -> None:
    first, second, *rest = read(folder).highlighted
    assert first == '<span class="code-comment">&lt;!-- two</span>'
    assert second == '<span class="code-comment">lines --&gt;</span>'
    assert len(rest) == 18


def test_code_lines_in_an_unknown_language_are_plain(folder: Path) -> None:
    (folder / "recipe.xyz").write_text("a < b\n" * 10)
    assert read(folder, file="recipe.xyz").highlighted == ["a &lt; b"] * 10


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"lines": "2-4"}, "10 to 40 lines of code, and these are 3"),
        ({"lines": "2-60"}, "lines of page.html, which has 20"),
        ({"lines": "9-2"}, "lines of page.html"),
        ({"lines": "2-12", "mark": [13]}, "and 13 is not"),
        ({"file": "pge.html"}, "expected a file that exists"),
        ({"file": "../page.html"}, "expected a file inside"),
        ({"href": "https://example.com"}, "href and linkLabel together"),
        ({"file": "binary.html"}, "text in UTF-8"),
    ],
)
def test_a_mistake_in_a_code_section_is_explained(
    folder: Path, fields: dict[str, Any], message: str
) -> None:
    with pytest.raises(ValidationError, match=message):
        read(folder, **fields)


@pytest.mark.parametrize("theme", sorted(it.name for it in THEMES.iterdir() if it.is_dir()))
@pytest.mark.parametrize("role", CODE)
def test_code_can_be_read_on_the_lightest_accepted_dark_background(theme: str, role: str) -> None:
    colours = Theme.model_validate({"extends": theme}).colors
    assert contrast(getattr(colours, role).dark, PANEL) >= AA_TEXT


def test_a_dark_background_of_a_client_that_is_too_light_is_refused() -> None:
    ground = {"ground": "#ffffff", "ring": "#ffffff", "text": "#000000"}
    assert contrast(DARKEST_ALLOWED, "#ffffff") == pytest.approx(NIGHT_CONTRAST, abs=0.2)
    with pytest.raises(ValidationError, match="expected a darker colour"):
        ClientColors.model_validate({**ground, "night": "#3a3a3a"})
