"""Finishes the page of the video player, and brings GSAP to the pages of the lab."""

from __future__ import annotations

import shutil
from html import escape
from pathlib import Path

from portfolio.errors import BuildError
from portfolio.export.exported_pages import ExportedPages
from portfolio.i18n.locale import Locale
from portfolio.paths import WEB
from sandbox_islands.html import append_html, parse_html, to_html

PLAYER = "player.html"

NO_SCRIPT_STYLES = "main > video { display: none }"
"""Without JavaScript the page shows a video with native controls instead of the player's own."""

GSAP = WEB / "node_modules" / "gsap" / "dist" / "gsap.min.js"
"""A library that git does not have. ``rxconfig.py`` keeps its npm package installed, whether or not
an island uses it."""

SERVED_GSAP = "vendor/gsap.js"
"""Where the lab's pages load it from."""


def translate_player(pages: ExportedPages, locale: Locale) -> None:
    """Puts the words of the site's language into the page of the video player.

    ``data-word`` of an element names its word, one of ``LabWords``. A player that the owner wrote
    stays as it is.

    Args:
        pages: The pages of the site.
        locale: The language.
    """
    words = locale.words.lab.props()
    player = pages.plain.get(pages.site / PLAYER)
    if not player:
        return
    for root in player.css("html"):
        root.attrs["lang"] = locale.language
    for element in player.css("[data-word]"):
        element.inner_html = escape(words[element.attrs["data-word"] or ""], quote=False)
        del element.attrs["data-word"]
    pages.plain.write(pages.site / PLAYER, player)


def add_video_players(pages: ExportedPages) -> None:
    """Adds a page such as ``/player/wato`` for each film in ``/video/``.

    Every page is a copy of ``player.html``, which reads the film's name from its address. Without
    JavaScript the copy plays its film with the browser's own controls.

    Args:
        pages: The pages of the site; its routes are flat.
    """
    site = pages.site
    player = pages.plain.get(site / PLAYER)
    html = to_html(player) if player else (site / PLAYER).read_text()
    for film in sorted((site / "video").glob("*.webm")):
        page = parse_html(html)
        for style in page.css("noscript > style"):
            style.inner_html = NO_SCRIPT_STYLES
        for main in page.css("main"):
            append_html(main, f"<noscript>{_video(film)}</noscript>")
        pages.plain.write(site / "player" / f"{film.stem}.html", page)


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
    own = sorted(it for it in pages.own if it.parent == lab and it.suffix == ".html")
    loading = [it.name for it in own if SERVED_GSAP in it.read_text(errors="replace")]
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
