"""The art files that the stylesheets of themes name."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from portfolio.models.theme import Theme
from portfolio.models.theme_files import THEME_NAMES
from portfolio.theme.stylesheet import theme_styles

ADDRESS = re.compile(r"\bart/([\w.-]+)")


def art_of(theme: Theme) -> list[Path]:
    """Returns the files that the theme's stylesheet may name."""
    return [file for address, file in theme.files.items() if address.startswith("art/")]


@pytest.mark.parametrize("name", THEME_NAMES)
def test_art_files_named_by_stylesheets_of_themes_exist(name: str) -> None:
    theme = Theme.named(name)
    background = theme.social_background
    drawn = theme_styles(name) + (background.read_text() if background else "")
    assert {*ADDRESS.findall(drawn)} == {it.name for it in art_of(theme)}


def test_no_two_themes_have_files_of_one_name() -> None:
    """The development server has those of all themes at one address, for the panel."""
    names = Counter(file.name for name in THEME_NAMES for file in art_of(Theme.named(name)))
    assert [name for name, count in names.items() if count > 1] == []
