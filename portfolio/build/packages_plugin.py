"""The Reflex plugin that has builds and development install npm's packages once for both."""

from __future__ import annotations

from typing import Any

import reflex as rx

from portfolio.paths import DEV_WEB, SITE, WEB
from sandbox_islands.reflex_insides import complete_packages


class PackagesPlugin(rx.plugins.Plugin):
    """Takes missing packages from the folder of the other: of builds, or of development.

    Reflex installs what is missing after this, and compiles in different processes do not overlap,
    so that the packages are complete or said to be incomplete.
    """

    def pre_compile(self, **_: Any) -> None:
        """Completes the packages, unless Reflex has still to make its folder, which empties it."""
        if (WEB / "reflex.json").exists():
            complete_packages(WEB, [it for it in (SITE / ".web", SITE / DEV_WEB) if it != WEB])
