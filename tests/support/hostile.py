"""The real content, with something nasty in every word of it: ``make e2e`` builds a site of it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

from portfolio.content.file_reader import read

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".cache" / "hostile"
NASTY = """ </script></title><img src=x onerror="smuggled=1">`${smuggled=1}`{smuggled=1}'\\"""
"""Leaves a script, a title, an attribute, a template and a string, and runs where it gets out."""

WORDS = {
    "alt",
    "body",
    "copy",
    "description",
    "label",
    "sub_title",
    "subTitle",
    "summary",
    "text",
    "title",
}
LONGEST = 200
"""Characters that a model may allow at most; longer words stay as they are."""


def main() -> None:
    """Writes the content; a build reads it with ``CONTENT=.cache/hostile/content``."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    content = FOLDER / "content"
    shutil.copytree(ROOT / "content", content)
    (FOLDER / "assets").symlink_to(ROOT / "assets")
    for file in [*content.rglob("*.yaml"), *content.rglob("*.json")]:
        file.write_text(json.dumps(spoilt(read(file, FOLDER).data)))


def spoilt(data: Any, key: str = "") -> Any:
    """Returns data with something nasty at the end of its words."""
    if isinstance(data, dict):
        return {name: spoilt(value, name) for name, value in data.items()}
    if isinstance(data, list):
        return [spoilt(value, key) for value in data]
    is_word = key in WORDS and isinstance(data, str) and not data.startswith("#")
    if is_word and len(data) + len(NASTY) <= LONGEST:
        return data + NASTY
    return data


if __name__ == "__main__":
    main()
