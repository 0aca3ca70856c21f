"""Names of files and addresses that are made of words."""

from __future__ import annotations

import re
import unicodedata

from anyascii import anyascii

SPELT = str.maketrans({"ø": "oe", "Ø": "Oe", "&": " and "})
"""Letters and signs that their languages spell otherwise than anyascii does."""

SIGNS = {re.compile(r"(?<=\w)#"): " sharp ", re.compile(r"(?<=[\w+])\+"): " plus "}
"""Signs behind a letter that tell names such as C, C++ and C# apart."""


def slug(words: str) -> str:
    """Returns words as small letters, digits and single dashes, e.g. ``acme-shop``.

    Args:
        words: Words of any alphabet.

    Returns:
        Nothing if the words have no letter or digit.
    """
    return re.sub(r"[^a-z0-9]+", "-", in_latin(words).casefold()).strip("-")


def in_latin(words: str) -> str:
    """Returns words in Latin letters without marks, e.g. ``Marti`` for ``Martı``."""
    spelt = unicodedata.normalize("NFC", words).translate(SPELT)
    for sign, word in SIGNS.items():
        spelt = sign.sub(word, spelt)
    return anyascii(spelt).replace("'", "")
