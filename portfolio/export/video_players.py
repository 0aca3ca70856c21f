"""Gives every video of the site a player page of its own."""

from __future__ import annotations

from pathlib import Path

from custom_components.html import append_html, parse_html, to_html
from portfolio.export.exported_pages import ExportedPages

NO_SCRIPT_STYLES = "main > video { display: none }"
"""Without JavaScript the page shows a video with native controls instead of the player's own."""


def add_video_players(pages: ExportedPages) -> None:
    """Adds a page such as ``/player/wato`` for each film in ``/video/``.

    Every page is a copy of ``player.html``, which reads the film's name from its address. Without
    JavaScript the copy plays its film with the browser's own controls.

    Args:
        pages: The pages of the site; its routes are flat.
    """
    site = pages.site
    for film in sorted((site / "video").glob("*.webm")):
        page = parse_html(to_html(pages.plain[site / "player.html"]))
        for style in page.css("noscript > style"):
            style.inner_html = NO_SCRIPT_STYLES
        for main in page.css("main"):
            append_html(main, f"<noscript>{_video(film)}</noscript>")
        pages.plain[site / "player" / f"{film.stem}.html"] = page


def _video(film: Path) -> str:
    address = f"/video/{film.stem}"
    formats = [it for it in ("webm", "mp4") if film.with_suffix(f".{it}").exists()]
    sources = (f'<source src="{address}.{it}" type="video/{it}">' for it in formats)
    return f'<video controls playsinline poster="{address}.webp">{"".join(sources)}</video>'
