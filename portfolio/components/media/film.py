"""Reads the length of a film that the site serves itself."""

from __future__ import annotations

from urllib.parse import urlsplit

from portfolio.paths import asset_file
from portfolio.picture_files import films

PLAYERS = "/player/"
"""Beginning of the address of a page that plays a film of this site."""


def film_seconds(src: str) -> int | None:
    """Returns the length of the film of a player page, in whole seconds.

    Args:
        src: The player page, such as ``/player/wato?loop=1``.

    Returns:
        None if the page is another site's or its film has no MP4 file that says it.
    """
    path = urlsplit(src).path
    if not path.startswith(PLAYERS):
        return None
    file = asset_file(f"/video/{path.removeprefix(PLAYERS)}.mp4")
    return films.film_seconds(file) if file.is_file() else None
