"""Theme colours with too little contrast: what was found, and what is needed."""

from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from portfolio.content.checks.theme_contrast import low_contrast
from portfolio.content.diagnostics import Diagnostic, Kind
from portfolio.content.file_reader import read
from portfolio.content.themes import theme_of
from portfolio.models.theme.theme import Theme
from portfolio.paths import SITE
from tests.support.content_directory import ContentDirectory, place_of

WORDS = "expected a contrast of 4.5:1 (WCAG) and Lc 60 (APCA) or more for words"


def warnings(tmp_path: Path, text: str) -> list[Diagnostic]:
    file = tmp_path / "theme.yaml"
    file.write_text(text)
    document = read(file, tmp_path, Theme)
    return [*low_contrast(document, theme_of(document.data))]


def test_check_reports_low_contrast_of_a_theme_with_its_place(directory: ContentDirectory) -> None:
    directory.write("theme.yaml", "colors:\n  paper: '#fffdf8'\n  link: '#7799ff'\n")
    found = [
        warning for warning in directory.load().warnings if warning.file.endswith("theme.yaml")
    ]
    assert [place_of(warning) for warning in found] == [directory.place("theme.yaml", "'#7799ff'")]
    assert (found[0].kind, found[0].message) == (Kind.CONTRAST, WORDS)
    assert found[0].found == (
        "2.3:1 and Lc 42 for #7799ff on #f3ecfb, on colors.code in light, and 5 more"
    )


def test_a_title_colour_equal_to_the_title_outline_is_reported(tmp_path: Path) -> None:
    text = "lettering:\n  gradients:\n    home: [red, {}]\n"
    (found,) = warnings(tmp_path, text.format("'#1b0f33'"))
    assert found.field == "lettering.gradients.home[1]"
    assert warnings(tmp_path, text.format("'#ff8acd'")) == []


@pytest.mark.parametrize("style", ["flat", "grain"])
def test_contrast_of_a_title_is_measured_in_light_and_dark(style: str, tmp_path: Path) -> None:
    text = (
        "lettering:\n  style: {}\n  gradients:\n    home: [{{ light: {}, dark: {} }}, '#e4572e']\n"
    )
    for dark, fields in (("black", ["lettering.gradients.home[0].dark"]), ("white", [])):
        found = warnings(tmp_path, text.format(style, "black", dark))
        assert [it.field for it in found if "home[0]" in it.field] == fields


def test_low_contrast_of_a_dark_colour_is_reported_at_its_light_one(tmp_path: Path) -> None:
    text = "colors:\n  code: {{ light: white, dark: '#5a4a80' }}\n  text2: {}\n"
    found = next(it for it in warnings(tmp_path, text.format("'#883352'")) if it.line == 3)
    assert found.field == "colors.text2"
    assert "in dark" in found.found
    text = text.format("{ light: '#883352', dark: '#ffbccf' }")
    assert "colors.text2" not in {it.field for it in warnings(tmp_path, text)}


@pytest.mark.parametrize(
    ("text", "field", "found"),
    [
        ("hues:\n  yellow: '#8c8c8c'\n", "hues.yellow", "below colors.onAccent"),
        ("colors:\n  ink: '#5f2fe0'\n", "colors.ink", "on pastels.lilac"),
        ("colors:\n  text: '#888888'\n  paper: '#999999'\n", "colors.text", ""),
    ],
    ids=["roles that name a hue", "a role that names another", "two own colours"],
)
def test_low_contrast_is_reported_at_what_the_owner_has_written(
    tmp_path: Path, text: str, field: str, found: str
) -> None:
    warning, *_ = warnings(tmp_path, text)
    assert (warning.line, warning.field) == (2, field)
    assert found in warning.found


DOCUMENT = MarkdownIt().parse((SITE / "docs/themes.md").read_text())
EXAMPLES = [token.content for token in DOCUMENT if token.type == "fence" and token.info == "yaml"]


@pytest.mark.parametrize("text", ["extends: sticker-pop\n", "shape:\n  radius: 4\n", *EXAMPLES])
def test_default_theme_and_documented_examples_have_no_warning(text: str, tmp_path: Path) -> None:
    assert warnings(tmp_path, text) == []


def test_an_experiment_s_colour_is_measured_with_the_ink(directory: ContentDirectory) -> None:
    directory.edit("experiments.yaml", '"#d2f4da"', '"#3a1c8f"')
    (found,) = (warning for warning in directory.load().warnings if warning.message == WORDS)
    assert place_of(found) == directory.place("experiments.yaml", '"#3a1c8f"')
    assert found.found.endswith("for #1b0f33 on #3a1c8f")
    directory.edit("experiments.yaml", '"#3a1c8f"', '"#b9a3ff"')
    assert [warning for warning in directory.load().warnings if warning.message == WORDS] == []
