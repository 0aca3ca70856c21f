"""Characters that come along with a paste and cannot be seen, and quotes that are curly."""

from __future__ import annotations

import re
from unicodedata import category, name

INVISIBLE = re.compile("[\u00a0\u00ad\u1680\u2000-\u200b\u202f\u205f-\u2064\u3000\ufeff]")
"""Spaces other than that of the keyboard, and signs of no width. Joiners are not among them, which
emoji and Persian are written with."""

NO_WIDTH = re.compile("(?<=[!-\u024f])[\u200b\u2060-\u2064\ufeff](?=[!-\u024f])")
"""Signs of no width between Latin letters; other scripts may need them where a line may break."""

CURLY_QUOTES = "\u201c\u201d\u201e\u2018\u2019\u201a"

VISIBLE_CATEGORIES = frozenset("LNPS")
"""First letters of the Unicode categories that leave ink: letters, numbers, signs and symbols."""


def is_visible(text: str) -> bool:
    """Returns whether any character of a text leaves ink."""
    return any(category(character)[0] in VISIBLE_CATEGORIES for character in text)


def describe(character: str) -> str:
    """Returns a character in words, e.g. ``narrow no-break space (U+202F)``."""
    return f"{name(character, 'unnamed character').lower()} (U+{ord(character):04X})"


def index_of_invisible(text: str) -> int | None:
    """Returns the index of a character that cannot be seen and does nothing for a text, if any."""
    if INVISIBLE.match(text[:1]):
        return 0
    if INVISIBLE.match(text[-1:]):
        return len(text) - 1
    match = NO_WIDTH.search(text)
    return match.start() if match else None


def odd_characters(text: str) -> str:
    """Returns a hint about characters that a text of letters and signs has by mistake, if any."""
    if match := INVISIBLE.search(text):
        return f"character {match.start() + 1} cannot be seen: {describe(match[0])}; delete it"
    if text[:1] and text[0] in CURLY_QUOTES:
        return "curly quotes are part of the text; write straight ones, or none"
    return ""
