"""docs/themes.md: its examples are valid, and their colours can be seen."""

from __future__ import annotations

from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from portfolio.content.checks.theme_contrast import low_contrast
from portfolio.content.file_reader import read
from portfolio.models.theme import Theme

DOCUMENT = Path(__file__).parents[3] / "docs" / "themes.md"
EXAMPLES = [
    it.content
    for it in MarkdownIt().parse(DOCUMENT.read_text())
    if it.type == "fence" and it.info == "yaml"
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_document_about_themes_has_no_warnings(
    example: str, tmp_path: Path
) -> None:
    (tmp_path / "theme.yaml").write_text(example)
    document = read(tmp_path / "theme.yaml", tmp_path, Theme)
    theme = Theme.model_validate(document.data)
    assert theme != Theme.default()
    assert [*low_contrast(document, theme)] == []
