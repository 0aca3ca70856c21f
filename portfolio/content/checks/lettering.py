"""Words that are drawn as stickers: there has to be something to draw."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from portfolio.content.diagnostics import Diagnostic, format_value
from portfolio.content.document import Document
from portfolio.models.meaning import Meaning

VISIBLE = frozenset("LNPS")
"""First letters of the Unicode categories that leave ink: letters, numbers, signs and symbols."""


def invisible_lettering(document: Document) -> Iterator[Diagnostic]:
    """Yields lettering that has characters, none of them visible."""
    for loc, text in document.texts(Meaning.LETTERING):
        if text and not any(unicodedata.category(letter)[0] in VISIBLE for letter in text):
            yield document.diagnostic(
                loc,
                "expected words to draw",
                found=format_value(text),
                hint="one visible letter is enough",
            )
