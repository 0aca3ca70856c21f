"""Finishes the pages that are written by hand: the video player, and those of the lab."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path

from selectolax.lexbor import LexborHTMLParser

from portfolio.errors import BuildError
from portfolio.export.exported_pages import ExportedPages
from portfolio.i18n.locale import Locale
from portfolio.paths import SITE
from sandbox_islands.html import append_html, parse_html, to_html

PLAYER = "player.html"

NO_SCRIPT_STYLES = "main > video { display: none }"
"""Without JavaScript the page shows a video with native controls instead of the player's own."""

GSAP = SITE / ".web" / "node_modules" / "gsap" / "dist" / "gsap.min.js"
"""A library that git does not have. ``rxconfig.py`` keeps its npm package installed, whether or not
an island uses it."""

SERVED_GSAP = "vendor/gsap.js"
"""Where the lab's pages load it from."""


def translate_static_pages(pages: ExportedPages, locale: Locale) -> None:
    """Puts words of the site's language into the pages that are written by hand.

    ``data-word`` of an element names its word, one of ``LabWords``. The player says nothing else,
    so it is a page of that language; in the pages of the lab the element names the language.

    Args:
        pages: The pages of the site.
        locale: The language.
    """
    for file, page in pages.plain.items():
        if file == pages.site / PLAYER:
            for root in page.css("html"):
                root.attrs["lang"] = locale.language
            _translate(page, locale)
        elif file.is_relative_to(pages.site / "lab"):
            _translate(page, locale)


def _translate(page: LexborHTMLParser, locale: Locale) -> None:
    words = locale.words.lab.props()
    language = page.root and page.root.attributes.get("lang")
    for element in page.css("[data-word]"):
        name = element.attrs["data-word"]
        if name not in words:
            continue
        del element.attrs["data-word"]
        element.inner_html = escape(words[name], quote=False)
        if language != locale.language:
            element.attrs["lang"] = locale.language


def add_video_players(pages: ExportedPages) -> None:
    """Adds a page such as ``/player/wato`` for each film in ``/video/``.

    Every page is a copy of ``player.html``, which reads the film's name from its address. Without
    JavaScript the copy plays its film with the browser's own controls.

    Args:
        pages: The pages of the site; its routes are flat.
    """
    site = pages.site
    for film in sorted((site / "video").glob("*.webm")):
        page = parse_html(to_html(pages.plain[site / PLAYER]))
        for style in page.css("noscript > style"):
            style.inner_html = NO_SCRIPT_STYLES
        for main in page.css("main"):
            append_html(main, f"<noscript>{_video(film)}</noscript>")
        pages.plain[site / "player" / f"{film.stem}.html"] = page


def _video(film: Path) -> str:
    address = f"/video/{film.stem}"
    formats = [ending for ending in ("webm", "mp4") if film.with_suffix(f".{ending}").exists()]
    sources = (f'<source src="{address}.{it}" type="video/{it}">' for it in formats)
    return f'<video controls playsinline poster="{address}.webp">{"".join(sources)}</video>'


def provide_gsap(pages: ExportedPages, gsap: Path = GSAP) -> None:
    """Puts GSAP into the lab where a page there loads it.

    Args:
        pages: The pages of the site.
        gsap: The library's file.

    Raises:
        BuildError: If a page loads it and it is not installed.
    """
    lab = pages.site / "lab"
    loading = [
        file.name
        for file, page in pages.plain.items()
        if file.parent == lab and SERVED_GSAP in to_html(page)
    ]
    if not loading:
        return
    if not gsap.exists():
        raise BuildError(
            f"lab/{loading[0]} loads {SERVED_GSAP}, and GSAP is not installed. Put gsap into "
            "ISLAND_PACKAGES of rxconfig.py, or take the page out of assets/lab/."
        )
    target = lab / SERVED_GSAP
    target.parent.mkdir(exist_ok=True)
    shutil.copy(gsap, target)
