"""Makes a site that Reflex has exported ready for any static host: the export steps in order."""

from __future__ import annotations

import shutil
from itertools import chain
from pathlib import Path

from portfolio.content.routes import ROBOTS
from portfolio.export.alias_pages import old_addresses, redirects, write_alias_pages
from portfolio.export.article_feeds import article_feeds, feed_addresses
from portfolio.export.base_path import add_base_path
from portfolio.export.dead_addresses import require_known_addresses
from portfolio.export.exported_pages import ExportedPages, flatten_routes, keep_not_found
from portfolio.export.feeds import feeds, robots
from portfolio.export.filled_pages import fill_pages
from portfolio.export.hash_assets import hash_assets
from portfolio.export.icon_sheet import share_icons
from portfolio.export.named_addresses import in_css, in_page, origins
from portfolio.export.own_files import make_relative, own_files, remove_unpublished
from portfolio.export.player_pages import add_video_players, translate_player
from portfolio.export.precompress import precompress
from portfolio.export.purge_css import inline_styles
from portfolio.export.scripts import GRAPH_FILE, ChunkGraph, prune_scripts
from portfolio.export.search_index import write_search_index
from portfolio.hosting.rules import Hosting, write_host_configs
from portfolio.hosting.security_headers import Uses, security_headers
from portfolio.images.favicons import write_favicons
from portfolio.images.published_files import remove_places
from portfolio.images.social_images import write_social_images
from portfolio.models.content import Content
from portfolio.paths import ASSETS, SERVED, files_below
from portfolio.resume.files import write_resume_files
from portfolio.routing.site_pages import site_pages
from sandbox_islands.reflex_insides import file_lock

UNUSED_FILES = ("external", "styles", "generated/site.css", GRAPH_FILE)
"""What Reflex and Vite need to build, and no page needs."""


def postprocess(content: Content, site: Path) -> None:
    """Changes an exported site in place.

    Pages that are hydrated whole keep their markup, styles and scripts: React compares them with
    what it renders.

    Args:
        content: The content of the site.
        site: The exported site.

    Raises:
        BuildError: If styles cannot be reduced, the resume cannot be made in every form, or a page
            cannot be indexed for the search.
        ContentError: If a page has a link or a picture that leads nowhere within the site.
    """
    remove_unpublished(site)
    own = own_files(site)
    flatten_routes(site, own)
    fill_pages(site, content)
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
    _add_files(content, site)
    share_icons(pages)
    hash_assets(pages)
    later = [*feed_addresses(content), *(old.alias for old in old_addresses(content))]
    add_base_path(pages, content.site.base, later)
    for name, text in article_feeds(content, pages).items():
        (site / name).write_text(text)
    write_alias_pages(content, site)
    headers = security_headers(_checked(pages, content), content)
    write_host_configs(site, Hosting(content.site.base, headers, redirects(content)))
    keep_not_found(site)
    write_search_index(pages, content)
    precompress(site)


def _checked(pages: ExportedPages, content: Content) -> Uses:
    """Reads the finished pages once, and returns what they use that the policy has to allow.

    Raises:
        ContentError: If a page has a link or a picture that leads nowhere within the site.
    """
    uses, named = Uses(), {}
    for file, page in chain(pages.all().items(), pages.as_they_are().items()):
        named[file] = {*in_page(page)}
        uses.add_page(page)
        uses.origins.update(origins(named[file]))
    for file in files_below(pages.site, ".css", ".js", ".mjs"):
        text = file.read_text(errors="replace")
        uses.add_file(text)
        uses.origins.update(origins(in_css(text)) if file.suffix == ".css" else ())
    declared = {page.route: page.declared for page in site_pages(content)}
    require_known_addresses(pages, named, content.site.base, declared)
    return uses


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
