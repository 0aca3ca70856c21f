"""Finishes the page of the video player, and gives each video a page of its own."""

from __future__ import annotations

from html import escape
from pathlib import Path

from portfolio.export.exported_pages import ExportedPages
from portfolio.i18n.locale import Locale
from sandbox_islands.html import append_html, parse_html, to_html

PLAYER = "player.html"

NO_SCRIPT_STYLES = "main > video { display: none }"
"""Without JavaScript the page shows a video with native controls instead of the player's own."""


def translate_player(pages: ExportedPages, locale: Locale) -> None:
    """Puts the words of the site's language into the page of the video player.

    ``data-word`` of an element names its word, one of ``PlayerWords``. A player that the owner
    wrote stays as it is.

    Args:
        pages: The pages of the site.
        locale: The language.
    """
    words = locale.words.player.props()
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
    """Adds a page such as ``/player/wato`` for each video in ``/video/``.

    Every page is a copy of ``player.html``, which reads the video's name from its address. Without
    JavaScript the copy plays its video with the browser's own controls.

    Args:
        pages: The pages of the site; its routes are flat.
    """
    site = pages.site
    player = pages.plain.get(site / PLAYER)
    for video in sorted(filter(Path.is_file, (site / "video").glob("*.webm"))):
        page = parse_html(to_html(player) if player else (site / PLAYER).read_text())
        for style in page.css("noscript > style"):
            style.inner_html = NO_SCRIPT_STYLES
        for main in page.css("main"):
            append_html(main, f"<noscript>{_video_element(video)}</noscript>")
        pages.plain.write(site / "player" / f"{video.stem}.html", page)


def _video_element(video: Path) -> str:
    address = f"/video/{video.stem}"
    formats = [ending for ending in ("webm", "mp4") if video.with_suffix(f".{ending}").exists()]
    sources = (f'<source src="{address}.{it}" type="video/{it}">' for it in formats)
    poster = f' poster="{address}.webp"' if video.with_suffix(".webp").exists() else ""
    return f"<video controls playsinline{poster}>{''.join(sources)}</video>"
