"""Puts exported pages where a static host looks for them."""

from __future__ import annotations

from pathlib import Path

from portfolio.export.chunks import Chunks

LOST = "not-found"
"""The route of the prerendered not-found page; hosts know it as 404.html."""

LOST_FILM = "p { display: block }"
"""What the player says to a browser without JavaScript: it cannot tell which film is meant."""

FALLBACK = "__spa-fallback"
"""An empty page that a router fills; it can become the page of any address."""


def settle(site: Path, lost: str = LOST) -> None:
    """Leaves one file a route: ``/projects`` is ``projects.html``, an unknown one ``404.html``.

    Args:
        site: The exported site.
        lost: Name of the page that answers unknown addresses.
    """
    (site / f"{lost}.html").replace(site / "404.html")
    for stray in (LOST, FALLBACK):
        (site / f"{stray}.html").unlink(missing_ok=True)
    for page in list(site.rglob("index.html")):
        if page.parent != site:
            page.unlink()
            if not any(page.parent.iterdir()):
                page.parent.rmdir()


def give_players(site: Path) -> None:
    """Gives every video a page of its own, such as ``/player/wato``: a copy of the one player.

    Without JavaScript the copy plays its video with the browser's own controls.
    """
    player = (site / "player.html").read_text()
    for video in (site / "video").glob("*.webm"):
        page = player.replace(LOST_FILM, "main > video { display: none }")
        page = page.replace("</main>", f"<noscript>{_film(video)}</noscript></main>")
        (site / "player" / f"{video.stem}.html").write_text(page)


def _film(video: Path) -> str:
    address = f"/video/{video.stem}"
    formats = [it for it in ("webm", "mp4") if video.with_suffix(f".{it}").exists()]
    sources = (f'<source src="{address}.{it}" type="video/{it}">' for it in formats)
    return f'<video controls playsinline poster="{address}.webp">{"".join(sources)}</video>'


def prune_scripts(site: Path) -> None:
    """Takes away the chunks that no page can reach."""
    chunks = Chunks(site / "assets")
    reachable = chunks.reachable("".join(page.read_text() for page in site.rglob("*.html")))
    for script in (site / "assets").glob("*.js"):
        if script.name not in reachable:
            script.unlink()
