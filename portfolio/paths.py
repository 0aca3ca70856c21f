"""Where things are."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).parent.parent
CONTENT = ROOT / os.environ.get("CONTENT", "content")
"""The words and pictures; tests build other sites by setting the variable."""

SITE_PATH = os.environ.get("SITE_PATH")
"""Path of the host that this build is for, instead of that of the address in ``site.yaml``."""

CACHE = ROOT / ".cache"
"""What the build keeps from one run to the next."""


PLACEHOLDER_COLOURS = CACHE / "colours.json"
"""The placeholder colour of each picture, by the name of its narrowest rendition."""


GENERATED = ROOT / "assets" / "generated"
"""Served under /generated/, never committed."""

LETTERING = GENERATED / "lettering"
"""The drawings of page titles, such as ``projects.<hash>.svg``."""


def is_file(path: Path) -> bool:
    """Tells whether there is a file; a name that is too long for any is that of none."""
    try:
        return path.is_file()
    except OSError:
        return False
