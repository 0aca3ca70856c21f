"""Makes a site that Reflex has exported ready for any static host: the export steps in order."""

from __future__ import annotations

import shutil
from pathlib import Path

from portfolio.errors import BuildError
from portfolio.export.base_path import add_base_path
from portfolio.export.feeds import feeds
from portfolio.export.first_screen import mark_pages_with_preloader
from portfolio.export.flatten_routes import flatten_routes, keep_not_found
from portfolio.export.hash_assets import hash_assets
from portfolio.export.html_file import set_language, translate_static_pages, whole_pages
from portfolio.export.lab import provide_gsap
from portfolio.export.precompress import precompress
from portfolio.export.purge_css import inline_styles
from portfolio.export.scripts.chunk_graph import GRAPH, ChunkGraph
from portfolio.export.scripts.minify_scripts import minify_scripts
from portfolio.export.scripts.prune_scripts import prune_scripts
from portfolio.export.svg_sprites import extract_sprites
from portfolio.export.video_players import add_video_players
from portfolio.hosting.host_configs import write_host_configs
from portfolio.hosting.rules import Hosting
from portfolio.hosting.security_headers import security_headers
from portfolio.images.favicons import write_favicons
from portfolio.images.published_files import remove_metadata
from portfolio.images.social_images import write_social_images
from portfolio.models.content import Content
from portfolio.paths import DRAWINGS, ROOT
from portfolio.resume.files import verify_resume_files, write_resume_files

UNUSED = ("external", "styles", "generated/site.css", GRAPH)
"""What Reflex and Vite need to build, and no page needs."""

COPIED = ROOT / ".web" / "public"
"""Where Reflex copies the assets; it deletes none there."""


class WholePageError(BuildError):
    """A page that is hydrated whole cannot be below a path: the router would not find it."""

    def __init__(self, page: Path, base: str) -> None:
        super().__init__(
            f"{page.name} has interactive components outside of islands, so that React Router runs "
            f"in it; that works only at the root of a host, not below {base}. Put the components "
            "into an island, or give the site a host of its own (address in site.yaml)."
        )


def postprocess(content: Content, site: Path) -> None:
    """Changes an exported site in place.

    Pages that are hydrated whole keep their markup, styles and scripts: React compares them with
    what it renders.

    Args:
        content: The content of the site.
        site: The exported site.

    Raises:
        WholePageError: If the site is below a path and has a page that is hydrated whole.
        NodeError: If styles or scripts cannot be reduced.
        LabError: If a page of the lab lacks a library.
        ResumeError: If the resume cannot be made in every form.
    """
    _remove_deleted_assets(site)
    if DRAWINGS.is_dir():
        shutil.copytree(DRAWINGS, site, dirs_exist_ok=True)
    flatten_routes(site)
    _refuse_whole_pages_below(content.site.base, site)
    graph = ChunkGraph.read(site)
    extract_sprites(site)
    mark_pages_with_preloader(site)
    minify_scripts(site)
    inline_styles(site, graph)
    prune_scripts(site, graph)
    translate_static_pages(site, content.site.locale)
    for edition in content.translations:
        set_language(site, edition.site)
    add_video_players(site)
    _remove_unused(site)
    remove_metadata(site)
    _add_files(content, site)
    hash_assets(site)
    add_base_path(site, content.site.base)
    write_host_configs(site, Hosting(content.site.base, security_headers(site, content)))
    keep_not_found(site)
    precompress(site)


def _remove_deleted_assets(site: Path) -> None:
    """Removes the copies of assets that are no longer there, from the site and for later builds."""
    for file in [it for it in COPIED.rglob("*") if it.is_file()]:
        name = file.relative_to(COPIED)
        if not (ROOT / "assets" / name).exists():
            file.unlink()
            (site / name).unlink(missing_ok=True)


def _refuse_whole_pages_below(base: str, site: Path) -> None:
    if not base:
        return
    for file in sorted(whole_pages(site)):
        if file.suffix == ".html":
            raise WholePageError(file, base)


def _remove_unused(site: Path) -> None:
    for unused in (site / name for name in UNUSED):
        if unused.is_dir():
            shutil.rmtree(unused)
        else:
            unused.unlink(missing_ok=True)


def _add_files(content: Content, site: Path) -> None:
    """Writes icons, social images, the lab's library, feeds and the resume's files."""
    write_favicons(content, site / "icons")
    write_social_images(content, site / "share")
    provide_gsap(site)
    write_resume_files(content, site)
    verify_resume_files(content, site)
    for name, text in feeds(content).items():
        (site / name).write_text(text)
