"""Values of the theme panel are written to content/theme.yaml."""

from __future__ import annotations

from pathlib import Path

import pytest

from portfolio.content.loader import load
from portfolio.dev import keep_theme
from portfolio.errors import CommandError
from tests.support.content_directory import ContentDirectory

COMMENT = "# My own words.\n"


@pytest.fixture
def theme(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a valid site."""
    directory = ContentDirectory(tmp_path)
    monkeypatch.setattr(keep_theme, "CONTENT", directory.content)
    return directory.write("theme.yaml", f"{COMMENT}extends: sticker-pop\n")


def test_values_of_the_theme_panel_are_written_and_comments_kept(theme: Path) -> None:
    said = keep_theme.keep(
        '{"extends": "swiss", "accent": "#00aa88", "radius": 4, "pill": false, "text": "Inter"}'
    )
    assert said == "Kept in content/theme.yaml."
    assert theme.read_text().startswith(COMMENT)
    found = load(theme.parent).content.theme
    assert (found.extends, found.shape.radius, found.shape.pill) == ("swiss", 4, False)
    assert found.colors.accent.light == found.colors.accent.dark == "#00aa88"
    assert "accentShade" not in theme.read_text(), "it follows"
    assert found.colors.accent_shade.light == "#00aa88"
    assert found.fonts.text.family == "Inter"


def test_new_values_of_the_theme_panel_replace_earlier_ones(theme: Path) -> None:
    theme.write_text(f"{COMMENT}colors:\n  accent: {{ light: red, dark: blue }}\n  paper: white\n")
    keep_theme.keep('{"accent": "#00aa88", "pill": false}')
    keep_theme.keep('{"accent": "#112233", "pill": true}')
    text = theme.read_text()
    assert text.count("accent:") == text.count("pill:") == 1
    found = load(theme.parent).content.theme
    assert (found.colors.accent.light, found.shape.pill) == ("#112233", True)
    assert "paper: white" in text


def test_the_theme_panel_writes_a_missing_theme_file(theme: Path) -> None:
    theme.unlink()
    keep_theme.keep('{"radius": 0}')
    assert load(theme.parent).content.theme.shape.radius == 0


@pytest.mark.parametrize("tried", ['{"extends": "swis"}', '{"radius": 80}', '{"accent": "no"}'])
def test_invalid_values_of_the_theme_panel_change_nothing(theme: Path, tried: str) -> None:
    before = theme.read_text()
    with pytest.raises(CommandError):
        keep_theme.keep(tried)
    assert theme.read_text() == before


def test_the_theme_panel_leaves_values_on_one_line_to_the_owner(theme: Path) -> None:
    theme.write_text("extends: sticker-pop\nshape: { radius: 8 }\n")
    with pytest.raises(CommandError, match=r"shape\.pill"):
        keep_theme.keep('{"pill": false}')
