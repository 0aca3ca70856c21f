"""No file outside the themes names one of their fonts."""

from __future__ import annotations

import re

from portfolio.models.theme import THEME_NAMES, Theme
from tests.lint.test_colours_are_of_the_theme import ROOT, files

ELSEWHERE = {
    "portfolio/models/theme_faces.py": "examples",
    "portfolio/dev/keep_theme.py": "an example",
    "custom_components/theme_panel/vite-plugin-theme-panel.js": "an example",
    "portfolio/layout/theme_panel.html": "suggestions of faces to try",
    "portfolio/fonts/scripts.py": "faces that come in where those of the theme lack a script",
}
"""Files that name faces which are not the site's, and why."""


def families() -> set[str]:
    """The names of all themes' faces, as styles and packages write them."""
    faces = [face for name in THEME_NAMES for _, face in Theme.named(name).fonts if face]
    names = {face.family.partition("@")[0] for face in faces}
    return names | {name.lower().replace(" ", "-") for name in names}


def test_no_file_outside_the_themes_names_a_font() -> None:
    named = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(families())))})\b")
    found = {
        name: [match[0] for match in named.finditer(file.read_text("utf-8"))]
        for file in files()
        if (name := file.relative_to(ROOT).as_posix()) not in ELSEWHERE
    }
    assert {name: names for name, names in found.items() if names} == {}


def test_the_search_for_theme_fonts_knows_the_fonts_of_every_theme() -> None:
    assert {"Archivo", "Bevan", "Geist Mono", "familjen-grotesk"} <= families()
