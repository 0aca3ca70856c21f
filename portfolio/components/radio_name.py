"""Names of radio groups."""

from __future__ import annotations

import hashlib
import string

from portfolio.models.sections.base import Section

LENGTH = 5
LETTERS = string.ascii_letters + string.digits


def radio_name(section: Section) -> str:
    """Returns 5 letters and digits, derived from a hash of the section's content.

    The same section always gets the same name, so that server and browser agree.
    """
    digest = hashlib.sha256(repr(section).encode()).digest()
    return "".join(LETTERS[byte % len(LETTERS)] for byte in digest[:LENGTH])
