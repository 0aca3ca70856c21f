"""Puts exported pages where a static host looks for them."""

from __future__ import annotations

import re
from pathlib import Path

LOST = "not-found"
"""The route of the prerendered not-found page; hosts know it as 404.html."""

FALLBACK = "__spa-fallback"
"""An empty page that a router fills; it can become the page of any address."""

_STYLE = re.compile(r'<link(?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"[^>]*/>')
_STYLE_PRELOAD = re.compile(r'<link(?=[^>]*as="style")[^>]*/>')


def settle(site: Path, lost: str = LOST) -> None:
    """Leaves one file a route: ``/projects`` is ``projects.html``, an unknown one ``404.html``.

    Args:
        site: The exported site.
        lost: Name of the page that answers unknown addresses.
    """
    (site / f"{lost}.html").replace(site / "404.html")
    for stray in (LOST, FALLBACK):
        (site / f"{stray}.html").unlink(missing_ok=True)
    for page in list(site.rglob("index.html")):
        if page.parent != site:
            page.unlink()
            if not any(page.parent.iterdir()):
                page.parent.rmdir()


def inline_styles(site: Path) -> None:
    """Puts the stylesheet into every page, so that nothing blocks the first paint."""
    sheets: set[Path] = set()

    def inlined(match: re.Match[str]) -> str:
        sheet = site / match[1].lstrip("/")
        sheets.add(sheet)
        return f"<style>{sheet.read_text()}</style>"

    for page in site.rglob("*.html"):
        page.write_text(_STYLE.sub(inlined, _STYLE_PRELOAD.sub("", page.read_text())))
    for sheet in sheets:
        sheet.unlink()


def prune_scripts(site: Path) -> None:
    """Takes away the chunks that no page can reach."""
    folder = site / "assets"
    reachable: set[str] = set()
    waiting = [name for page in site.rglob("*.html") for name in _named(page.read_text())]
    while waiting:
        name = waiting.pop()
        if name not in reachable and (folder / name).exists():
            reachable.add(name)
            waiting += _named((folder / name).read_text())
    for script in folder.glob("*.js"):
        if script.name not in reachable:
            script.unlink()


def _named(text: str) -> list[str]:
    return re.findall(r"([\w.\-]+\.js)\b", text)
