"""Props of the playground that tests use."""

from __future__ import annotations

from typing import Any

FAST: dict[str, Any] = {"interval": 30}
"""Stickers appear at once."""

ALL_LOADED: dict[str, Any] = {"loadTimeout": 600_000}
"""Nothing starts before every picture is loaded, so stickers come in the order of the content."""

REPEATABLE: dict[str, Any] = {"seed": 10, **ALL_LOADED}
"""Stickers appear at the same points every time: bomb, cassette and rainbow uncovered and apart."""
