"""docs/themes.md: its example of a theme is valid, and its colours can be seen."""

from __future__ import annotations

from pathlib import Path

from markdown_it import MarkdownIt

from portfolio.content.checks.theme_contrast import low_contrast
from portfolio.content.file_reader import read
from portfolio.models.theme import Theme

DOCUMENT = Path(__file__).parents[3] / "docs" / "themes.md"


def test_the_example_is_a_theme_without_warnings(tmp_path: Path) -> None:
    tokens = MarkdownIt().parse(DOCUMENT.read_text())
    (example,) = (it.content for it in tokens if it.type == "fence" and it.info == "yaml")
    (tmp_path / "theme.yaml").write_text(example)
    document = read(tmp_path / "theme.yaml", tmp_path, Theme)
    theme = Theme.model_validate(document.data)
    assert theme.colors.accent.light == "#ff9371"
    assert [*low_contrast(document, theme)] == []
