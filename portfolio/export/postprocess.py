"""Makes a site that Reflex has exported ready for any static host: the export steps in order."""

from __future__ import annotations

import shutil
from pathlib import Path

from portfolio.export.base_path import add_base_path
from portfolio.export.chunk_graph import GRAPH, ChunkGraph
from portfolio.export.feeds import feeds
from portfolio.export.flatten_routes import FALLBACK, NOT_FOUND, flatten_routes
from portfolio.export.hash_assets import hash_assets
from portfolio.export.lab import provide_gsap
from portfolio.export.precompress import precompress
from portfolio.export.prune_scripts import prune_scripts
from portfolio.export.purge_css import inline_styles
from portfolio.export.svg_sprites import extract_sprites
from portfolio.export.video_players import add_video_players
from portfolio.hosting.host_configs import write_host_configs
from portfolio.hosting.rules import Hosting
from portfolio.hosting.security_headers import security_headers
from portfolio.images.favicons import write_favicons
from portfolio.images.social_images import write_social_images
from portfolio.models.content import Content
from portfolio.paths import ROOT
from portfolio.resume.files import verify_resume_files, write_resume_files

UNUSED = ("external", "styles", "generated/site.css", GRAPH)
"""What Reflex and Vite need to build, and no page needs."""


def postprocess(content: Content, site: Path, *, plain: bool) -> None:
    """Changes an exported site in place.

    Args:
        content: The content of the site.
        site: The exported site.
        plain: Whether it is an ordinary Reflex site, whose router needs its pages and scripts as
            they are.

    Raises:
        PurgeError: If the stylesheets cannot be reduced.
        LabError: If a page of the lab lacks a library.
        ResumeError: If the resume cannot be made in every form.
    """
    flatten_routes(site, FALLBACK if plain else NOT_FOUND)
    if not plain:
        graph = ChunkGraph.read(site)
        extract_sprites(site)
        inline_styles(site, graph)
        prune_scripts(site, graph)
    add_video_players(site)
    _remove_unused(site)
    _add_files(content, site)
    if not plain:
        hash_assets(site)
    add_base_path(site, content.site.base)
    write_host_configs(site, Hosting(content.site.base, security_headers(site, content)))
    precompress(site)


def _remove_unused(site: Path) -> None:
    for unused in (site / name for name in UNUSED):
        if unused.is_dir():
            shutil.rmtree(unused)
        else:
            unused.unlink(missing_ok=True)


def _add_files(content: Content, site: Path) -> None:
    """Writes icons, social images, the lab's library, feeds and the resume's files."""
    write_favicons(ROOT / "assets" / content.home.playground.mushroom.lstrip("/"), site / "icons")
    write_social_images(content, site / "share")
    provide_gsap(site)
    for name, text in feeds(content).items():
        (site / name).write_text(text)
    write_resume_files(content, site)
    verify_resume_files(site)
