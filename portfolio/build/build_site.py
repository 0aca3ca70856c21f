"""The build: from content to a folder that any host can serve."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from portfolio.atomic_write import write_file
from portfolio.build.atomic_replace import put_in_place, recover
from portfolio.build.build_lock import turn
from portfolio.build.fingerprint import fingerprint
from portfolio.build.generate_assets import STYLESHEET, prepare
from portfolio.build.reflex_export import export
from portfolio.export.base_path import mount
from portfolio.export.feeds import feeds
from portfolio.export.flatten_routes import (
    FALLBACK,
    LOST,
    give_players,
    prune_scripts,
    settle,
)
from portfolio.export.host_configs import write_hosts
from portfolio.export.hosting import Hosting
from portfolio.export.lab import provide_gsap
from portfolio.export.precompress import compress
from portfolio.export.purge_css import inline_styles
from portfolio.export.security_headers import security_headers
from portfolio.export.svg_sprites import share_drawings
from portfolio.images.favicons import write_favicons
from portfolio.images.social_images import write_social_images
from portfolio.models.content import Content
from portfolio.paths import CACHE, ROOT
from portfolio.progress import status
from portfolio.resume.files import verify_resume_files, write_resume_files


class MountError(Exception):
    """An ordinary Reflex site was asked for below a path, where its router finds no page."""

    def __init__(self, base: str) -> None:
        super().__init__(
            f"PLAIN=1 makes an ordinary Reflex site, which works only at the root of a host, not "
            f"below {base}. Take away PLAIN, or set SITE_PATH=/ to build it for the root."
        )


def is_current(dist: Path) -> bool:
    """Tells whether a folder holds the site as its sources are now."""
    mark = _mark(dist)
    return dist.is_dir() and mark.exists() and mark.read_text() == fingerprint()


def build(content: Content, dist: Path) -> None:
    """Builds the site beside the last good one and swaps it in at the end.

    Args:
        content: What the site says.
        dist: The folder to fill; untouched if anything fails or the build is killed.

    Raises:
        MountError: If an ordinary Reflex site is asked for below a path.
        ExportError: If Reflex fails.
        LabError: If a page of the lab lacks a library.
        ResumeError: If the resume cannot be made in every form.
    """
    if _is_plain() and content.site.base:
        raise MountError(content.site.base)
    with turn(CACHE / "build.lock") as held:
        recover(dist)
        print_of_sources = fingerprint()
        prepare(content)
        draft = dist.with_name(f".{dist.name}-draft")
        shutil.rmtree(draft, ignore_errors=True)
        with status("Exporting the pages"):
            shutil.copytree(export(held), draft)
        with status("Finishing the pages"):
            finish(content, draft)
        _mark(dist).unlink(missing_ok=True)
        put_in_place(draft, dist)
        write_file(_mark(dist), print_of_sources)


def finish(content: Content, site: Path) -> None:
    """Makes an exported site ready for any static host."""
    settle(site, FALLBACK if _is_plain() else LOST)
    if not _is_plain():
        share_drawings(site)
        inline_styles(site)
        prune_scripts(site)
    give_players(site)
    for stray in ("external", "styles"):
        shutil.rmtree(site / stray, ignore_errors=True)
    (site / "generated" / STYLESHEET).unlink(missing_ok=True)
    write_favicons(ROOT / "assets" / content.home.playground.mushroom.lstrip("/"), site / "icons")
    write_social_images(content, site / "share")
    provide_gsap(site)
    for name, text in feeds(content).items():
        (site / name).write_text(text)
    write_resume_files(content, site)
    verify_resume_files(site)
    mount(site, content.site.base)
    write_hosts(site, Hosting(content.site.base, security_headers(site, content)))
    compress(site)


def _is_plain() -> bool:
    return bool(os.environ.get("PLAIN"))


def _mark(dist: Path) -> Path:
    return CACHE / f"built-{dist.name}"
