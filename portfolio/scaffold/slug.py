"""Makes folder names out of titles."""

from __future__ import annotations

import re
import unicodedata

from portfolio.content.routes import SLUG
from portfolio.errors import CommandError


def slug_of(title: str) -> str:
    """Returns a title as the folder name and address it will have, e.g. ``acme-shop``.

    Raises:
        CommandError: The title has no letter or digit that an address can have.
    """
    spelt = unicodedata.normalize("NFKD", title.replace("&", " and "))
    bare = spelt.encode("ascii", "ignore").decode().casefold().replace("'", "")
    slug = re.sub(r"[^a-z0-9]+", "-", bare).strip("-")
    if not SLUG.fullmatch(slug):
        raise CommandError(
            f"No address can be made of {title!r}; give one with --slug, e.g. my-shop."
        )
    return slug


def one_line(title: str) -> str:
    """Returns a title without breaks and double spaces.

    Raises:
        CommandError: There is nothing left.
    """
    words = " ".join(title.split())
    if not words:
        raise CommandError("The title is empty.")
    return words
