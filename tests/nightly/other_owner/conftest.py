"""Builds the site."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from portfolio.content.loader import load
from portfolio.editing.yaml_editor import YamlEditor
from portfolio.models.content import Content
from portfolio.models.theme import Theme
from tests.support.other_theme import other_theme
from tests.support.project_copy import run_module, sample_copy
from tests.support.server import serving

FONTS = {
    "display": "Bevan",
    "text": {"family": "Archivo", "weight": 430},
    "labels": {"family": "Archivo", "weight": 600},
}
VERB = "Hier drücken"
HOME = f"""\
title: Start
description: Eine Seite, auf der es eines zu tun gibt.
heading: Ada Lovelace
lettering: [Ada, Lovelace]
text: "{{tap}} und dann weiter."
verbs:
  tap: {VERB}
actions:
  - label: Projekte
    href: /projects
hint: Nach unten
projectsHeading: Projekte
playground:
  sprites: []
"""


@dataclass(frozen=True)
class OtherSite:
    """The site of the other owner: its project, what was built, what it says, how it looks."""

    folder: Path
    dist: Path
    content: Content
    theme: Theme


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> OtherSite:
    """The tests' own content with another home page, language and theme, built."""
    folder = sample_copy(tmp_path_factory.mktemp("other") / "site")
    content = folder / "content"
    theme = other_theme(fonts=FONTS, mascot="none")
    (content / "theme.yaml").write_text(theme.model_dump_json(by_alias=True))
    (content / "home.yaml").write_text(HOME)
    words = YamlEditor((content / "site.yaml").read_text())
    words.set(("language",), "de-AT")
    words.set(("address",), "https://ada.example")
    (content / "site.yaml").write_text(words.text)
    for drawing in ("mushroom", "lightning", "eye"):
        (folder / f"assets/svg/{drawing}.svg").unlink(missing_ok=True)
    run_module(folder, "portfolio", "build")
    return OtherSite(folder, folder / "dist", load(content, "/").content, theme)


@pytest.fixture(scope="session")
def address(site: OtherSite) -> Iterator[str]:
    """Where the site is served; pages of all browser tests here are relative to it."""
    with serving(site.dist) as address:
        yield address
