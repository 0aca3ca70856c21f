"""The build: from content to a folder that any host can serve."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from portfolio.build.assets import STYLESHEET, prepare
from portfolio.build.cards import draw_cards
from portfolio.build.drawings import share_drawings
from portfolio.build.export import export
from portfolio.build.feeds import feeds
from portfolio.build.fingerprint import fingerprint
from portfolio.build.headers import security_headers
from portfolio.build.hosts import write_hosts
from portfolio.build.icons import draw_icons
from portfolio.build.lab import provide_gsap
from portfolio.build.mount import mount
from portfolio.build.pages import (
    FALLBACK,
    LOST,
    give_players,
    prune_scripts,
    settle,
)
from portfolio.build.resume import prove_resume, write_resume
from portfolio.build.sidecars import compress
from portfolio.build.styles import inline_styles
from portfolio.hosting import Hosting
from portfolio.models.content import Content
from portfolio.paths import CACHE, ROOT


def is_current(dist: Path) -> bool:
    """Tells whether a folder holds the site as its sources are now."""
    mark = _mark(dist)
    return dist.is_dir() and mark.exists() and mark.read_text() == fingerprint()


def build(content: Content, dist: Path) -> None:
    """Builds the site beside the last good one and swaps it in at the end.

    Args:
        content: What the site says.
        dist: The folder to fill; untouched if anything fails.

    Raises:
        ExportError: If Reflex fails.
        LabError: If a page of the lab lacks a library.
        ResumeError: If the resume cannot be made in every form.
    """
    print_of_sources = fingerprint()
    prepare(content)
    draft = dist.with_name(f".{dist.name}-draft")
    shutil.rmtree(draft, ignore_errors=True)
    shutil.copytree(export(), draft)
    finish(content, draft)
    _swap(draft, dist)
    _mark(dist).parent.mkdir(parents=True, exist_ok=True)
    _mark(dist).write_text(print_of_sources)


def finish(content: Content, site: Path) -> None:
    """Makes an exported site ready for any static host."""
    plain = bool(os.environ.get("PLAIN"))
    settle(site, FALLBACK if plain else LOST)
    if not plain:
        share_drawings(site)
        inline_styles(site)
        prune_scripts(site)
    give_players(site)
    for stray in ("external", "styles"):
        shutil.rmtree(site / stray, ignore_errors=True)
    (site / "generated" / STYLESHEET).unlink(missing_ok=True)
    draw_icons(ROOT / "assets" / content.home.playground.mushroom.lstrip("/"), site / "icons")
    draw_cards(content, site / "share")
    provide_gsap(site)
    for name, text in feeds(content).items():
        (site / name).write_text(text)
    write_resume(content, site)
    prove_resume(site)
    mount(site, content.site.base)
    write_hosts(site, Hosting(content.site.base, security_headers(site, content)))
    compress(site)


def _swap(draft: Path, dist: Path) -> None:
    old = dist.with_name(f".{dist.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if dist.exists():
        dist.rename(old)
    draft.rename(dist)
    shutil.rmtree(old, ignore_errors=True)


def _mark(dist: Path) -> Path:
    return CACHE / f"built-{dist.name}"
