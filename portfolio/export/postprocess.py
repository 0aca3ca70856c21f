"""Makes a site that Reflex has exported ready for any static host: the export steps in order."""

from __future__ import annotations

import shutil
from itertools import chain
from pathlib import Path

from portfolio.content.routes import ROBOTS
from portfolio.export.alias_pages import redirects, write_alias_pages
from portfolio.export.article_feeds import article_feeds, feed_addresses
from portfolio.export.base_path import add_base_path
from portfolio.export.exported_pages import ExportedPages, flatten_routes, keep_not_found
from portfolio.export.feeds import feeds, robots
from portfolio.export.filled_pages import fill_pages
from portfolio.export.hash_assets import hash_assets
from portfolio.export.icon_sheet import share_icons
from portfolio.export.own_files import make_relative, own_files
from portfolio.export.precompress import precompress
from portfolio.export.purge_css import inline_styles
from portfolio.export.scripts import GRAPH_FILE, ChunkGraph, prune_scripts
from portfolio.export.search_index import write_search_index
from portfolio.export.static_pages import add_video_players, provide_gsap, translate_player
from portfolio.hosting.rules import Hosting, write_host_configs
from portfolio.hosting.security_headers import security_headers
from portfolio.images.favicons import write_favicons
from portfolio.images.published_files import remove_places
from portfolio.images.social_images import write_social_images
from portfolio.models.content import Content
from portfolio.paths import ASSETS, SERVED
from portfolio.resume.files import write_resume_files
from portfolio.routing.page_sources import PageSources
from sandbox_islands.reflex_insides import file_lock

UNUSED_FILES = ("external", "styles", "generated/site.css", GRAPH_FILE)
"""What Reflex and Vite need to build, and no page needs."""


def postprocess(content: Content, site: Path, named: PageSources) -> None:
    """Changes an exported site in place.

    Pages that are hydrated whole keep their markup, styles and scripts: React compares them with
    what it renders.

    Args:
        content: The content of the site.
        site: The exported site.
        named: What its pages name.

    Raises:
        BuildError: If styles cannot be reduced, a page of the lab lacks a library, the resume
            cannot be made in every form, or a page cannot be indexed for the search.
    """
    own = own_files(site)
    flatten_routes(site, own)
    fill_pages(site, content, named)
    with file_lock(ASSETS):
        if SERVED.is_dir():
            shutil.copytree(SERVED, site, dirs_exist_ok=True)
    pages = ExportedPages(site, own)
    graph = ChunkGraph.read(site)
    inline_styles(pages, graph)
    make_relative(site)
    prune_scripts(pages, graph)
    translate_player(pages, content.site.locale)
    for translation in content.translations:
        pages.set_language(translation.site)
    add_video_players(pages)
    _remove_unused(site)
    remove_places(site)
    provide_gsap(pages)
    _add_files(content, site)
    share_icons(pages)
    hash_assets(pages)
    in_base = add_base_path(pages, content.site.base, feed_addresses(content))
    for name, text in article_feeds(content, pages).items():
        (site / name).write_text(text)
    write_alias_pages(content, site)
    texts = [it.read_text() for pattern in ("*.js", "*.css") for it in sorted(site.rglob(pattern))]
    shown = chain(pages.all().values(), pages.as_they_are())
    named.code.update({in_base(code) for code in named.code})
    headers = security_headers(shown, texts, content, named)
    write_host_configs(site, Hosting(content.site.base, headers, redirects(content)))
    keep_not_found(site)
    write_search_index(pages, content)
    precompress(site)


def _remove_unused(site: Path) -> None:
    for unused in (site / name for name in UNUSED_FILES):
        if unused.is_dir():
            shutil.rmtree(unused)
        else:
            unused.unlink(missing_ok=True)


def _add_files(content: Content, site: Path) -> None:
    """Writes icons, social images, feeds and the resume's files."""
    write_favicons(content, site / "icons")
    write_social_images(content, site / "share")
    write_resume_files(content, site)
    own = site / ROBOTS
    own.write_text(robots(content, own.read_text() if own.exists() else ""))
    for name, text in feeds(content).items():
        (site / name).write_text(text)
