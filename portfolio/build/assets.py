"""Makes every file that pages refer to and that nobody writes by hand."""

from __future__ import annotations

from pathlib import Path

from portfolio.build.images import make_renditions
from portfolio.build.titles import draw_titles
from portfolio.components.liquid import MASKS
from portfolio.paths import ROOT
from portfolio.models.content import Content
from portfolio.theme.stylesheet import stylesheet

GENERATED = ROOT / "assets" / "generated"
"""Served under /generated/, never committed."""


def prepare(content: Content) -> None:
    """Makes stylesheet, masks, lettering and pictures; what is there already is kept."""
    write(GENERATED / "site.css", stylesheet())
    for name, draw in MASKS.items():
        write(GENERATED / name, draw())
    draw_titles(content)
    make_renditions(content, GENERATED / "img")


def write(file: Path, text: str) -> None:
    """Writes a text file where it is new or different, so that no watcher wakes in vain."""
    if file.exists() and file.read_text() == text:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text)
