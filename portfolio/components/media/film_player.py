"""A film in a text, as HTML."""

from __future__ import annotations

from html import escape

from portfolio.components.media.picture import picture_address
from portfolio.models.text_pictures import Film


def film_html(film: Film) -> str:
    """Returns a film with the browser's own controls; nothing of it moves until it is played.

    A film with a poster is not fetched before. Of another the browser shows the first frame.
    """
    poster = film.poster
    attributes = {
        "src": film.src,
        "aria-label": film.alt,
        "preload": "none" if poster else "metadata",
        **({"poster": picture_address(poster)} if poster else {}),
        **(dict(zip(("width", "height"), film.size, strict=True)) if film.size else {}),
    }
    said = " ".join(f'{name}="{escape(str(value))}"' for name, value in attributes.items())
    return f"<video controls playsinline {said}></video>"
