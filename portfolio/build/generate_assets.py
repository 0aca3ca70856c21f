"""Makes the files that pages refer to and that are drawn from content: styles, titles, pictures."""

from __future__ import annotations

from pathlib import Path
from typing import get_args
from unicodedata import is_normalized, normalize
from urllib.parse import urljoin

import tinycss2
from tinycss2.ast import AtRule

from portfolio.atomic_write import write_file, write_folder
from portfolio.components.inline_script import load_script
from portfolio.content.diagnostics import ContentError, Diagnostic
from portfolio.content.rendered_texts import TEXT_STORE
from portfolio.content.theme_files import replaced_files
from portfolio.drawing.backdrops import BACKDROPS
from portfolio.drawing.draw_titles import draw_page_titles
from portfolio.export.rewrite_urls import rewrite_css
from portfolio.fonts.client_faces import client_faces
from portfolio.fonts.fallback_metrics import WIDTHS
from portfolio.fonts.site_fonts import site_fonts
from portfolio.images.renditions import copy_renditions, store_renditions, write_placeholder_colors
from portfolio.layout.header import with_menu_window
from portfolio.layout.page_scripts import SEARCH_DIALOG, page_script
from portfolio.models.content import Content
from portfolio.models.theme.roles import Scheme
from portfolio.models.theme.theme import Theme
from portfolio.paths import (
    ASSETS,
    ENGINE,
    ENGINE_ASSETS,
    GENERATED,
    OWN_SECTIONS,
    SERVED,
    SITE,
    STICKER_OUTLINES,
    files_below,
    own_assets,
)
from portfolio.picture_files.plain_svg import plain_drawing
from portfolio.stickers.outline_sheet import outline_sheet
from portfolio.theme.font_faces import client_font_faces, copy_fonts, font_faces, leading_rule
from portfolio.theme.stylesheet import shared_stylesheet, stylesheet
from portfolio.theme.tokens import in_theme_colors

STYLESHEET_FILE = "site.css"
"""File of all styles, for Reflex; an exported page has its own inside."""

PAGE_SCRIPT_FILE = "page.js"
"""Script of every page, for what can wait until the page is parsed."""

SECTIONS = (ENGINE / "sections", OWN_SECTIONS)
"""Folders of the sections; a section's script is a file of its own."""

THEME_FILE = "theme.css"
"""Tokens, type, buttons and the owner's name, for the pages that are written by hand."""

OWN_STYLES = ASSETS / "site.css"

ONLY_AT_THE_TOP = ("import", "namespace", "charset")
"""Rules that have no effect within a layer."""


def generate_assets(content: Content) -> None:
    """Writes stylesheets, backgrounds, lettering and pictures; what is up to date is kept.

    No other process compiles meanwhile, except for pictures, which may take minutes to make.
    """
    # Importing Reflex takes longer than all else in a build of a site that has not changed.
    from sandbox_islands.reflex_insides import file_lock

    pictures = store_renditions(content)
    for store in (TEXT_STORE, WIDTHS):
        store.delete_unused()
    with file_lock(ASSETS):
        _write_files(content, pictures)


def _write_files(content: Content, pictures: set[str]) -> None:
    faces, clients = site_fonts(content), [*client_faces(content)]
    copy_fonts(faces, GENERATED / "fonts", [file for _, file in clients])
    fonts = font_faces(faces)
    styles = "\n".join([fonts, client_font_faces(clients), leading_rule(faces)])
    whole = stylesheet(content.theme, styles, own_styles())
    write_file(GENERATED / STYLESHEET_FILE, with_menu_window(whole, content, faces))
    shared = shared_stylesheet(content.theme, fonts, content.site.owner)
    write_file(GENERATED / THEME_FILE, shared)
    script_of_page = page_script(content.site, has_collection=bool(content.collection))
    write_file(GENERATED / PAGE_SCRIPT_FILE, script_of_page)
    for script in (SEARCH_DIALOG, *section_scripts()):
        write_file(GENERATED / script.name, load_script(script))
    for name, draw in BACKDROPS.items():
        write_file(GENERATED / name, draw())
    copy_served_files(content.theme)
    write_file(STICKER_OUTLINES, outline_sheet(content))
    draw_page_titles(content)
    copy_renditions(pictures, GENERATED / "img")
    # Last, because the colours are read from the narrowest renditions.
    write_placeholder_colors(content, GENERATED / "img")


def section_scripts() -> list[Path]:
    """Returns the scripts of all kinds of section; a page loads them by their names."""
    return [it for folder in SECTIONS for it in files_below(folder) if it.suffix == ".js"]


def copy_served_files(theme: Theme) -> None:
    """Copies files of theme and engine to where builds and servers look first; deletes all others.

    A theme's file takes the place of the site's own, which takes the place of the engine's. Its
    drawings get the colours of the theme.
    """
    served = {**_engine_files(), **_composed_files(), **replaced_files(theme)}
    write_folder(
        SERVED, {SERVED / address: _served(file, theme) for address, file in served.items()}
    )


def _served(file: Path, theme: Theme) -> bytes | str:
    """Returns what is served of a file.

    Raises:
        DrawingError: It is a drawing that names colours of the theme, and not a plain one.
    """
    if file.suffix != ".svg":
        return file.read_bytes()
    svg = file.read_text()
    light, dark = (in_theme_colors(svg, theme, scheme) for scheme in get_args(Scheme))
    return svg if light == svg else plain_drawing(file, light, dark)


def _engine_files() -> dict[str, Path]:
    """Returns the files that the engine serves and the site has not, by addresses as a theme's.

    A site without a video has no player.
    """
    has_videos = any((ASSETS / "video").glob("*.webm"))
    folders = ("",) if has_videos else ("svg", "vertices")
    files = {
        file.relative_to(ENGINE_ASSETS).as_posix(): file
        for folder in folders
        for file in (ENGINE_ASSETS / folder).rglob("*.*")
    }
    return {name: it for name, it in files.items() if not (ASSETS / name).exists()}


def _composed_files() -> dict[str, Path]:
    """Returns the files whose names have letters apart from their accents, by composed names.

    Links have composed ones. A Mac takes letters and accents apart.
    """
    files = {it.relative_to(ASSETS).as_posix(): it for it in own_assets(ASSETS)}
    apart = (name for name in files if not is_normalized("NFC", name))
    return {normalize("NFC", name): files[name] for name in apart}


def own_styles() -> str:
    """Returns the owner's styles, whose relative addresses start from the root as in their file.

    Raises:
        ContentError: If they import others.
    """
    if not OWN_STYLES.is_file():
        return ""
    css = OWN_STYLES.read_text(encoding="utf-8")
    for rule in tinycss2.parse_stylesheet(css):
        if rule.type == "at-rule" and rule.lower_at_keyword in ONLY_AT_THE_TOP:
            raise ContentError([_misplaced(rule)])
    return rewrite_css(css, lambda url: url if url.startswith("#") else urljoin("/", url))


def _misplaced(rule: AtRule) -> Diagnostic:
    return Diagnostic(
        OWN_STYLES.relative_to(SITE).as_posix(),
        rule.source_line,
        rule.source_column,
        "",
        "expected rules that work within a cascade layer",
        f"@{rule.at_keyword}",
        'a stylesheet elsewhere is a <link rel="stylesheet"> in `head` of site.yaml',
    )
