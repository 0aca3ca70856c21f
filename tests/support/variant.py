"""A third site for the browser tests: what owners vary is different here.

It lies below a path of its host, is in English, Arabic and partly Swedish, and has a theme with
art. Its English home page, experiments, resume and one case study, which has every kind of section,
have hostile words.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from portfolio.paths import CACHE
from portfolio.schema import FILE_MODELS
from tests.support.hostile import FILES, shortened, with_hostile_words
from tests.support.linked_site import build, lay_out
from tests.support.sample import BLOCKS
from tests.support.translate import translated

BASE = "/portfolio"
"""The path of its host."""

HOST = "https://somebody.test"
LANGUAGE, THIRD_LANGUAGE = "ar", "sv"
THEME = "midnight"
STUDY, HOSTILE_STUDY = "blocks", "hostile"
SITE = CACHE / "variant" / "site"
"""Where it is built."""

OF_EVERY_LANGUAGE = ("owner", "address", "language", "languages", "order")
"""Keys that a translation leaves out."""


def main() -> None:
    """Writes and builds the site."""
    content = lay_out(SITE.parent)
    _write_settings(content)
    studies = content / "projects"
    shutil.copytree(BLOCKS, studies / STUDY)
    _write_translation(content)
    shutil.copytree(BLOCKS, studies / HOSTILE_STUDY)
    _make_hostile(content)
    build(SITE)


def _write_settings(content: Path) -> None:
    """Sets address, languages and theme."""
    site = content / "site.yaml"
    text = site.read_text()
    for old, new in (
        ("address: https://example.com\n", f"address: {HOST}{BASE}\n"),
        ("language: en\n", f"languages: [en, {LANGUAGE}, {THIRD_LANGUAGE}]\n"),
    ):
        assert old in text
        text = text.replace(old, new)
    site.write_text(text)
    (content / f"home.{THIRD_LANGUAGE}.yaml").write_text("heading: Välkommen\n")
    (content / "theme.yaml").write_text(f"extends: {THEME}\n")


def _write_translation(content: Path) -> None:
    """Writes every file of the content in the other language, too."""
    pairs = [(file, FILES[pattern]) for pattern in FILES for file in sorted(content.glob(pattern))]
    for start, (file, annotation) in enumerate(pairs):
        data = translated(file, annotation, start)
        if isinstance(data, dict):
            data = {key: value for key, value in data.items() if key not in OF_EVERY_LANGUAGE}
        translation = file.with_suffix(f".{LANGUAGE}{file.suffix}")
        translation.write_text(json.dumps(data, ensure_ascii=False))


def _make_hostile(content: Path) -> None:
    """Adds hostile text to all words of the files that have some."""
    resume = content / "resume.json"
    resume.write_text(json.dumps(shortened(json.loads(resume.read_text()))))
    for pattern in ("home.yaml", "experiments.yaml", "resume.json"):
        _write_hostile(content / pattern, FILES[pattern])
    study = content / "projects" / HOSTILE_STUDY / "project.yaml"
    study.write_text(study.read_text().replace("order: 4\n", "order: 9\n"))
    _write_hostile(study, FILE_MODELS["project"])


def _write_hostile(file: Path, annotation: Any) -> None:
    file.write_text(json.dumps(with_hostile_words(file, annotation)))


if __name__ == "__main__":
    main()
