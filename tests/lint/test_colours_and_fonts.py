"""No file outside the themes holds a colour, or names one of their fonts."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from portfolio.content.theme_files import THEME_NAMES
from portfolio.content.themes import named_theme

ROOT = Path(__file__).parents[2]
FOLDERS = ("portfolio", "custom_components", "assets/lab")
SUFFIXES = {".css", ".html", ".js", ".jsx", ".mjs", ".py", ".typ"}
VALUE = re.compile(
    r"(?<![\w&?/])(?<!href=[\"'])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b(?!\w)"
)
FUNCTION = re.compile(r"\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(\s*[\d.]")

ELSEWHERE = {
    "portfolio/models/field_types.py": "the specification's neutral values, for the theme's",
    "custom_components/sandbox_islands/defaults": "neutral values, for apps without a theme",
    "assets/lab/loan": "the page of a client of the sample, which looks the same in any theme",
}
"""Files and folders that hold colours which are not the site's own, and why."""


def files() -> Iterator[Path]:
    for folder in FOLDERS:
        for file in sorted((ROOT / folder).rglob("*")):
            name = file.relative_to(ROOT).as_posix()
            if file.suffix in SUFFIXES and not name.startswith(tuple(ELSEWHERE)):
                yield file


def colours(text: str, suffix: str) -> list[str]:
    """Returns the colours in a file; those in the examples of documentation are none."""
    if suffix == ".py":
        text = re.sub(r"examples=\[.*?\]", "", text, flags=re.DOTALL)
        text = re.sub(r"such as #[0-9a-f]+", "", text)
    return [match[0] for match in (*VALUE.finditer(text), *FUNCTION.finditer(text))]


def test_no_file_outside_the_theme_holds_a_colour() -> None:
    found = {
        file.relative_to(ROOT).as_posix(): held
        for file in files()
        if (held := colours(file.read_text("utf-8"), file.suffix))
    }
    assert found == {}


@pytest.mark.parametrize("text", ["color: #1b0f33;", "fill: #fff", "rgb(27 15 51 / 0.3)"])
def test_the_search_for_colours_finds_a_colour_in_a_source(text: str) -> None:
    assert colours(text, ".css")
    assert not colours('<a href="#facade">, var(--accent)', ".html")


NAME_FONTS = {
    "portfolio/models/theme/faces.py": "examples",
    "portfolio/fonts/scripts.py": "faces that come in where those of the theme lack a script",
}
"""Files that name faces which are not the site's, and why."""


def families() -> set[str]:
    """The names of all themes' faces, as styles and packages write them."""
    faces = [face for name in THEME_NAMES for _, face in named_theme(name).fonts if face]
    names = {face.family.partition("@")[0] for face in faces}
    return names | {name.lower().replace(" ", "-") for name in names}


def test_no_file_outside_the_themes_names_a_font() -> None:
    named = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(families())))})\b")
    found = {
        name: [match[0] for match in named.finditer(file.read_text("utf-8"))]
        for file in files()
        if (name := file.relative_to(ROOT).as_posix()) not in NAME_FONTS
    }
    assert {name: names for name, names in found.items() if names} == {}


def test_the_search_for_theme_fonts_knows_the_fonts_of_every_theme() -> None:
    assert {"Archivo", "Bevan", "Geist Mono", "familjen-grotesk"} <= families()
