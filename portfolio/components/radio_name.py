"""Names of radio groups."""

from __future__ import annotations

import hashlib
import string

from portfolio.models.sections.base import Section

LENGTH = 5
LETTERS = string.ascii_letters + string.digits


def radio_name(section: Section) -> str:
    """Returns 5 letters and digits that look drawn by lot.

    They come from what the section says, so that server and browser agree.
    """
    digest = hashlib.sha256(repr(section).encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:LENGTH])
